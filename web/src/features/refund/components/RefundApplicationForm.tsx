import { isHealthError, type OrderDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FreeTextField } from '#domains/care/components/FreeTextField.tsx';
import { characterCount } from '#lib/format/text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { ImagePicker, type PickedImage } from '#platform/upload/ImagePicker.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import layout from '#ui/Layout.module.css';
import { mediumWindow } from '#ui/medium-window.ts';
import { Steps } from '#ui/steps/Steps.tsx';
import typography from '#ui/Typography.module.css';
import { problemTexts, refusals, typeNames, typeNotes } from '../labels.ts';
import {
  firstForm,
  formSchema,
  longest,
  type Problems,
  type RefundForm,
  readApplication,
  typeOf,
  typesOf,
} from '../model/refund-application.ts';
import { useRefundAmount } from '../model/useRefundAmount.ts';
import { useApply, useRereadOrder } from '../model/useRefundCommands.ts';
import { ReasonStep } from './ReasonStep.tsx';
import { RefundAmountSummary } from './RefundAmountSummary.tsx';
import styles from './RefundApplicationForm.module.css';
import { UnitsStep } from './UnitsStep.tsx';

/** The application for a refund in four steps, with the server's amount for the selection. The draft survives a reload. */
export function RefundApplicationForm({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const { orderId } = order;
  const [first] = useState(() => firstForm(order));
  const { form, change, restored, startOver, drop } = useDraft({
    storage: deviceStorage,
    key: personalKey('refund', orderId),
    schema: formSchema,
    initial: first,
  });
  const [pictures, setPictures] = useState<PickedImage[]>(() =>
    form.pictures.map(({ id, address }) => ({ id, url: address, status: 'done', address })),
  );
  const { element, tried, fail, reset } = useFirstProblem();
  const type = typeOf(form, order);
  const reasons = useQuery({
    ...queries.orders.refundReason(type && { type }),
    enabled: type !== undefined,
  });
  const choices = { order, reasons: reasons.data ?? [], pictures };
  const { amount, anything, loading, query } = useRefundAmount(order, form.units);
  const reread = useRereadOrder(orderId);
  const openRefund = (refundId: string | undefined) =>
    navigate(pathTo('/food-app/product/order/refund/detail', { orderId, refundId }), { replace: true });
  const apply = useApply(order, (refundId) => {
    drop();
    openRefund(refundId);
  });
  const { application, problems } = readApplication(form, choices);
  const shown: Problems = tried ? problems : {};
  const textOf = (problem: Problems[keyof Problems]) => problem && i18n._(problemTexts[problem]);

  const changePictures = (next: PickedImage[]) => {
    setPictures(next);
    change({ pictures: next.flatMap(({ id, address }) => (address ? [{ id, address }] : [])) });
  };
  const submit = () => {
    if (!application || !amount || loading) return fail();
    apply.run(
      { ...application, expectedAmount: amount.totalAmount },
      {
        onError: (error) => {
          if (!isHealthError(error, 'business')) return;
          // The order has changed since the person saw it, and its amount with it.
          void reread().catch(() => {});
          void query.refetch();
        },
      },
    );
  };
  const step = { form, shown, textOf, change };
  const isMedium = useMediaQuery(mediumWindow);
  const action = (
    <>
      <InlineError error={apply.error} texts={refusals} />
      {isHealthError(apply.error, 'business', 'OPEN_REFUND') ? (
        <Button fullWidth onClick={() => openRefund(undefined)}>
          <Trans>Open that refund</Trans>
        </Button>
      ) : query.error && anything ? (
        <p>
          <Trans>The amount could not be calculated. Try again before you send the request.</Trans>
        </p>
      ) : (
        <Button type="submit" fullWidth busy={apply.isPending || loading}>
          <SubmitText amount={amount?.totalAmount} loading={loading} />
        </Button>
      )}
    </>
  );
  return (
    <Form ref={element} className={layout.page} busy={apply.isPending} onSubmit={submit}>
      {restored && (
        <RestoredDraft
          disabled={apply.isPending}
          onStartOver={() => {
            startOver();
            setPictures([]);
            reset();
          }}
        >
          <Trans>Your choice is back. It has not been sent yet.</Trans>
        </RestoredDraft>
      )}
      <MainAndAside
        main={
          <Steps
            column
            steps={[
              {
                key: 'units',
                title: <Trans>Which items?</Trans>,
                done: anything,
                children: (
                  <div data-invalid={shown.units && true}>
                    <UnitsStep
                      items={order.items ?? []}
                      units={form.units}
                      amount={amount}
                      onChange={(units) => change({ units })}
                    />
                    {shown.units && <p className={styles.error}>{textOf(shown.units)}</p>}
                  </div>
                ),
              },
              {
                key: 'type',
                title: <Trans>Will you return them?</Trans>,
                done: type !== undefined,
                children: <TypeStep {...step} order={order} />,
              },
              {
                key: 'reason',
                title: <Trans>Why?</Trans>,
                done: choices.reasons.some(({ reasonId }) => reasonId === form.reasonId),
                children: type ? (
                  <div data-invalid={shown.reason && true}>
                    <QueryView query={reasons} skeleton={<Skeleton rows={1} height="6.8rem" />}>
                      {(all) => (
                        <ReasonStep
                          reasons={all}
                          value={form.reasonId}
                          onChange={(reasonId) => change({ reasonId })}
                          error={textOf(shown.reason)}
                        />
                      )}
                    </QueryView>
                  </div>
                ) : (
                  <p className={typography.soft}>
                    <Trans>First choose whether you will return them.</Trans>
                  </p>
                ),
              },
              {
                key: 'words',
                title: <Trans>Anything to add?</Trans>,
                done: pictures.length > 0 || form.description.trim() !== '',
                children: (
                  <WordsStep
                    {...step}
                    pictures={pictures}
                    onPictures={changePictures}
                    needsPictures={choices.reasons.some(
                      ({ reasonId, needsPictures }) => needsPictures && reasonId === form.reasonId,
                    )}
                  />
                ),
              },
            ]}
          />
        }
        aside={
          <>
            {anything && <RefundAmountSummary query={query} order={order} />}
            {isMedium && action}
          </>
        }
      />
      {!isMedium && <BottomBar>{action}</BottomBar>}
    </Form>
  );
}

interface StepProps {
  form: RefundForm;
  shown: Problems;
  textOf: (problem: Problems[keyof Problems]) => ReactNode;
  change: (changes: Partial<RefundForm>) => void;
}

function TypeStep({ form, shown, textOf, change, order }: StepProps & { order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const types = typesOf(order);
  if (types.length === 1)
    return (
      <p>
        <Trans>Nothing has shipped yet, so there is nothing to return.</Trans>
      </p>
    );
  return (
    <>
      <Chips
        label={t`Will you return them?`}
        value={form.type}
        onChange={(next) => change({ type: next, reasonId: '' })}
        options={types.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
        error={textOf(shown.type)}
      />
      {form.type && <p className={typography.note}>{i18n._(typeNotes[form.type])}</p>}
    </>
  );
}

interface WordsProps extends StepProps {
  pictures: PickedImage[];
  onPictures: (pictures: PickedImage[]) => void;
  /** Whether the chosen reason needs a picture. */
  needsPictures: boolean;
}

function WordsStep({ form, shown, textOf, change, pictures, onPictures, needsPictures }: WordsProps) {
  const { t } = useLingui();
  const length = characterCount(form.description.trim());
  return (
    <>
      <div data-invalid={shown.pictures && true}>
        <ImagePicker
          label={needsPictures ? t`Pictures` : t`Pictures (optional)`}
          value={pictures}
          onChange={onPictures}
          purpose="refund"
        />
        {shown.pictures && <p className={styles.error}>{textOf(shown.pictures)}</p>}
      </div>
      <FreeTextField
        label={t`Note to the seller (optional)`}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
        count={{ length, most: longest }}
        error={textOf(shown.description)}
      />
    </>
  );
}

function SubmitText({ amount, loading }: { amount: number | undefined; loading: boolean }) {
  const total = useFormat().money(amount);
  if (amount !== undefined) return <Trans>Request a refund of {total}</Trans>;
  return loading ? <Trans>Calculating the amount</Trans> : <Trans>Request refund</Trans>;
}
