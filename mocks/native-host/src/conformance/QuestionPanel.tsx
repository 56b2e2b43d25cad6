import { useEffect, useRef } from 'react';
import type { Case } from './case.ts';
import type { Translate } from './texts.ts';

/** Asks the person before a case. */
export function QuestionPanel(props: { one: Case; t: Translate; onAnswer: (isAgreed: boolean) => void }) {
  const { one, t, onAnswer } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind = 'act', action, about } = one.question ?? {};
  return (
    <section className="panel conformance-question" aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1}>
        {kind === 'act' || kind === 'leave' ? action : t(one.title)}
      </h2>
      <p>{t(`ask.${kind}`)}</p>
      <p className="soft" lang="en">
        {about}
      </p>
      <div className="row wraps">
        <button type="button" className="main" onClick={() => onAnswer(true)}>
          {t('run')}
        </button>
        <button type="button" onClick={() => onAnswer(false)}>
          {t('skip')}
        </button>
      </div>
    </section>
  );
}
