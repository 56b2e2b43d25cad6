import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nameIn } from '#domains/food/model/portion.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { MultiChips } from '#ui/form/Chips.tsx';
import styles from './PreferencesForm.module.css';

interface Props {
  /** Tags of the profile, which count anyway. */
  stated: readonly string[];
  tagIds: string[];
  error?: ReactNode;
  onChange: (tagIds: string[]) => void;
}

/** The conditions and ways of eating that a plan keeps to. Other tags change nothing in a plan, so they are not offered. */
export function HealthTags({ stated, tagIds, error, onChange }: Props) {
  const { i18n } = useLingui();
  const groups = useQuery(queries.user.healthTagGroups());
  return (
    <QueryView query={groups} skeleton={<Skeleton rows={2} height="6rem" />}>
      {(all) => (
        <>
          {all.map(({ groupId, tags, multiple, ...group }) => {
            const offered = tags.filter((tag) => tag.limitsMeals && !stated.includes(tag.tagId));
            const own = tags.map(({ tagId }) => tagId);
            if (offered.length === 0) return null;
            const label = nameIn(i18n.locale, group);
            return (
              <MultiChips
                key={groupId}
                label={<Trans>Taken into account: {label}</Trans>}
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
          })}
          <p className={styles.soft}>
            <Trans>
              The plan leaves out what these rule out, and takes no account of other tags. Halal means no pork: look for
              the certificate when you buy other meat.
            </Trans>
          </p>
        </>
      )}
    </QueryView>
  );
}
