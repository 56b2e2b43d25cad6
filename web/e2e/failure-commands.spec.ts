/**
 * Sends every command from its screen: its refusal and a missing reply, whose messages can be its own, are shown exactly once.
 * The message of another failure depends only on the way in which the command is sent, so one command of each way gets it.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { calledOperations, operationsOf, pathOf } from './support/called-operations.ts';
import { answerSheet, test } from './support/device.ts';
import {
  expectSaidOnce,
  failCall,
  loginExpired,
  noConnection,
  recordToasts,
  refusalOf,
  requestException,
} from './support/failures.ts';
import { choose } from './support/family.ts';
import { interceptCall } from './support/intercept.ts';
import { choosePhoto } from './support/photo.ts';
import { reports } from './support/requests.ts';
import { acceptAgreements, freshPhone } from './support/sign-in.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

type App = Page | FrameLocator | Locator;

interface Command {
  /** Address of the screen. */
  path: string;
  /** The stored user. @default one whose token is the world of the test */
  user?: (world: string) => object;
  /** Names of examples that the screen's other calls get as replies. */
  replies?: Record<string, string | 503>;
  /** Prepares the control that sends the command. */
  begin?: (page: Page) => Promise<unknown>;
  /** Sends the command, even after a failure. */
  send: (page: Page) => Promise<unknown>;
  /** The message for a missing reply. @default that there is no connection */
  unanswered?: string;
  /** Whether the command precedes the login, which therefore cannot expire. */
  signsIn?: boolean;
}

const button = (app: App, name: string, values?: Record<string, string>): Locator =>
  app.getByRole('button', { name: t(name, values), exact: true });
const press = (app: App, name: string): Promise<void> => button(app, name).click();
const dialog = (app: App): Locator => app.getByRole('dialog').last();
/** Presses a button of the dialog. */
const confirm = (page: Page, name: string): Promise<void> =>
  dialog(page)
    .getByRole('button', { name: t(name), exact: true })
    .click();
const textbox = (app: App, name: string): Locator => app.getByRole('textbox', { name: t(name) });
const meal = (page: Page, name: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: new RegExp(`^${t(name)}`) }) });

const guest = (): object => ({});
const promoter = (world: string): object => ({ userToken: `${world}-promoter`, promoteRoleFlag: 1 });

const partner = '/scheme/view/slimmingPartner';
const alone = { [`${partner}/queryPartnerRelationship`]: 'none', [`${partner}/indexData`]: 'alone' };

/**
 * The device stores no command without a reply here, because the test's user has no id. The user in `offline.spec.ts` has
 * one.
 */
