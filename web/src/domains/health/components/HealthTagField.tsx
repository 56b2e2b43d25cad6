import type { HealthTag, HealthTagGroup } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { Chips, MultiChips } from '#ui/form/Chips.tsx';

interface Props {
  group: HealthTagGroup;
  /** @default the name of the group */
  label?: ReactNode;
  /** The selectable tags. @default all of the group */
  offered?: readonly HealthTag[];
  tagIds: readonly string[];
  error?: ReactNode;
  onChange: (tagIds: string[]) => void;
}

/** Chooses one or several health tags of a group. */
export function HealthTagField({ group, label, offered = group.tags ?? [], tagIds, error, onChange }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const own = (group.tags ?? []).map(({ tagId }) => tagId);
  const others = tagIds.filter((id) => !own.includes(id));
  const options = offered.map((tag) => ({ value: tag.tagId, label: format.name(tag) }));
  const common = { label: label ?? format.name(group), showLabel: true, error };
  return group.multiple ? (
    <MultiChips
      {...common}
      layout="pairs"
      options={options}
      values={tagIds.filter((id) => own.includes(id))}
      onChange={(chosen) => onChange([...others, ...chosen])}
    />
  ) : (
    <Chips
      {...common}
      options={[{ value: '', label: t({ message: 'None', context: 'health tag' }) }, ...options]}
      value={tagIds.find((id) => own.includes(id)) ?? ''}
      onChange={(chosen) => onChange(chosen ? [...others, chosen] : others)}
    />
  );
}
