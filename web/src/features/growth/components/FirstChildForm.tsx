import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Narrow } from '#ui/Columns.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { type ChildForm, childForm, readChild } from '../model/form.ts';
import type { Child } from '../model/record.ts';
import { useFamilyChild } from '../model/useFamilyChild.ts';
import { ChildFields } from './ChildFields.tsx';
import { DeviceStorageNote } from './DeviceStorageNote.tsx';
import styles from './FirstChildForm.module.css';

/** Shown without a child: the purpose of the screen, and its first step. */
export function FirstChildForm({ onSave }: { onSave: (child: Child) => void }) {
  const [edited, setEdited] = useState<ChildForm>();
  const { element, tried, fail } = useFirstProblem();
  const today = useToday();
  const familyChild = useFamilyChild(today);
  const form = edited ?? childForm(familyChild);
  const { value, problems = {} } = readChild(form, today, undefined);
  const submit = () => {
    if (!value) return fail();
    track('growth.start');
    onSave(value);
  };
  return (
    <Form ref={element} className={layout.column4} onSubmit={submit}>
      <Narrow>
        <div className={styles.welcome}>
          <SampleCurves />
          <h2 className={typography.title}>
            <Trans>How is your child growing?</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>Weight, length, BMI and head circumference up to five years, on the WHO growth curves.</Trans>
          </p>
        </div>
        <Card padded>
          <ChildFields
            form={form}
            problems={tried ? problems : {}}
            today={today}
            onChange={(changes) => setEdited({ ...form, ...changes })}
          />
          <div className={styles.action}>
            <Button type="submit" fullWidth>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </Card>
        <DeviceStorageNote />
      </Narrow>
    </Form>
  );
}

/** A drawing of growth curves, with the points of a child. */
const SampleCurves = () => (
  <svg className={styles.curves} viewBox="0 0 240 90" aria-hidden="true">
    {[0, 1, 2, 3, 4].map((line) => (
      <path key={line} d={`M4 ${84 - line * 4}C60 ${56 - line * 6} 130 ${40 - line * 7} 236 ${34 - line * 7}`} />
    ))}
    {[
      [30, 63],
      [68, 47],
      [112, 36],
      [160, 27],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="4" />
    ))}
  </svg>
);
