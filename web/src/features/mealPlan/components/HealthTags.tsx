import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HealthTagField } from '#domains/health/components/HealthTagField.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SheetRow } from '#ui/form/SheetRow.tsx';
import typography from '#ui/Typography.module.css';

interface Props {
  title: ReactNode;
  /** Tags of the profile, which always count. */
  stated: readonly string[];
  tagIds: string[];
  error?: ReactNode;
  onChange: (tagIds: string[]) => void;
}

/** Chooses the conditions and diets that a plan respects. Other tags do not affect a plan, so they are not offered. */
export function HealthTags({ title, stated, tagIds, error, onChange }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const groups = useQuery(queries.user.healthTagGroups());
  return (
    <QueryView query={groups} skeleton={<Skeleton rows={1} height="6rem" />}>
      {(all) => {
        const offered = all
          .map((group) => ({
            group,
            tags: group.tags.filter((tag) => tag.limitsMeals && !stated.includes(tag.tagId)),
          }))
          .filter(({ tags }) => tags.length > 0);
        const chosen = offered.flatMap(({ tags }) => tags).filter(({ tagId }) => tagIds.includes(tagId));
        return (
          <SheetRow
            title={title}
            summary={
              format.list(chosen.map((tag) => format.name(tag))) || t({ message: 'None', context: 'preference' })
            }
            error={error}
          >
            {offered.map(({ group, tags }) => {
              const label = format.name(group);
              return (
                <HealthTagField
                  key={group.groupId}
                  group={group}
                  label={<Trans>Taken into account: {label}</Trans>}
                  offered={tags}
                  error={error}
                  tagIds={tagIds}
                  onChange={onChange}
                />
              );
            })}
            <p className={typography.note}>
              <Trans>
                The plan leaves out what these rule out, and takes no account of other tags. Halal means no pork: look
                for the certificate when you buy other meat.
              </Trans>
            </p>
          </SheetRow>
        );
      }}
    </QueryView>
  );
}
