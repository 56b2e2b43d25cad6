/** Maps each id property of the examples to its object, and to the constant facts of that object. */
import type { Example, Found, Thing } from './examples.ts';

interface Kind {
  /** Properties that only the full object has, but never a reference to it; one of them is enough. */
  beside?: string[];
  /** The operations that return the full object, if its properties do not distinguish it from a reference. */
  from?: string[];
  /** Fields that must be equal in all examples. */
  facts?: string[];
  /** The prefix of its ids; by domain if a property refers to several kinds of objects. */
  prefix?: string | Record<string, string>;
}

const GOODS = ['name', 'nameEn', 'specification', 'specificationEn', 'price', 'healthDataTypes', 'pictures', 'purpose'];

/** Kinds by the property that contains the id. */
export const KINDS: Record<string, Kind> = {
  addressId: { prefix: 'address' },
  analysisId: {
    prefix: { aiFood: 'aifood', analysis: 'analysis' },
    beside: ['createdAt', 'submittedAt', 'recordedAt', 'progress', 'score'],
    facts: ['createdAt', 'submittedAt', 'mealType', 'date', 'source', 'picture'],
  },
  articleId: { prefix: 'article', from: ['information.articleHtmlContent'], facts: ['title'] },
  campId: { prefix: 'camp', beside: ['startDate'], facts: ['name', 'startDate', 'endDate', 'coach'] },
  courseId: { prefix: 'course', beside: ['sections'], facts: ['title'] },
  drawId: { prefix: 'draw', beside: ['submittedAt'], facts: ['amount', 'submittedAt'] },
  evaluationId: { prefix: 'evaluation', beside: ['startedAt'], facts: ['startedAt'] },
  feedbackId: { prefix: 'feedback' },
  foodId: {
    beside: ['name'],
    facts: ['name', 'nameEn', 'per100g', 'servings', 'gi', 'purinePer100g', 'allergens', 'method'],
  },
  goodsId: { prefix: 'goods', beside: ['detail'], facts: GOODS },
  groupId: { prefix: 'group' },
  incomeId: { prefix: 'income' },
  inviteCode: {},
  itemId: { beside: ['questionType'], facts: ['questionType', 'requiredFlag', 'text', 'textEn', 'options', 'input'] },
  mealId: { prefix: 'meal', beside: ['items'], facts: ['mealType', 'time'] },
  optionId: { beside: ['exclusive'] },
  orderId: { prefix: 'order', beside: ['amounts'], facts: ['createdAt', 'amounts', 'address', 'paidAt', 'shippedAt'] },
  orderItemId: { beside: ['goods'], facts: ['unitPrice', 'discount', 'paid'] },
  planId: {
    prefix: { evaluation: 'food-plan', mealPlan: 'meal-plan', plans: 'plan' },
    beside: ['days', 'tasks', 'updatedAt'],
  },
  previewId: { prefix: 'preview' },
  reasonId: { prefix: 'reason', from: ['orders.refundReason'], facts: ['name', 'nameEn', 'types', 'needsPictures'] },
  recordId: {
    prefix: { heartRate: 'heart', mirror: 'mirror' },
    beside: ['measuredAt'],
    facts: ['heartRate', 'state', 'deviceName', 'createdAt'],
  },
  refundId: { prefix: 'refund', beside: ['events'], facts: ['appliedAt', 'returnAddress'] },
  relationshipId: {
    prefix: { family: 'family', partner: 'pair' },
    beside: ['status', 'since'],
    facts: ['invitedAt', 'since', 'inviteCode'],
  },
  reminderId: {
    prefix: 'rem',
    beside: ['doses'],
    facts: ['medicineName', 'dose', 'doseUnit', 'repeatType', 'startDate', 'endDate'],
  },
  reportId: {
    prefix: { analysis: 'report', evaluation: 'evaluation-report' },
    beside: ['failReason'],
    facts: ['createdAt'],
  },
  sectionId: { prefix: 'section' },
  shareCode: { beside: ['analysisId'] },
  shareToken: { beside: ['recordId'] },
  stageId: { prefix: 'stage', beside: ['startDate'], facts: ['number', 'startDate', 'endDate'] },
  tagId: { prefix: 'tag', from: ['user.healthTagGroups'], facts: ['name', 'nameEn'] },
  taskId: { prefix: 'task', beside: ['status'], facts: ['title', 'description', 'type', 'contentId'] },
  ticket: { beside: ['validSeconds'] },
  token: { from: ['mirror.info'] },
  trackingNumber: { beside: ['sentAt', 'company'] },
  userId: { prefix: 'user', beside: ['userName'], facts: ['userName', 'gender', 'birthDate'] },
};

/** Other properties that contain the id. */
const OTHER_NAMES: Record<string, string[]> = {
  aiFoodAnalysisId: ['analysisId'],
  contentId: ['articleId', 'courseId'],
  diaryAnalysisId: ['analysisId'],
  familyUserId: ['userId'],
  healthTagIds: ['tagId'],
  inviterId: ['userId'],
  itemIds: ['itemId'],
  optionIds: ['optionId'],
  tagIds: ['tagId'],
  heededTagIds: ['tagId'],
  uid: ['userId'],
};

/** Kinds that share a property with another: the `token` of a shared result is its `shareToken`. */
const ALSO: Record<string, string[]> = { token: ['shareToken'] };

/** External ids: of the messaging app, or created by the client for a single call. */
const FOREIGN = ['appId', 'launchAppId', 'merchantId', 'idempotencyKey'];

const HOLDS_ID = /Ids?$/;

/** The kinds that a property may refer to: `undefined` for a property without ids, an empty list for an unknown id. */
export function kindsOf(property: string): string[] | undefined {
  if (FOREIGN.includes(property)) return undefined;
  if (OTHER_NAMES[property]) return OTHER_NAMES[property];
  if (KINDS[property]) return [property, ...(ALSO[property] ?? [])];
  return HOLDS_ID.test(property) ? [] : undefined;
}

/** The prefixes for ids of a kind: its only one, the domain's, or else any of them. */
export function prefixesOf(kind: string, domain: string): string[] | undefined {
  const { prefix } = KINDS[kind] ?? {};
  if (prefix === undefined || typeof prefix === 'string') return prefix === undefined ? undefined : [prefix];
  const own = prefix[domain];
  return own === undefined ? Object.values(prefix) : [own];
}

/** The id, if the object is the full one. An object in a request never is. */
export function definedBy(kind: string, { thing, example }: Found): string | undefined {
  const { beside, from } = KINDS[kind] ?? {};
  const id = thing[kind];
  if (typeof id !== 'string' || example.way === 'in') return undefined;
  if (from && !from.includes(example.operation)) return undefined;
  if (beside && !beside.some((property) => property in thing)) return undefined;
  return id;
}

/** The ids that an object refers to, with the property of each. A reading has no id but its kind and its time. */
export function mentionsIn(thing: Thing): { property: string; id: string }[] {
  if (isReading(thing)) return [];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (kindsOf(property) === undefined) return [];
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
    return ids.map((id) => ({ property, id }));
  });
}

/** Whether an object names a reading by its kind and its time. */
export function isReading(thing: Thing): boolean {
  return thing.kind === 'reading' && typeof thing.recordId === 'string';
}

/** Whether an example shows the same id at another stage, where a fact has another value. */
export function isElsewhen({ operation, name }: Example): boolean {
  return operation === 'user.saveInformation' || name === 'incomplete';
}
