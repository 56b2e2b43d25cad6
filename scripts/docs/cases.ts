import type { ContractOperation, Input } from '../../mocks/contract/operations.ts';
import { TOKEN } from './page/fill.ts';

/** A call of an operation's sample. */
export interface Call {
  operation: ContractOperation;
  /** A text `{{step.field}}` stands for a field of the reply to the earlier call with that name. */
  input: Input;
  /** The name under which later calls use the reply. */
  name?: string;
  /** Undefined for a call without a token. */
  token?: string;
}

interface Step {
  id: string;
  input?: Input;
  as?: string;
  guest?: true;
}

interface Preparation {
  before?: Step[];
  /** Fields that replace those of the first example. */
  input?: Input;
  token?: string;
  /** The call is made without a token. */
  guest?: true;
}

const submitFoodName: Preparation = {
  before: [{ id: 'aiFood.submitFoodName', as: 'analysis' }],
  input: { analysisId: '{{analysis.analysisId}}' },
};
const withoutPartner: Preparation = { before: [{ id: 'partner.deleteRelationship' }] };
const code = (purpose: string, phoneNumber: string): Step => ({
  id: 'user.verifyCode',
  input: { purpose, phoneNumber },
});
const OWNER = '13800001234';
const NEW_NUMBER = '13800009876';
const NEW_PERSON = '15800004321';

/** What the first example of an operation lacks to succeed in a new world of the mock. */
const PREPARATIONS: Record<string, Preparation> = {
  'aiFood.analysisPending': submitFoodName,
  'aiFood.analysisPendingFood': {
    ...submitFoodName,
    before: [{ id: 'aiFood.submitFoodNameFood', as: 'analysis' }],
  },
  // What has happened on an earlier day is there at each time of the day.
  'aiFood.generateSummary': { input: { date: '2026-11-19' } },
  'aiFood.generateSummaryFood': { input: { date: '2026-11-19' } },
  'analysis.deep': { input: { analysisId: 'analysis-4116' } },
  'analysis.ingredientRecord': { input: { analysisId: 'analysis-4116' } },
  'analysis.saveSimple': { input: { analysisId: 'analysis-4124' } },
  'analysis.simple': { input: { analysisId: 'analysis-4124' } },
  'auth.login': { before: [{ ...code('login', OWNER), guest: true }], guest: true },
  // The assessment of the first example does not exist before its first question.
  'evaluation.generateReport': { input: { evaluationId: 'evaluation-7001' } },
  'evaluation.pre': {
    before: [
      { id: 'evaluation.next', input: {}, as: 'first' },
      {
        id: 'evaluation.next',
        input: {
          evaluationId: '{{first.evaluationId}}',
          itemId: 'item-goal',
          answer: { optionIds: ['loseWeight'], value: null },
        },
        as: 'second',
      },
    ],
    input: {
      evaluationId: '{{second.evaluationId}}',
      itemId: 'item-height',
      answer: { optionIds: [], value: null },
    },
  },
  'medication.finish': { input: { date: '2026-11-19', handledAt: '2026-11-19T19:10:00+08:00' } },
  // Without a time, which may be in the future.
  'mealPlan.finish': { input: { finishedAt: undefined, intendedAt: undefined } },
  'mealPlan.modify': {
    before: [{ id: 'mealPlan.deletePre', as: 'preview' }],
    input: { previewId: '{{preview.previewId}}' },
  },
  'mealPlan.replaceAllResult': {
    before: [{ id: 'mealPlan.replaceAllPre', as: 'preview' }],
    input: { previewId: '{{preview.previewId}}' },
  },
  'mealPlan.replaceResult': {
    before: [{ id: 'mealPlan.replacePre', as: 'preview' }],
    input: { previewId: '{{preview.previewId}}' },
  },
  // A person has one partner at a time.
  'partner.answerInvitedMessage': withoutPartner,
  'partner.match': withoutPartner,
  'partner.qrCode': withoutPartner,
  'partner.saveRelationship': withoutPartner,
  'partner.saveRelationshipByPhoneNumber': withoutPartner,
  'partner.cancelInvite': {
    before: [{ id: 'partner.deleteRelationship' }, { id: 'partner.saveRelationshipByPhoneNumber', as: 'invitation' }],
    input: { relationshipId: '{{invitation.relationshipId}}' },
  },
  'user.changePhoneNumberVerifyOld': { before: [code('verifyOld', OWNER)] },
  'user.changePhoneNumberSubmit': {
    before: [
      code('verifyOld', OWNER),
      { id: 'user.changePhoneNumberVerifyOld', as: 'change' },
      code('changePhone', NEW_NUMBER),
    ],
    input: { ticket: '{{change.ticket}}' },
  },
  // The person of the examples has open orders; a new one has none.
  'user.closeAccount': {
    before: [
      { ...code('login', NEW_PERSON), guest: true },
      { id: 'auth.login', input: { phoneNumber: NEW_PERSON }, as: 'user', guest: true },
      code('closeAccount', NEW_PERSON),
    ],
    token: '{{user.userToken}}',
  },
};

/** The calls that make an operation succeed in a new world of the mock; the last one is that of the operation. */
export function callsOf(operation: ContractOperation, operations: readonly ContractOperation[]): Call[] {
  const { before = [], input, token, guest }: Preparation = PREPARATIONS[operation.id] ?? {};
  const call = ({ id, as, ...step }: Step): Call => {
    const found = operations.find((one) => one.id === id);
    if (!found) throw new Error(`A sample of ${operation.id} calls ${id}, which does not exist`);
    return {
      operation: found,
      input: inputOf(found, step.input),
      ...(as && { name: as }),
      ...(!step.guest && tokenOf(found, token)),
    };
  };
  return [...before.map(call), call({ id: operation.id, ...(input && { input }), ...(guest && { guest }) })];
}

/** The input of the first example with other fields; a field that is undefined is left out. */
function inputOf({ requests: [first] }: ContractOperation, fields: Input): Input {
  if (!fields) return first?.input;
  return Object.fromEntries(Object.entries({ ...first?.input, ...fields }).filter(([, value]) => value !== undefined));
}

/** Only a promoter has income. */
const tokenOf = ({ domain, security }: ContractOperation, token = domain === 'income' ? `${TOKEN}-promoter` : TOKEN) =>
  security === 'none' ? {} : { token };

/** Variables of the text, each with its path: `{{user.userToken}}` is `['user', 'userToken']`. */
export const REFERENCE = /\{\{(\w+)\.([\w.]+)\}\}/g;
