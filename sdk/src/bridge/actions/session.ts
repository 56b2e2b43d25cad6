import type { ActionRows } from './row.ts';
import { shapes } from './shapes.ts';

const user = { userId: 'user-1001', userToken: 'native-token', userName: '林晓', memberType: 3, promoteRoleFlag: 0 };

/** The user, and the messaging account that belongs to them. */
export const session = {
  getUserInfo: {
    doc: 'The user who is logged in to the app; without a userToken nobody is.',
    limit: 5_000,
    result: shapes.NativeUser,
    example: { result: user },
  },
  login: {
    doc: 'Opens the app’s own login.',
    limit: 'person',
    result: shapes.NativeUser,
    example: { result: user },
  },
  logout: { doc: 'Ends the app’s session.' },
  watchUser: {
    doc: 'Tells of every login and logout in the app, and of a renewed token.',
    kind: 'stream',
    result: shapes.NativeUser,
    example: { result: user },
  },
  getMessagingAccount: {
    doc: 'Whether a messaging-app account is bound to the user, and whose it is.',
    result: { bound: 'flag', 'nickname?': 'text', 'avatar?': 'image' },
    example: { result: { bound: true, nickname: '晓晓', avatar: 'https://img.health-app.example/avatar/1001.png' } },
  },
  bindMessagingAccount: {
    doc: 'Has the person allow the app to use their messaging-app account.',
    limit: 'person',
    result: { code: 'text // one-time code, for the server', 'nickname?': 'text' },
    example: { result: { code: 'code-8f21', nickname: '晓晓' } },
  },
} satisfies ActionRows;
