import { Trans, useLingui } from '@lingui/react/macro';
import Baby from 'lucide-react/icons/baby';
import Pencil from 'lucide-react/icons/pencil';
import type { Day } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import typography from '#ui/Typography.module.css';
import { ageText, sexNames } from '../labels.ts';
import { ageOn, spokenAge, spokenCompared } from '../model/age.ts';
import type { Child } from '../model/record.ts';
import styles from './ChildCard.module.css';

/** The child and its age today. */
export function ChildCard({ child, today, onEdit }: { child: Child; today: Day; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const sex = i18n._(sexNames[child.sex]);
  const age = ageOn(today, child.birthDate, child.gestation);
  const spoken = i18n._(ageText(spokenAge(child.birthDate, today)));
  const corrected = age.compared >= 0 && i18n._(ageText(spokenCompared(child.birthDate, today, age)));
  return (
    <Card>
      <div className={styles.child}>
        <span className={styles.icon}>
          <Baby aria-hidden="true" size="2.4rem" strokeWidth={1.7} />
        </span>
        <div className={styles.text}>
          <p className={styles.name}>{child.name || sex}</p>
          <p className={typography.note}>{child.name ? t`${sex}, ${spoken} old` : t`${spoken} old`}</p>
          {age.compared < age.chronological && (
            <p className={typography.note}>
              {corrected ? (
                <Trans>Corrected age: {corrected}</Trans>
              ) : (
                <Trans>Not due yet: no corrected age so far</Trans>
              )}
            </p>
          )}
        </div>
        <IconButton label={t`Change child`} icon={<Pencil aria-hidden="true" size="2rem" />} onClick={onEdit} />
      </div>
    </Card>
  );
}
