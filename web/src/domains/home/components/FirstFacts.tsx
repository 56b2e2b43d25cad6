import { heightRange, weightRange } from '@health-app/sdk/safety';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate, mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { product } from '#platform/routing/product.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import layout from '#ui/Layout.module.css';
import { type FirstFact, openFacts, readAnswer } from '../model/first-facts.ts';
import { useSkippedFacts } from '../model/useSkippedFacts.ts';
import styles from './FirstFacts.module.css';

/**
 * Asks for the few facts that make the home useful, one at a time. Each can be skipped and is never asked again. The home
 * works without them, so nothing renders if the profile fails to load.
 */
export function FirstFacts() {
  const { data } = useOptionalQuery(useFirstQuery('user.information'));
  const [skipped, skip] = useSkippedFacts();
  const [fact, ...rest] = data ? openFacts(data, product, skipped) : [];
  if (!data || !fact) return null;
  return <Question key={fact} fact={fact} left={rest.length} onSkip={() => skip(fact)} />;
}

/** Whether a question was answered or skipped on this page. Only then the next question takes the focus. */
let answered = false;

interface Props {
  fact: FirstFact;
  /** Number of remaining questions. */
  left: number;
  onSkip: () => void;
}

function Question({ fact, left, onSkip }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const today = useToday();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSilentMutation(mutations.user.saveInformation, () => {
    track('firstRun.save', { fact });
    void invalidate(client, 'user');
  });
  useEffect(() => {
    if (answered) heading.current?.focus({ preventScroll: true });
  }, []);
  const { title, why, wrong } = {
    userName: {
      title: t`What may we call you?`,
      why: t`Family and partners see this name.`,
      wrong: t`Enter 1 to 30 characters`,
    },
    birthDate: {
      title: t`When were you born?`,
      why: t`Normal ranges and energy needs follow from your age.`,
      wrong: t`Enter your real date of birth.`,
    },
    gender: {
      title: t`Which sex do we calculate with?`,
      why: t`Normal ranges and energy at rest differ.`,
      wrong: t`Choose one, or skip the question.`,
    },
    height: { title: t`How tall are you?`, why: t`For your BMI and your energy.`, wrong: t`Enter 50 to 250 cm` },
    weight: {
      title: t`What do you weigh?`,
      why: t`For your energy target. It is also your first weight in the health data.`,
      wrong: t`Enter 2 to 300 kg`,
    },
  }[fact];
  const error = tried && readAnswer(fact, value, today) === undefined ? wrong : undefined;

  const submit = () => {
    const answer = readAnswer(fact, value, today);
    setTried(true);
    if (!answer) return;
    answered = true;
    save.run(answer);
  };
  return (
    <section className={styles.question} aria-labelledby={id}>
      <p className={styles.left}>
        <Plural value={left} _0="Last question" one="# more after this" other="# more after this" />
      </p>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <Form className={layout.stack3} busy={save.isPending} onSubmit={submit}>
        {fact === 'userName' && (
          <Field
            label={t`Your name`}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            hint={why}
            error={error}
            autoComplete="nickname"
            maxLength={60}
          />
        )}
        {fact === 'birthDate' && (
          <DateField label={t`Birth date`} value={value} onChange={setValue} max={today} hint={why} error={error} />
        )}
        {fact === 'gender' && (
          <>
            <Chips
              label={t`Sex`}
              value={value}
              onChange={setValue}
              error={error}
              options={[
                { value: '0', label: t`Female` },
                { value: '1', label: t`Male` },
              ]}
            />
            <p className={styles.why}>{why}</p>
          </>
        )}
        {(fact === 'height' || fact === 'weight') && (
          <NumberField
            label={fact === 'height' ? t`Height` : t`Weight`}
            unit={fact === 'height' ? 'cm' : 'kg'}
            value={value}
            onChange={setValue}
            range={fact === 'height' ? heightRange : weightRange}
            decimals={1}
            hint={why}
            error={error}
          />
        )}
        <InlineError error={save.error} />
        <div className={layout.tiles}>
          <Button type="submit" busy={save.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              answered = true;
              track('firstRun.skip', { fact });
              onSkip();
            }}
          >
            <Trans>Skip</Trans>
          </Button>
        </div>
      </Form>
    </section>
  );
}
