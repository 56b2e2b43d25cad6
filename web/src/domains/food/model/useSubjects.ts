import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { findingTitles, nutrientNames } from '../labels.ts';
import type { Verdict } from './verdict.ts';

/** Lists the subjects of a verdict, the nutrients first. */
export function useSubjects({ codes, excess }: Verdict): string {
  const { i18n } = useLingui();
  return useFormat().labels([
    ...excess.map(({ code }) => i18n._(labelOf(nutrientNames, code))),
    ...codes.map((code) => i18n._(labelOf(findingTitles, code))),
  ]);
}
