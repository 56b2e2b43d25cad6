import { Trans } from '@lingui/react/macro';
import type { BasalFormula } from '../model/basal-metabolism.ts';
import { Formula, Source } from './Calculator.tsx';

/** Explains a formula for the basal metabolism. */
export function BasalMethod({ formula }: { formula: BasalFormula }) {
  return (
    <>
      {formula === 'mifflin' && <Mifflin />}
      {formula === 'harris' && <Harris />}
      {formula === 'katch' && <Katch />}
      <p>
        <Trans>
          The daily need is the basal metabolism times 1.2, 1.375, 1.55, 1.725 or 1.9, from hardly to extremely active.
        </Trans>
      </p>
      <p>
        <Trans>
          Not for people under 18, in pregnancy or while breastfeeding. What a person really needs may be a tenth more
          or less.
        </Trans>
      </p>
    </>
  );
}

const Mifflin = () => (
  <>
    <Formula>
      <Trans>10 × weight in kg + 6.25 × height in cm − 5 × age, and then + 5 for men, − 161 for women</Trans>
    </Formula>
    <Source>
      <Trans>Mifflin, St Jeor et al., American Journal of Clinical Nutrition, 1990</Trans>
    </Source>
  </>
);

const Harris = () => (
  <>
    <Formula>
      <Trans>Men: 13.397 × weight in kg + 4.799 × height in cm − 5.677 × age + 88.362</Trans>
    </Formula>
    <Formula>
      <Trans>Women: 9.247 × weight in kg + 3.098 × height in cm − 4.330 × age + 447.593</Trans>
    </Formula>
    <Source>
      <Trans>Harris–Benedict, revised: Roza and Shizgal, American Journal of Clinical Nutrition, 1984</Trans>
    </Source>
  </>
);

const Katch = () => (
  <>
    <Formula>
      <Trans>370 + 21.6 × lean mass in kg, where lean mass = weight × (100% − body fat)</Trans>
    </Formula>
    <Source>
      <Trans>Katch and McArdle, Exercise Physiology</Trans>
    </Source>
  </>
);
