import { isHealthError, type MyCamp } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { daysBetween } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { track } from '#platform/analytics/analytics.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { useCampFacts } from './useCampFacts.tsx';

/** Shows the person's camp: its day, its dietitian and the next step. */
export function MyCampCard({ camp }: { camp: MyCamp }) {
  const { t } = useLingui();
  const format = useFormat();
  const { campId, status } = camp;
  const facts = useCampFacts(camp);
  const day = fact('camp.day', format.number(camp.day), campId);
  const days = fact('camp.days', format.number(camp.days), campId);
  return (
    <Card padded>
      <div className={layout.column3}>
        <div className={layout.lineWide}>
          {status === 'running' && (
            <ProgressRing
              label={t`Your camp`}
              value={camp.days > 0 ? camp.day / camp.days : 0}
              text={t`Day ${day} of ${days}`}
              size={5.6}
              tone="good"
            >
              {day}
            </ProgressRing>
          )}
          <div className={layout.growField}>
            <ServerText as="h2" className={typography.lead} text={camp.name} en={camp.nameEn} />
            {status === 'running' && (
              <p className={typography.soft}>
                <Trans>
                  Day {day} of {days}
                </Trans>
              </p>
            )}
          </div>
        </div>
        {status !== 'running' && <Begins camp={camp} />}
        <FactList facts={facts} />
        {status === 'running' && (
          <ButtonLink fullWidth href={pathTo('/execution-plan')} onClick={() => track('camp.plan')}>
            <Trans>Go to today’s plan</Trans>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** Shows the days until a camp begins. */
function Begins({ camp }: { camp: MyCamp }) {
  const left = Math.max(0, daysBetween(useToday(), camp.startDate));
  return (
    <>
      <p>
        <Plural value={left} _0="It starts today." one="It starts in # day." other="It starts in # days." />
      </p>
      <AddToCalendar camp={camp} />
    </>
  );
}

/** Adds a camp to the calendar, if the native app can. */
function AddToCalendar({ camp: { startDate, name, nameEn } }: { camp: MyCamp }) {
  const { t } = useLingui();
  const format = useFormat();
  const openBridge = useBridgeFor('addCalendarEvent');
  if (!openBridge) return null;
  const add = async () => {
    const title = format.text(name, nameEn);
    try {
      const bridge = await openBridge();
      // The first day, from 9:00 to 10:00 on the person's clock.
      const start = instantOf(toLocalDateTime(startDate, '09:00'));
      await bridge.call('addCalendarEvent', { title, start, end: start + 3_600_000, alarm: 60 });
      showToast(t`It is in your calendar`);
    } catch (error) {
      const cancelled = isHealthError(error, 'bridge') && error.code === 'cancelled';
      if (!cancelled) showToast(t`It could not be added to your calendar.`);
    }
  };
  return (
    <Button variant="quiet" onClick={() => void add()}>
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
