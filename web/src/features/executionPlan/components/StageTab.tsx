import type { ExecutionStage } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { stageNames } from '../labels.ts';

/** Number, title and status of a stage. */
export function StageTab({ stage: { number, title, titleEn, status } }: { stage: ExecutionStage }) {
  const { i18n } = useLingui();
  const name = stageNames[status];
  return (
    <>
      {number} <ServerText text={title} en={titleEn} />
      {status === 'current' && name && ` · ${i18n._(name)}`}
    </>
  );
}
