import { isHealthError, type MirrorConfirmInput, type MirrorRecordInfo } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useDeadline, useToday } from '#lib/time/clock.ts';
import { SignIn } from '#platform/access/SignIn.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { health, mutations } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';
import { useSession } from '#platform/session/session.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Countdown } from '#ui/gauge/Countdown.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import { formOf, inputOf, type MirrorForm } from '../model/form.ts';
import { BodyFields } from './BodyFields.tsx';
import styles from './Mirror.module.css';
import { MirrorIllustration } from './MirrorIllustration.tsx';
import { PictureConsent } from './PictureConsent.tsx';

interface Props {
  token: string;
  record: MirrorRecordInfo;
  /** The facts entered by the person; the account provides the others. */
  entered: Partial<MirrorForm>;
  onEnter: (entered: Partial<MirrorForm>) => void;
  consent: boolean;
  onConsent: (given: boolean) => void;
  /** Refetches the record, which may have expired. */
  reload: () => unknown;
  onConfirmed: () => void;
}

/** Time during which a code can be confirmed, ms. */
const timeToConfirm = 10 * 60_000;

/** The form before a measurement: how to stand, the body's data and the consent. */
export function MeasurementConfirmation({
  token,
  record,
  entered,
  onEnter,
  consent,
  onConsent,
  reload,
  onConfirmed,
}: Props) {
  const { t } = useLingui();
  const today = useToday();
  const { element, tried, fail } = useFirstProblem();
  const isOver = useDeadline(record.expiresAt, 1000) === 0;
  // The server decides whether the code has expired, because the device's clock may be wrong.
  useEffect(() => {
    if (isOver) void reload();
  }, [isOver, reload]);
  const form = { ...formOf(record.profile), ...entered };
  const confirm = useVerifiedMutation(mutations.mirror.confirm, tookEffect, () => {
    track('mirror.confirm');
    onConfirmed();
  });
  const { error } = confirm;
  const underage = isHealthError(error, 'business') && error.code === 'UNDERAGE';

  const submit = () => {
    const body = inputOf(form, today);
    if (!body || !consent) return fail();
    confirm.run(
      { token, consent: 1, ...body },
      {
        onError: (failure) => {
          if (isHealthError(failure, 'business') && failure.code === 'EXPIRED') void reload();
        },
      },
    );
  };
  return (
    <>
      {/* Outside the form, because it contains a form. */}
      <GuestNote />
      <Form
        ref={element}
        className={layout.page}
        busy={confirm.isPending}
        onSubmit={submit}
        aria-label={t`Your measurement`}
      >
        <LeadAndMain
          lead={
            <>
              <Card padded>
                <div className={styles.head}>
                  <div>
                    <ServerText as="h2" className={styles.title} text={record.deviceName} />
                    <p className={typography.note}>
                      {isOver ? (
                        <Trans>The time seems to be over. If the mirror shows another code, scan that one.</Trans>
                      ) : (
                        <Trans>The mirror is ready. It takes two pictures, from the front and from the side.</Trans>
                      )}
                    </p>
                  </div>
                  {!isOver && <Countdown label={t`Time to start`} until={record.expiresAt} duration={timeToConfirm} />}
                </div>
              </Card>
              <HowToStand />
            </>
          }
          main={
            <>
              <BodyFields
                form={form}
                today={today}
                tried={tried}
                underage={underage}
                onChange={(changes) => {
                  confirm.reset();
                  onEnter({ ...entered, ...changes });
                }}
              />
              <PictureConsent given={consent} missing={tried && !consent} onChange={onConsent} />
            </>
          }
        >
          <BottomBar>
            {!underage && <InlineError error={error} texts={refusals} />}
            <Button type="submit" fullWidth busy={confirm.isPending}>
              <Trans>Start</Trans>
            </Button>
          </BottomBar>
        </LeadAndMain>
      </Form>
    </>
  );
}

/** Whether the record contains these data. Another person's confirmation would contain other data. */
async function tookEffect({ token, height, weight }: MirrorConfirmInput): Promise<boolean> {
  const record = await health.mirror.info({ token }, { silent: true });
  return record.status !== 'pending' && record.height === height && record.weight === weight;
}

/** Explains how to stand, with drawings and text. */
function HowToStand() {
  return (
    <Card padded title={<Trans>How to stand</Trans>}>
      <ul className={styles.stances}>
        <li className={styles.stance}>
          <MirrorIllustration of="looseClothes" />
          <Trans>Close-fitting clothes, hair up</Trans>
        </li>
        <li className={styles.stance}>
          <MirrorIllustration of="badLight" />
          <Trans>Light in front of you, none behind</Trans>
        </li>
        <li className={styles.stance}>
          <MirrorIllustration of="notWholeBody" />
          <Trans>Head to feet in the frame</Trans>
        </li>
        <li className={styles.stance}>
          <MirrorIllustration of="arms" />
          <Trans>Arms a little away from the body</Trans>
        </li>
      </ul>
    </Card>
  );
}

/** Tells a guest where the record is stored, and offers to sign in without leaving the form. */
function GuestNote() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (user.userToken !== undefined) return null;
  return (
    <Card padded>
      <div className={layout.stack4}>
        <p>
          <Trans>
            Without an account, the record is kept only behind this link. Sign in first to have it in your list.
          </Trans>
        </p>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <Trans>Sign in first</Trans>
        </Button>
      </div>
      <Sheet open={open} title={<Trans>Sign in</Trans>} closeOnBackdrop={false} onClose={() => setOpen(false)}>
        <SignIn />
      </Sheet>
    </Card>
  );
}
