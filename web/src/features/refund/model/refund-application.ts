import type {
  OrderDetail,
  OrderItem,
  RefundApplication,
  RefundItemInput,
  RefundReason,
  RefundType,
} from '@health-app/sdk';
import * as v from 'valibot';
import { characterCount } from '#lib/format/text.ts';
import type { PickedImage } from '#platform/upload/pictures.ts';

/** Maximum length of a comment, characters. */
export const longest = 200;

/** A draft of the application: the selected units by item, and the other fields. */
export const formSchema = v.object({
  units: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  type: v.picklist(['refundOnly', 'returnAndRefund', '']),
  reasonId: v.string(),
  description: v.string(),
  pictures: v.array(v.object({ id: v.string(), address: v.string() })),
});

export type RefundForm = v.InferOutput<typeof formSchema>;

export const emptyForm: RefundForm = { units: {}, type: '', reasonId: '', description: '', pictures: [] };

/** The initial form. If the order has only one item, it is selected. */
export function firstForm({ items }: Pick<OrderDetail, 'items'>): RefundForm {
  const [only, ...others] = (items ?? []).filter((item) => unitsLeft(item) > 0);
  return only && others.length === 0 ? { ...emptyForm, units: { [only.orderItemId]: unitsLeft(only) } } : emptyForm;
}

/** The kinds of refund that an order allows. Before the shipment there is nothing to return. */
export const typesOf = ({ status }: Pick<OrderDetail, 'status'>): RefundType[] =>
  status === 'awaitingShipment' ? ['refundOnly'] : ['returnAndRefund', 'refundOnly'];

/** The number of units that can still be refunded. */
export const unitsLeft = ({ refundableQuantity }: OrderItem): number => Math.max(0, refundableQuantity ?? 0);

/** The selected items. Units that were refunded since the selection are left out. */
export const chosenItems = (items: readonly OrderItem[], units: RefundForm['units']): RefundItemInput[] =>
  items.flatMap((item) => {
    const quantity = Math.min(units[item.orderItemId] ?? 0, unitsLeft(item));
    return quantity > 0 ? [{ orderItemId: item.orderItemId, quantity }] : [];
  });

/** Problems by step. */
export interface Problems {
  units?: 'nothing-chosen';
  type?: 'type-missing';
  reason?: 'reason-missing';
  pictures?: 'picture-needed' | 'pictures-sending' | 'pictures-failed';
  description?: 'too-long';
}

interface Choices {
  order: OrderDetail;
  reasons: readonly RefundReason[];
  pictures: readonly PickedImage[];
}

/** The type of a form. If the order allows only one type, the person need not choose. */
export function typeOf({ type }: Pick<RefundForm, 'type'>, order: Pick<OrderDetail, 'status'>): RefundType | undefined {
  const types = typesOf(order);
  return types.length === 1 ? types[0] : types.find((one) => one === type);
}

/** Converts the form to an application without its amount, or returns the problems by step. */
export function readApplication(form: RefundForm, { order, reasons, pictures }: Choices) {
  const items = chosenItems(order.items ?? [], form.units);
  const type = typeOf(form, order);
  const reason = reasons.find(({ reasonId }) => reasonId === form.reasonId);
  const description = form.description.trim();
  const problems: Problems = {
    ...(items.length === 0 && { units: 'nothing-chosen' }),
    ...(!type && { type: 'type-missing' }),
    ...(!reason && { reason: 'reason-missing' }),
    ...(reason?.needsPictures && pictures.length === 0 && { pictures: 'picture-needed' }),
    ...(pictures.some(({ status }) => status === 'failed') && { pictures: 'pictures-failed' }),
    ...(pictures.some(({ status }) => status === 'uploading') && { pictures: 'pictures-sending' }),
    ...(characterCount(description) > longest && { description: 'too-long' }),
  };
  if (!type || !reason || Object.keys(problems).length > 0) return { problems };
  const application: Omit<RefundApplication, 'expectedAmount'> = {
    orderId: order.orderId,
    items,
    type,
    reasonId: reason.reasonId,
    description,
    pictures: pictures.flatMap(({ address }) => address ?? []),
  };
  return { application, problems };
}
