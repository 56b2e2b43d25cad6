import { useLingui } from '@lingui/react/macro';
import { spokenUnit, unitText } from './unit-text.ts';

/** The sign of a unit to see, and its words to hear: `kg`, kilograms. */
export function UnitText({ unit }: { unit: string }) {
  const { i18n } = useLingui();
  const [sign, words] = [unitText(i18n, unit), spokenUnit(i18n, unit)];
  if (sign === words) return sign;
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
