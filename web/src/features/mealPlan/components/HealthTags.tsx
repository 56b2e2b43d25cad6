import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../platform/client.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { nameIn } from '../../../ui/food/portion.ts';
import { MultiChips } from '../../../ui/form/Chips.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';

interface Props {
  tagIds: string[];
  error?: ReactNode;
  onChange: (tagIds: string[]) => void;
}

/** The health tags that the plan heeds. Allergies are asked for above, so their tags are not here. */
export function HealthTags({ tagIds, error, onChange }: Props) {
  const { i18n } = useLingui();
  const groups = useQuery(queries.user.healthTagGroups());
  return (
    <QueryView query={groups} skeleton={<Skeleton rows={2} height="6rem" />}>
      {(all) =>
        all.map(({ groupId, tags, multiple, ...group }) => {
          const offered = tags.filter((tag) => !tag.allergens);
          const own = tags.map(({ tagId }) => tagId);
          if (offered.length === 0) return null;
          const label = nameIn(i18n.locale, group);
          return (
            <MultiChips
              key={groupId}
              label={<Trans>To heed: {label}</Trans>}
              showLabel
              error={error}
              values={tagIds.filter((id) => own.includes(id))}
              onChange={(chosen) =>
                // A group of one takes the newest choice.
                onChange([...tagIds.filter((id) => !own.includes(id)), ...(multiple ? chosen : chosen.slice(-1))])
              }
              options={offered.map((tag) => ({ value: tag.tagId, label: nameIn(i18n.locale, tag) }))}
            />
          );
        })
      }
    </QueryView>
  );
}