const commands: Record<string, Command> = {
  'aiFood.generateSummary': { path: '/ai-food/history', send: (page) => press(page, 'Summarise this day') },
  'aiFood.submitFoodName': {
    path: '/ai-food/list?mealType=snack&date=2026-11-20',
    // The analysis starts as soon as the photo is uploaded.
    send: async (page) => {
      const again = button(page, 'Look for the foods in it');
      await ((await again.isVisible()) ? again.click() : choosePhoto(page, () => press(page, 'Choose photo')));
    },
  },
  'analysis.generateReport': { path: '/food-app/report/week', send: (page) => press(page, 'Make it') },
  'analysis.saveSimple': {
    path: '/food-app/analyze/result?analysisId=analysis-4126',
    begin: async (page) => {
      await page
        .getByRole('list', { name: t('Foods of the meal') })
        .getByRole('button', { name: /^Steamed white rice/ })
        .click();
      await textbox(page, 'Weight as eaten').fill('150');
      await press(page, 'Take this amount');
    },
    send: (page) => press(page, 'Save the changes'),
  },
  'analysis.submitDeep': {
    path: '/food-app/analyze/more?analysisId=analysis-4125',
    send: (page) => press(page, 'Analyse in depth'),
  },
  'analysis.submitFoodItem': {
    path: '/food-app/analyze/list?from=analysis-4126&mealType=dinner&date=2026-11-20',
    send: (page) => press(page, 'Add to diary'),
  },
  'auth.login': {
    path: '/food-app/user/account',
    user: guest,
    signsIn: true,
    begin: async (page) => {
      await textbox(page, 'Phone number').fill(freshPhone());
      await textbox(page, 'Verification code').fill('123456');
      await acceptAgreements(page);
    },
    send: (page) => press(page, 'Sign in'),
  },
  'evaluation.generateReport': {
    path: '/food-app/custom/food-health',
    replies: { '/food/evaluation/info': 'answered' },
    send: (page) => press(page, 'Write my report'),
  },
  'evaluation.next': { path: '/food-app/health-survey?again=1', send: (page) => press(page, 'Begin') },
  'evaluation.pre': {
    path: '/food-app/health-survey?again=1',
    begin: async (page) => {
      await press(page, 'Begin');
      await page.getByRole('radio', { name: 'Lose weight', exact: true }).click();
    },
    send: (page) => press(page, 'Previous question'),
  },
  'family.answerInvitedMessage': {
    path: '/family-health/home',
    begin: (page) => press(page, 'Decline'),
    send: (page) => confirm(page, 'Decline'),
  },
  'family.deleteRelationship': {
    path: '/family-health/members/detail?familyUserId=user-1002',
    begin: (page) => press(page, 'Remove from family'),
    send: (page) => confirm(page, 'Remove'),
  },
  'family.saveRelationship': {
    path: '/family-health/members/detail?familyUserId=user-1002',
    begin: (page) => press(page, 'Stop sharing'),
    send: (page) => confirm(page, 'Stop sharing'),
  },
  'family.saveRelationshipByPhoneNumber': {
    path: '/family-health/home',
    begin: async (page) => {
      await press(page, 'By phone');
      await choose(page, t('They are my'), 'Someone else close');
      await textbox(page, 'Phone number').fill('13900005678');
    },
    send: (page) => confirm(page, 'Send invitation'),
  },
  'feedback.submit': {
    path: '/contact-us',
    begin: async (page) => {
      await page.getByText(t('Suggestion'), { exact: true }).click();
      await page.getByLabel(t('What would you like to tell us?')).fill('希望食物列表可以按最近吃过的排序。');
    },
    send: (page) => button(page, 'Send').or(button(page, 'Try again')).click(),
  },
  'healthData.remind': {
    path: '/health-data/detail?healthDataType=weight',
    begin: (page) => button(page, 'Change reminder').or(button(page, 'Set a reminder')).click(),
    send: (page) => confirm(page, 'Save'),
  },
  'healthData.saveWeightWithCompareLast': {
    path: '/tools/bmi',
    // The weight of the profile is saved already.
    begin: async (page) => {
      await expect(page.getByText(t('Filled in from your profile.'))).toBeVisible();
      await textbox(page, 'Weight').fill('59');
    },
    send: (page) => press(page, 'Save weight'),
  },
  'income.drawSubmit': {
    path: '/food-app/distribution/withdraw',
    user: promoter,
    begin: async (page) => {
      await press(page, 'Withdraw');
      await textbox(page, 'Amount').fill('20');
      await press(page, 'Next');
    },
    send: (page) =>
      button(page, 'Withdraw {confirming}', { confirming: '¥20.00' }).or(button(page, 'Try again')).click(),
  },
  'mealPlan.deletePre': { path: '/ai-app/custom', send: (page) => press(page, 'Delete the plan') },
  'mealPlan.finish': {
    path: '/ai-app/custom',
    send: (page) => button(meal(page, 'Lunch'), 'Eaten').click(),
  },
  'mealPlan.modify': {
    path: '/ai-app/custom',
    begin: (page) => press(page, 'Delete the plan'),
    send: (page) => confirm(page, 'Delete'),
  },
  'mealPlan.replaceAllPre': {
    path: '/ai-app/custom',
    // The sheet asks for it when it opens.
    send: (page) => button(page, 'Swap the rest of the day').or(button(page, 'Another suggestion')).last().click(),
  },
  'mealPlan.replacePre': {
    path: '/ai-app/custom',
    send: (page) => button(meal(page, 'Dinner'), 'Swap').or(button(page, 'Another suggestion')).last().click(),
  },
  'medication.delete': {
    path: '/medicine-remind/add?id=rem-2003',
    begin: (page) => press(page, 'Delete reminder'),
    send: (page) => confirm(page, 'Delete'),
  },
  'medication.finish': {
    path: '/medicine-remind',
    send: (page) =>
      button(page, 'Take early: {medicineName}, {time}', { medicineName: '二甲双胍 0.5 g', time: '18:30' }).click(),
  },
  'medication.save': {
    path: '/medicine-remind/add',
    begin: (page) => page.getByLabel(t('Name'), { exact: true }).fill('叶酸'),
    send: (page) => press(page, 'Save'),
  },
  'mirror.confirm': {
    // A new code, because all accounts share a code, and it is confirmed once.
    path: `/ai-mirror/create?token=mt-q7v3k9x2hd${Date.now().toString(36)}`,
    begin: async (page) => {
      await page.getByRole('textbox', { name: 'Height' }).fill('162');
      await page.getByRole('textbox', { name: 'Weight' }).fill('58.4');
      await page.getByText(t('Female'), { exact: true }).click();
      await page.getByLabel(t('Birth date')).fill('1988-05-12');
      await page.getByRole('switch', { name: t('I agree to the pictures and how they are kept') }).check();
    },
    send: (page) => press(page, 'Start'),
  },
  'orders.cancel': {
    path: '/food-app/product/order/detail?orderId=order-3015',
    begin: async (page) => {
      await press(page, 'Cancel order');
      await dialog(page).getByText(t('It is too expensive')).click();
    },
    send: (page) => confirm(page, 'Cancel order'),
  },
  'orders.cancelRefundApply': {
    path: '/food-app/product/order/refund/detail?orderId=order-3010',
    begin: (page) => press(page, 'Withdraw the refund'),
    send: (page) => confirm(page, 'Withdraw'),
  },
  'orders.confirmFinished': {
    path: '/food-app/product/order/detail?orderId=order-3011',
    begin: (page) => press(page, 'Confirm receipt'),
    send: (page) => confirm(page, 'I have them'),
  },
  'orders.submitRefundApply': {
    path: '/food-app/product/order/refund/apply?orderId=order-3009',
    begin: async (page) => {
      await page.getByText(t('Refund only'), { exact: true }).click();
      await page.getByRole('button', { name: t('Reason') }).click();
      await page.getByRole('radio', { name: 'Ordered by mistake' }).click();
    },
    send: (page) => button(page, 'Request a refund of {total}', { total: '¥71.60' }).click(),
  },
  'orders.submitRefundLogisticInfo': {
    path: '/food-app/product/order/refund/detail?orderId=order-3010',
    begin: async (page) => {
      await page.getByRole('button', { name: t('Carrier') }).click();
      await page.getByRole('radio', { name: 'ZTO Express' }).click();
      await textbox(page, 'Tracking number').fill('78123456789012');
      await press(page, 'I have sent it');
    },
    send: (page) => confirm(page, 'Yes, send it'),
  },
  'partner.answerInvitedMessage': {
    path: '/lose-weight-partner/home',
    begin: (page) => press(page, 'Decline'),
    send: (page) => confirm(page, 'Decline'),
  },
  'partner.cancelInvite': {
    path: '/lose-weight-partner/home',
    replies: { [`${partner}/indexData`]: 'invited' },
    begin: (page) => press(page, 'Withdraw invitation'),
    send: (page) => confirm(page, 'Withdraw'),
  },
  'partner.deleteRelationship': {
    path: '/lose-weight-partner/home',
    begin: (page) => press(page, 'Leave the partnership'),
    send: (page) => confirm(page, 'Leave'),
  },
  'partner.match': {
    path: '/lose-weight-partner/invite?way=match',
    replies: alone,
    send: (page) => press(page, 'Find somebody'),
  },
  'partner.saveRelationship': {
    path: '/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4',
    replies: alone,
    send: (page) => confirm(page, 'Join'),
  },
  'partner.saveRelationshipByPhoneNumber': {
    path: '/lose-weight-partner/invite?way=phone',
    replies: alone,
    begin: (page) => page.getByLabel(t('Phone number of your partner')).fill('13900003344'),
    send: (page) => press(page, 'Send invitation'),
  },
  'plans.clockIn': {
    path: '/execution-plan',
    send: async (page) => {
      await button(page, 'Done: {title}', { title: 'Walk briskly for 40 minutes' }).click();
      // The page delays the command for a moment, and leaving the page sends it at once.
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
      });
    },
  },
  'plans.remind': {
    path: '/custom-plan/detail?taskId=task-6213',
    begin: (page) => press(page, 'Change reminder'),
    send: (page) => confirm(page, 'Save'),
  },
  'user.changePhoneNumberSubmit': {
    path: '/food-app/user/account/change-phone',
    replies: { '/food/user/changePhoneNumber/verifyOld': 'verified' },
    begin: async (page) => {
      await textbox(page, 'Verification code').fill('123456');
      await press(page, 'Continue');
      await textbox(page, 'New phone number').fill(freshPhone());
      await textbox(page, 'Verification code').fill('123456');
    },
    send: (page) => press(page, 'Change the number'),
    unanswered: t('No answer came. Try again: we first check whether the number has changed.'),
  },
  'user.changePhoneNumberVerifyOld': {
    path: '/food-app/user/account/change-phone',
    begin: (page) => textbox(page, 'Verification code').fill('123456'),
    send: (page) => press(page, 'Continue'),
  },
  'user.closeAccount': {
    path: '/food-app/user/account/cancel',
    // Open orders of the test's person would prevent closing the account.
    replies: { '/food/order/list': 503 },
    begin: async (page) => {
      await textbox(page, 'Verification code').fill('123456');
      await page.getByRole('textbox', { name: t('Type {word} to confirm', { word: t('CLOSE') }) }).fill(t('CLOSE'));
    },
    send: (page) => press(page, 'Close for good'),
    unanswered: t('No answer came. Try again: we first check whether the account is closed.'),
  },
  'user.saveInformation': {
    path: '/ai-app/user/profile',
    begin: (page) => textbox(page, 'Your name').fill('晓晓'),
    send: (page) => press(page, 'Save'),
  },
  'user.verifyCode': {
    path: '/food-app/user/account',
    user: guest,
    signsIn: true,
    begin: (page) => textbox(page, 'Phone number').fill(freshPhone()),
    send: (page) => press(page, 'Send code'),
  },
};

