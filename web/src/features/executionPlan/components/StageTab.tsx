import type { ExecutionStage } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { formatText } from '#lib/format/format.ts';
import { stageNames } from '../labels.ts';

/** Number, title and status of a stage. */
export function StageTab({ stage: { number, title, status } }: { stage: ExecutionStage }) {
  const { i18n } = useLingui();
  const name = stageNames[status];
  return (
    <>
      {number} <span lang="zh-CN">{formatText(title)}</span>
      {status === 'current' && name && ` · ${i18n._(name)}`}
    </>
  );
}
