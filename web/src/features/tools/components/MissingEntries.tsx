import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import type { PersonalName } from '../model/entries.ts';
import { numberFields } from '../model/number-fields.ts';
import type { EntriesState } from '../model/useEntries.ts';

interface Props extends Pick<EntriesState, 'entries' | 'numbers'> {
  /** What the result needs. */
  names: readonly PersonalName[];
  /** The text while all of it is missing. */
  children: ReactNode;
}

/** Says what a result still needs. */
export function MissingEntries({ names, entries, numbers, children }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const labels = names.flatMap((name) => {
    if (name === 'sex') return entries.sex ? [] : [t`Sex`];
    if (name === 'childSex') return entries.childSex ? [] : [t`Child’s sex`];
    return numbers[name] === undefined ? [i18n._(numberFields[name].label)] : [];
  });
  if (labels.length === 0 || labels.length === names.length) return children;
  const missing = format.labels(labels);
  return <Trans>Still missing: {missing}.</Trans>;
}
