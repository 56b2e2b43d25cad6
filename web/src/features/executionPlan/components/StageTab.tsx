import type { ExecutionStage } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { Translated } from '#platform/i18n/Translated.tsx';
import { stageNames } from '../labels.ts';

/** Number, title and status of a stage. */
export function StageTab({ stage: { number, title, titleEn, status } }: { stage: ExecutionStage }) {
  const { i18n } = useLingui();
  const name = stageNames[status];
  return (
    <>
      {number} <Translated text={title} en={titleEn} />
      {status === 'current' && name && ` · ${i18n._(name)}`}
    </>
  );
}
