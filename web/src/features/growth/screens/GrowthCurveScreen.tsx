import { Trans, useLingui } from '@lingui/react/macro';
import Baby from 'lucide-react/icons/baby';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { focusTitleIfLost } from '#lib/hooks/useFocusAfter.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage, growthKey } from '#platform/storage.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { ChildSheet } from '../components/ChildSheet.tsx';
import { FirstChildForm } from '../components/FirstChildForm.tsx';
import { GrowthCurves } from '../components/GrowthCurves.tsx';
import { MeasurementList } from '../components/MeasurementList.tsx';
import { MeasurementSheet } from '../components/MeasurementSheet.tsx';
import { ageText, sexNames } from '../labels.ts';
import { ageOn, spokenAge, spokenCompared } from '../model/age.ts';
import { isPastFive } from '../model/rating.ts';
import { type Child, type GrowthRecord, type Measurement, readRecord } from '../model/record.ts';
import styles from './GrowthCurveScreen.module.css';

/** `/growth-curve`: the growth of a child up to five years old, against the WHO standard. */
export function GrowthCurveScreen() {
  const [record, save] = useGrowthRecord();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the record may remove the focused element
  useEffect(focusTitleIfLost, [record]);
  return (
    <Screen title={<Trans>Growth curve</Trans>}>
      {record ? (
        <Growth record={record} onChange={save} />
      ) : (
        <FirstChildForm onSave={(child) => save({ child, measurements: [] })} />
      )}
    </Screen>
  );
}

type Editing = { what: 'child' } | { what: 'measurement'; measurement?: Measurement };

function Growth({ record, onChange }: { record: GrowthRecord; onChange: (record: GrowthRecord | undefined) => void }) {
  const format = useFormat();
  const [editing, setEditing] = useState<Editing>();
  const [savedId, setSavedId] = useState<string>();
  const today = useToday();
  const { child, measurements } = record;
  const savedDate = measurements.find(({ id }) => id === savedId)?.date;
  const saved = savedDate && format.date(savedDate, 'long');
  const done = (next: GrowthRecord | undefined, id?: string) => {
    onChange(next);
    setSavedId(id);
    setEditing(undefined);
  };
  return (
    <>
      <ChildCard child={child} today={today} onEdit={() => setEditing({ what: 'child' })} />
      {isPastFive(child, today) && (
        <p role="note">
          <Trans>
            The standard ends at five years. Measurements from before can be looked at and added; for later ones, ask
            about the WHO reference for 5 to 19 years.
          </Trans>
        </p>
      )}
      {measurements.length > 0 ? (
        <>
          <GrowthCurves key={savedId} record={record} picked={savedId} />
          <MeasurementList record={record} onEdit={(measurement) => setEditing({ what: 'measurement', measurement })} />
        </>
      ) : (
        <EmptyState art="trend" title={<Trans>Now the first measurement</Trans>}>
          <Trans>
            Today’s, or one from the check-up booklet. Each becomes a point on the curves, with what it means.
          </Trans>
        </EmptyState>
      )}
      {/* The curve shows the saved value, and a toast would cover it. */}
      <p role="status" className="visually-hidden">
        {saved && <Trans>The measurement of {saved} is saved</Trans>}
      </p>
      <GrowthNotes />
      <BottomBar>
        <Button fullWidth onClick={() => setEditing({ what: 'measurement' })}>
          <Plus aria-hidden="true" size="1.8rem" strokeWidth={2.4} />
          <Trans>Add measurement</Trans>
        </Button>
      </BottomBar>
      {editing?.what === 'child' && (
        <ChildSheet record={record} today={today} onDone={done} onClose={() => setEditing(undefined)} />
      )}
      {editing?.what === 'measurement' && (
        <MeasurementSheet
          record={record}
          measurement={editing.measurement}
          today={today}
          onDone={done}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/**
 * The person's child and its measurements; `undefined` before the first entry. The API has no call for them, so they stay
 * on the device.
 */
function useGrowthRecord() {
  const [record, change] = useStored(deviceStorage, usePersonalKey(growthKey), readRecord);
  const save = (next: GrowthRecord | undefined) => change(() => next);
  return [record, save] as const;
}

/** When to see a doctor, and the source of the curves. */
function GrowthNotes() {
  return (
    <>
      <Card padded title={<Trans>When to see a doctor</Trans>}>
        <ul className={styles.list}>
          <li>
            <Trans>A value below the 3rd or above the 97th percentile.</Trans>
          </li>
          <li>
            <Trans>Two curves or more crossed, upward or downward, from one measurement to a later one.</Trans>
          </li>
          <li>
            <Trans>Weight lost after the second week of life, or none gained for a month in the first half year.</Trans>
          </li>
          <li>
            <Trans>Whenever you are worried, whatever the curves say.</Trans>
          </li>
        </ul>
      </Card>
      <p className={styles.source}>
        <Sentences>
          <Trans>
            Source: WHO Child Growth Standards, 2006, for 0 to 5 years (LMS method). Born before 37 weeks: corrected age
            up to 24 months. For information only, not a diagnosis.
          </Trans>
          <Trans>Clinics in China use the curves of WS/T 423-2022 (0 to 7 years), whose percentiles can differ.</Trans>
        </Sentences>
      </p>
    </>
  );
}

/** The child and its age today. */
function ChildCard({ child, today, onEdit }: { child: Child; today: Day; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const sex = i18n._(sexNames[child.sex]);
  const age = ageOn(today, child.birthDate, child.gestation);
  const spoken = i18n._(ageText(spokenAge(child.birthDate, today)));
  const corrected = age.compared >= 0 && i18n._(ageText(spokenCompared(child.birthDate, today, age)));
  return (
    <Card>
      <div className={styles.child}>
        <span className={styles.icon}>
          <Baby aria-hidden="true" size="2.4rem" strokeWidth={1.7} />
        </span>
        <div className={styles.text}>
          <p className={styles.name}>{child.name || sex}</p>
          <p className={typography.note}>{child.name ? t`${sex}, ${spoken} old` : t`${spoken} old`}</p>
          {age.compared < age.chronological && (
            <p className={typography.note}>
              {corrected ? (
                <Trans>Corrected age: {corrected}</Trans>
              ) : (
                <Trans>Not due yet: no corrected age so far</Trans>
              )}
            </p>
          )}
        </div>
        <IconButton label={t`Change child`} icon={<Pencil aria-hidden="true" size="2rem" />} onClick={onEdit} />
      </div>
    </Card>
  );
}
