/** The parameters with which each action is tried, right and wrong ones. */
import { type BridgeAction, bridgeActions } from '@health-app/sdk/testing';
import type { Question } from './case.ts';

/** Actions that read, or that change nothing beyond this page and its own key. Any other action asks the person first. */
const unnoticed = new Set([
  'checkUpdate',
  'getDevice',
  'getHealthAccess',
  'getItem',
  'getMessagingAccount',
  'getNetwork',
  'getPermission',
  'getPushToken',
  'getSafeArea',
  'getSteps',
  'getUserInfo',
  'listProducts',
  'listReminders',
  'listSensors',
  'readHealth',
  'removeItem',
  'setItem',
  'setScreenOn',
  'setTitle',
  'vibrate',
  'interceptBack',
  'watchBloodPressure',
  'watchGlucose',
  'watchNetwork',
  'watchReminders',
  'watchScale',
  'watchSettings',
  'watchUser',
]);

/** Whether an action acts on the world, so that the person decides about it. */
export const acts = (action: string): boolean => !unnoticed.has(action);

/** The page may not outlive these. */
export const endsPage = (action: string): boolean => action === 'closePage' || action === 'logout';

/** The question about an action that acts on the world. The person decides once, about wrong and right parameters. */
export function questionOf(action: string): Question | undefined {
  if (!acts(action)) return undefined;
  const about = `${bridgeActions[action]?.description} ${JSON.stringify(sampleParams(action))}`;
  return { kind: endsPage(action) ? 'leave' : 'act', action, about };
}

/** Streams that open without a sensor or a person. */
export const quietStreams = ['watchNetwork', 'watchSettings', 'watchUser', 'watchReminders', 'interceptBack'];

/** Own keys, because the examples have one that the app uses. */
const own: Record<string, object> = {
  getItem: { key: 'conformance' },
  setItem: { key: 'conformance', value: '1' },
  removeItem: { key: 'conformance' },
};

export const sampleParams = (action: string): object => own[action] ?? bridgeActions[action]?.example.params ?? {};

/** Parameters that violate the table: a missing member, a wrong type, a dangerous or unknown value. */
export function wrongParams(action: string): object[] {
  const sample = sampleParams(action) as Record<string, unknown>;
  const { params } = bridgeActions[action] as BridgeAction;
  const candidates = Object.entries(sample).flatMap(([name, value]) => {
    const { [name]: _, ...others } = sample;
    return [
      others,
      { ...sample, [name]: { wrong: true } },
      ...(typeof value === 'string' ? [{ ...sample, [name]: 'javascript:0' }] : []),
      ...(typeof value === 'number' ? [{ ...sample, [name]: String(value) }] : []),
    ];
  });
  return candidates.filter((candidate) => {
    try {
      params(candidate, 'params');
      return false;
    } catch {
      return true;
    }
  });
}
