import { useEffect, useRef } from 'react';
import type { Answer, Case } from './case.ts';
import type { Translate } from './texts.ts';

/** Asks the person before a case. */
export function QuestionPanel(props: { one: Case; t: Translate; onAnswer: (answer: Answer) => void }) {
  const { one, t, onAnswer } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind = 'act', action, about, link } = one.question ?? {};
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
        {link && <a {...link}>{t('link')}</a>}
        <button type="button" className="main" onClick={() => onAnswer('yes')}>
          {t(link ? 'yes' : 'run')}
        </button>
        {link && (
          <button type="button" onClick={() => onAnswer('no')}>
            {t('no')}
          </button>
        )}
        <button type="button" onClick={() => onAnswer('skip')}>
          {t('skip')}
        </button>
      </div>
    </section>
  );
}
