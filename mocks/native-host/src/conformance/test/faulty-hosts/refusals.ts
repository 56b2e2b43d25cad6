import { actionsOn } from '../host-channel.ts';
import { accepts, type FaultyHost, onPage, refuses } from './fault.ts';

export const refusalFaults: FaultyHost[] = [
  {
    name: 'answers an unknown action with success',
    found: 'refusals/unknown-name',
    rule: 'name',
    parts: accepts(({ action }) => action === 'noSuchAction'),
  },
  {
    name: 'looks names up in a map that inherits',
    found: 'refusals/inherited-name',
    rule: 'lookup',
    parts: accepts(({ action = '' }) => action in {}),
  },
  {
    name: 'takes a call for a stream',
    found: 'refusals/other-kind',
    rule: 'name',
    parts: accepts(({ type, action }) => type === 'call' && action === 'watchNetwork'),
  },
  {
    name: 'does what it does not offer',
    found: 'refusals/not-offered',
    rule: 'name',
    parts: () => ({
      ...accepts(({ action }) => action === 'getSteps', { steps: 1 })(),
      offers: actionsOn('ios').filter((action) => action !== 'getSteps'),
    }),
  },
  {
    name: 'does not support what it offers',
    found: 'actions/getHealthAccess',
    rule: 'name',
    parts: onPage(({ id, action }, give) => {
      const error = { code: 'not supported' };
      if (action === 'getHealthAccess') queueMicrotask(() => give({ type: 'reply', id, error }));
      return action === 'getHealthAccess';
    }),
  },
  {
    name: 'does not check parameters',
    found: 'refusals/getItem',
    rule: 'params',
    parts: accepts(({ action }) => action === 'getItem'),
  },
  {
    name: 'opens any address',
    found: 'refusals/openBrowser',
    rule: 'params',
    parts: accepts(({ action, params }) => action === 'openBrowser' && params?.url === 'javascript:0'),
  },
  { name: 'refuses with another code', found: 'refusals/getItem', rule: 'params', parts: refuses({ code: 'denied' }) },
  {
    name: 'refuses with a code of its own',
    found: 'refusals/getItem',
    rule: 'error-code',
    parts: refuses({ code: 'invalid parameters' }),
  },
  {
    name: 'explains an error at length',
    found: 'refusals/getItem',
    rule: 'error-message',
    parts: refuses({ message: 'x'.repeat(201) }),
  },
];
