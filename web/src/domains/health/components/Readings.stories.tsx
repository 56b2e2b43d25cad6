import type { Condition, Reading } from '@health-app/sdk/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPath } from '#lib/path.ts';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { judgeReading, noteTopicOf } from '../model/judgement.ts';
import { HealthKindIcon } from './HealthKindIcon.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { UrgentNote } from './UrgentNote.tsx';
import { UsualRangeText } from './UsualRangeText.tsx';

const judged = (reading: Reading, birthDate = '1980-05-12', conditions: Condition[] = []) =>
  judgeReading(reading, '2026-11-20T08:00:00+08:00', { birthDate, conditions });

const pressure = (systolic: number, diastolic: number) => judged({ kind: 'bloodPressure', systolic, diastolic });

const pressures = [
  [118, 76],
  [132, 86],
  [150, 96],
  [170, 104],
  [188, 122],
] as const;

/** What a measured value means: its level, its usual range, and how to act. */
const meta = { title: 'Health/Readings' } satisfies Meta;

export default meta;

/** An urgent reading shows its urgency instead of its level. */
export const Levels: StoryObj = {
  render: () => (
    <Card>
      {pressures.map(([systolic, diastolic]) => (
        <LinkRow
          key={systolic}
          href={buildPath('/')}
          leading={<HealthKindIcon kind="bloodPressure" size="2.4rem" />}
          title={`${systolic}/${diastolic}`}
          trailing={<LevelBadge judged={pressure(systolic, diastolic)} />}
        />
      ))}
    </Card>
  ),
};

export const Kinds: StoryObj = {
  parameters: { arrange: 'line' },
  render: () => (
    <>
      {(['weight', 'bloodSugar', 'heartRate', 'steps', 'medication', 'sleep', 'uricAcid'] as const).map((kind) => (
        <HealthKindIcon key={kind} kind={kind} size="2.4rem" />
      ))}
    </>
  ),
};

export const UsualRange: StoryObj = {
  render: () => (
    <Card title={words('Blood pressure', '血压')} padded>
      <p>
        <UsualRangeText kind="bloodPressure" ageGroup="adult" />
      </p>
      <p>
        <UsualRangeText kind="bloodPressure" ageGroup="child" />
      </p>
    </Card>
  ),
};

/** An emergency comes with a call button, and a screen reader reads it at once. */
export const Emergency: StoryObj = {
  render: () => <UrgentNote judged={judged({ kind: 'glucose', value: 2.4 })} heading="h2" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:120');
  },
};

export const NoEmergency: StoryObj = {
  render: () => <UrgentNote judged={judged({ kind: 'glucose', value: 3.6 })} heading="h2" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The notes on readings that can wait name the signs with which waiting is dangerous. */
export const Today: StoryObj = {
  render: () => (
    <>
      {[
        judged({ kind: 'bloodPressure', systolic: 165, diastolic: 95 }),
        judged({ kind: 'bloodPressure', systolic: 150, diastolic: 95 }, '1996-05-12', ['pregnant']),
        judged({ kind: 'glucose', value: 3.6 }),
        judged({ kind: 'glucose', value: 3.6 }, '2020-05-12'),
        judged({ kind: 'glucose', value: 14.2 }),
        judged({ kind: 'restingPulse', value: 118 }),
      ].map((reading) => (
        <UrgentNote key={reading && noteTopicOf(reading)} judged={reading} heading="h2" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const notes = canvas.getAllByRole('note');
    await expect(notes).toHaveLength(6);
    for (const note of notes) await expect(note).toHaveTextContent(/call for help at once/);
  },
};
