import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HealthTagField } from '#domains/health/components/HealthTagField.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';

interface Props {
  tagIds: string[];
  onChange: (tagIds: string[]) => void;
}

/**
 * Chooses health tags by group; a group allows one tag or several. If they fail to load, the rest of the profile can still
 * be saved.
 */
export function HealthTagGroups({ tagIds, onChange }: Props) {
  const groups = useQuery(queries.user.healthTagGroups());
  return (
    <Card padded>
      <div className={layout.stack4}>
        <h2 className={typography.strongLead}>
          <Trans>Health tags</Trans>
        </h2>
        <p className={typography.note}>
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
            all.map((group) => <HealthTagField key={group.groupId} group={group} tagIds={tagIds} onChange={onChange} />)
          }
        </QueryView>
      </div>
    </Card>
  );
}
