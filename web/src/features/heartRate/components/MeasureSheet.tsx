import type { HeartRateState } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withHealthConsent } from '#platform/consent/consent-gate.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { problemTexts } from '../labels.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem, Source } from '../model/run-measurement.ts';
import { useMeasurement } from '../model/useMeasurement.ts';
import { useSensors } from '../model/useSensors.ts';
import { LivePulse } from './LivePulse.tsx';
import { MeasureSetup } from './MeasureSetup.tsx';

interface Props {
  /** Called on closing, which also stops a running measurement. */
  onClose: () => void;
  onDone: (measurement: Measurement) => void;
}

/** Guides through a measurement from its set-up to its end. */
export function MeasureSheet({ onClose, onDone }: Props) {
  const [source, setSource] = useState<Source>('camera');
  const [state, setState] = useState<HeartRateState>('resting');
  const { step, start, stop, again } = useMeasurement(onDone);
  const sensors = useSensors();
  const startable = source === 'camera' || (sensors.paired.data ?? []).length > 0;
  return (
    <Sheet
      open
      title={<Trans>Measure heart rate</Trans>}
      onClose={onClose}
      actions={
        step.name === 'measuring' ? (
          <Button variant="quiet" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : step.name === 'failed' ? (
          <AfterProblem problem={step.problem} onAgain={again} />
        ) : (
          startable && (
            <Button onClick={() => void withHealthConsent(() => void start(source, state))}>
              <Trans>Start</Trans>
            </Button>
          )
        )
      }
    >
      {step.name === 'measuring' ? (
        <LivePulse source={step.source} beats={step.beats} />
      ) : step.name === 'failed' ? (
        <ProblemNotice problem={step.problem} />
      ) : (
        <MeasureSetup source={source} onSource={setSource} state={state} onState={setState} sensors={sensors} />
      )}
    </Sheet>
  );
}

function ProblemNotice({ problem }: { problem: Problem }) {
  const { i18n } = useLingui();
  const { title, text } = problemTexts[problem];
  return <ErrorState title={i18n._(title)}>{i18n._(text)}</ErrorState>;
}

function AfterProblem({ problem, onAgain }: { problem: Problem; onAgain: () => void }) {
  const openBridge = useBridgeFor('openSettings');
  const denied = problem === 'camera-denied' || problem === 'bluetooth-denied';
  return (
    <>
      {denied && openBridge && (
        // If the app fails to open its settings the failure is ignored: the text above says where they are.
        <Button
          variant="quiet"
          onClick={() =>
            void openBridge()
              .then((it) => it.call('openSettings'))
              .catch(() => {})
          }
        >
          <Trans>Open settings</Trans>
        </Button>
      )}
      <Button onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
