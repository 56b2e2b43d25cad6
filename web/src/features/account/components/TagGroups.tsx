import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips, MultiChips } from '#ui/form/Chips.tsx';
import styles from './Profile.module.css';

interface Props {
  tagIds: string[];
  onChange: (tagIds: string[]) => void;
}

/** The health tags by group; a group takes one tag or several. Without them the rest of the profile can be saved. */
export function TagGroups({ tagIds, onChange }: Props) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const groups = useQuery(queries.user.healthTagGroups({ silent: true }));
  const nameOf = ({ name, nameEn }: { name?: string; nameEn?: string }) =>
    (i18n.locale === 'en' ? nameEn : undefined) ?? name ?? '';
  return (
    <Card padded>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Health tags</Trans>
        </h2>
        <p className={styles.soft}>
          <Trans>
            Meals and reports take them into account, and warn of what you must avoid. The meal plan uses your
            allergies.
          </Trans>
        </p>
        <QueryView
          query={groups}
          skeleton={<Skeleton rows={3} height="6rem" />}
          isEmpty={(all) => all.length === 0}
          empty={<Trans>No tags are offered now.</Trans>}
        >
          {(all) =>
            all.map((group) => {
              const own = (group.tags ?? []).map(({ tagId }) => tagId);
              const others = tagIds.filter((id) => !own.includes(id));
              const options = (group.tags ?? []).map((tag) => ({ value: tag.tagId, label: nameOf(tag) }));
              const common = { label: nameOf(group), showLabel: true };
              return group.multiple ? (
                <MultiChips
                  key={group.groupId}
                  {...common}
                  options={options}
                  values={tagIds.filter((id) => own.includes(id))}
                  onChange={(chosen) => onChange([...others, ...chosen])}
                />
              ) : (
                <Chips
                  key={group.groupId}
                  {...common}
                  options={[{ value: '', label: t({ message: 'None', context: 'health tag' }) }, ...options]}
                  value={tagIds.find((id) => own.includes(id)) ?? ''}
                  onChange={(chosen) => onChange(chosen ? [...others, chosen] : others)}
                />
              );
            })
          }
        </QueryView>
      </div>
    </Card>
  );
}
