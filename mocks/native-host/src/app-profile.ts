/** Which actions, and which version of the protocol, the app of the phone announces. */
import { bridgeActions } from '@health-app/sdk/testing';
import type { HostPart } from './attach-host.ts';
import type { Settings } from './settings.ts';

/** The actions that an app of this version offers on a platform. */
export const actionsOf = (platform: Settings['platform']): string[] =>
  Object.entries(bridgeActions)
    .filter(([, { only }]) => !only || only === platform)
    .map(([action]) => action);

/** An action that no page knows yet. */
const unknownAction = 'actionOfANewerApp';

export function profileOf(settings: Pick<Settings, 'platform' | 'appVersion' | 'lacks'>): Omit<HostPart, 'script'> {
  const { platform, appVersion } = settings;
  const missing = lacking(settings);
  const offers = actionsOf(platform).filter((action) => !missing.has(action));
  switch (appVersion) {
    case 'current':
      return { offers };
    case 'newer':
      return { offers: [...offers, unknownAction] };
    case 'otherProtocol':
      return { offers, version: 2 };
    case 'silent':
      return { offers, hello: { silent: true } };
  }
}

export const lacking = ({ lacks }: Pick<Settings, 'lacks'>): Set<string> => new Set(lacks.split(',').filter(Boolean));
