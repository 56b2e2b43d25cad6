import { Trans } from '@lingui/react/macro';
import Sprout from 'lucide-react/icons/sprout';
import { type FormEvent, useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { childForm, readChild } from '../model/form.ts';
import type { Child } from '../model/record.ts';
import { ChildFields } from './ChildFields.tsx';
import { DeviceStorageNote } from './DeviceStorageNote.tsx';
import styles from './FirstChildForm.module.css';

/** Shown without a child: the purpose of the screen, and its first step. */
export function FirstChildForm({ onSave }: { onSave: (child: Child) => void }) {
  const [form, setForm] = useState(() => childForm(undefined));
  const { element, tried, fail } = useFirstProblem();
  const today = useToday();
  const { value, problems = {} } = readChild(form, today, undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!value) return fail();
    track('growth.start');
    onSave(value);
  };
  return (
    <form ref={element} className={layout.column4} noValidate onSubmit={submit}>
      <LeadAndMain
        lead={
          <div className={styles.welcome}>
            <div className={styles.icon}>
              <Sprout aria-hidden="true" size="3.2rem" strokeWidth={1.6} />
            </div>
            <h2 className={typography.title}>
              <Trans>How is your child growing?</Trans>
            </h2>
            <p className={styles.text}>
              <Trans>
                Weight, length, BMI and head circumference from birth to five years, on the growth curves of the World
                Health Organization. Who is it about?
              </Trans>
            </p>
          </div>
        }
        main={
          <>
            <Card padded>
              <ChildFields
                form={form}
                problems={tried ? problems : {}}
                today={today}
                onChange={(changes) => setForm((current) => ({ ...current, ...changes }))}
              />
            </Card>
            <Button type="submit" fullWidth>
              <Trans>Continue</Trans>
            </Button>
            <DeviceStorageNote />
          </>
        }
      />
    </form>
  );
}
