import type { Stopped } from '#platform/query/usePolled.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Countdown } from '#ui/gauge/Countdown.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { galleryPath } from './gallery-path.ts';
import { useSampleText } from './useSampleText.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/**
 * A deadline, and waiting for the server: at the first and second step, without steps, too long, and without a connection.
 */
export function WaitingSection() {
  const words = useSampleText();
  const stages = [
    { key: 'recognising', label: words('Looking for foods', '识别食物') },
    { key: 'matching', label: words('Finding them in the table', '查询营养成分') },
  ];
  const leave = (
    <ButtonLink variant="quiet" href={galleryPath}>
      {words('Leave', '先离开')}
    </ButtonLink>
  );
  const states: { stage?: string; elapsed: number; stopped?: Stopped; withStages?: boolean }[] = [
    { elapsed: 0, withStages: true },
    { stage: 'matching', elapsed: 12_000, withStages: true },
    { stage: 'unknown', elapsed: 1_000, withStages: true },
    { elapsed: 3_000 },
    { elapsed: 60_000, stopped: 'limit', withStages: true },
    { elapsed: 8_000, stopped: 'failed' },
  ];
  return (
    <>
      <GalleryPart name="Countdown" line>
        <Countdown label={words('Time to start', '剩余时间')} until={minutes(8)} duration={600_000} />
        <Countdown label={words('The last minute', '最后一分钟')} until={minutes(0.7)} duration={600_000} />
        <Countdown label={words('Longer than the whole wait', '超过总时长')} until={minutes(700)} duration={600_000} />
        <Countdown label={words('Not a date', '无效时间')} until="soon" duration={600_000} />
      </GalleryPart>
      <GalleryPart name="Waiting">
        {states.map(({ stage, elapsed, stopped, withStages }) => (
          <ProgressWait
            key={`${stage}${elapsed}`}
            title={words('Your meal is being analysed', '正在分析这一餐')}
            {...(withStages ? { stages, stage } : {})}
            elapsed={elapsed}
            stopped={stopped}
            busy={false}
            onLookAgain={() => {}}
            leave={leave}
          />
        ))}
      </GalleryPart>
    </>
  );
}
