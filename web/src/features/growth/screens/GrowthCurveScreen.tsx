import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { focusTitleIfLost } from '#lib/hooks/useFocusAfter.ts';
import { useToday } from '#lib/time/clock.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { ChildCard } from '../components/ChildCard.tsx';
import { ChildSheet } from '../components/ChildSheet.tsx';
import { FirstChildForm } from '../components/FirstChildForm.tsx';
import { GrowthCurves } from '../components/GrowthCurves.tsx';
import { GrowthNotes } from '../components/GrowthNotes.tsx';
import { MeasurementList } from '../components/MeasurementList.tsx';
import { MeasurementSheet } from '../components/MeasurementSheet.tsx';
import { isPastFive } from '../model/rating.ts';
import type { GrowthRecord, Measurement } from '../model/record.ts';
import { useGrowthRecord } from '../model/useGrowthRecord.ts';

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