/** Commands that only native apps send. */
const native = ['income.submitTransferRequest', 'income.userConfirmed'];

/** A command of each way of sending: the client, one without a failure toast, one that is verified, and the outbox. */
const ofEachWay = ['user.verifyCode', 'medication.save', 'orders.cancel', 'medication.finish'];

test('every command that the app sends has a test of its failures', () => {
  const sent = calledOperations('command').filter((id) => !reports.includes(id));
  const tested = [...Object.keys(commands), ...native];
  expect(sent.filter((id) => !tested.includes(id))).toEqual([]);
  const all = operationsOf('command');
  expect(tested.filter((id) => !all.includes(id))).toEqual([]);
  expect(sent).toEqual(expect.arrayContaining(native));
});

for (const [operation, command] of Object.entries(commands)) {
  test(`the failures of ${operation} show once`, async ({ page, open, world, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    await recordToasts(page);
    const { user, replies = {}, unanswered = noConnection } = command;
    if (user) await page.addInitScript((text) => sessionStorage.setItem('0:user', text), JSON.stringify(user(world)));
    for (const [other, example] of Object.entries(replies))
      await interceptCall(page, other, ({ proceed }) => proceed({ prefer: `example=${example}` }));
    const call = pathOf(operation);
    await open(command.path);
    await command.begin?.(page);

    const { change } = await failCall(page, call, 'refusal');
    await command.send(page);
    await expectSaidOnce(page, refusalOf(call));
    change('no reply');
    await command.send(page);
    await expectSaidOnce(page, unanswered);
    if (!ofEachWay.includes(operation)) return;
    change('status 500');
    await command.send(page);
    await expectSaidOnce(page, requestException);
    if (command.signsIn) return;
    change('expired login');
    await command.send(page);
    await expect(page.getByRole('dialog', { name: loginExpired })).toBeVisible();
    await expectSaidOnce(page, loginExpired);
  });
}

test('the failures of the two steps of a withdrawal in the app show once', async ({ device, expectErrors, page }) => {
  expectErrors(/Failed to load resource/);
  await recordToasts(page);
  const { app } = await device({ platform: 'ios', user: 'promoter', path: '/food-app/distribution/withdraw' });
  const send = () => button(app, 'Confirm in the messaging app').first().click();
  for (const operation of native) {
    const call = pathOf(operation);
    const { change, restore } = await failCall(page, call, 'refusal');
    await send();
    // The app's first step is done, and is not repeated.
    if (operation === 'income.userConfirmed') await answerSheet(page, 'Pay');
    await expectSaidOnce(app, refusalOf(call));
    change('status 500');
    await send();
    await expectSaidOnce(app, requestException);
    change('no reply');
    await send();
    await expectSaidOnce(app, noConnection);
    await restore();
  }
});
