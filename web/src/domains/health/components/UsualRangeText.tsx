import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { ranges } from '../labels.ts';
import type { AgeGroup } from '../model/age-group.ts';

interface Props {
  kind: keyof typeof ranges;
  ageGroup: AgeGroup;
}

/** Shows the usual range of adults with its source. For a child, explains why there is none. */
export function UsualRangeText({ kind, ageGroup }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  return ageGroup === 'child' ? <NoRangeOfChild /> : i18n._(ranges[kind](format));
}

/** Explains why a child's value has no range and no level. */
export const NoRangeOfChild = () => (
  <Trans>
    The usual ranges are those of adults, so a value of a child is shown without a verdict. Ask the child’s doctor.
  </Trans>
);
