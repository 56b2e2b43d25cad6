import type { AssessmentSection } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { FindingList } from '#domains/food/components/FindingList.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import styles from './Week.module.css';

const invented = (code: AssessmentSection['code'], level: AssessmentSection['level']): AssessmentSection => ({
  code,
  level,
  text: '',
  advice: null,
});

const sections = [invented('sodium', 'poor'), invented('fiber', 'fair'), invented('energy', 'good')];
const average = { energy: 1600, protein: 70, fat: 60, carbohydrate: 195 };
const ranges = { protein: { min: 64, max: 85 }, fat: { min: 38, max: 66 }, carbohydrate: { min: 191, max: 255 } };
const target = { energy: 1700, protein: 74, fat: 57, carbohydrate: 223, ranges };

/** An example of the deep report for people without a membership. It states that its numbers are fictional. */
export function SampleReport() {
  const { t } = useLingui();
  const mayScore = usePermit('score');
  return (
    <section className={styles.sample} aria-label={t`Sample`}>
      <p className={styles.made}>
        <Badge tone="fair">
          <Trans>Sample</Trans>
        </Badge>
        <Trans>The numbers are invented. They are not yours.</Trans>
      </p>
      <Card padded title={<Trans>What a deep report shows</Trans>}>
        <div className={layout.stack4}>
          {mayScore && <Score score={70} label={t`Sample score`} permit={mayScore} />}
          <FindingList sections={sections} />
          <MacroBars eaten={average} target={usePermittedTarget(target)} />
        </div>
      </Card>
    </section>
  );
}
