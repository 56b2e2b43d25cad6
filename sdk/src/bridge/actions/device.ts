import type { ActionRows } from './row.ts';
import { shapes } from './shapes.ts';

const key = 'text // 1 to 100 characters';

/** The device, and the app around the page. */
export const device = {
  pickContact: {
    doc: 'Has the person choose one contact; nothing else of the address book is read.',
    limit: 'person',
    result: { name: 'text', phoneNumber: 'text' },
    example: { result: { name: '妈妈', phoneNumber: '13812345678' } },
  },
  callPhone: {
    doc: 'Offers to call a phone number.',
    browser: 'goes to a tel: address',
    params: { phoneNumber: 'text // digits, may start with +' },
    example: { params: { phoneNumber: '4001234567' } },
  },
  getItem: {
    doc: 'Reads what this page keeps in the app.',
    limit: 5_000,
    browser: 'local storage',
    params: { key },
    result: { 'value?': 'text' },
    example: { params: { key: 'guide-seen' }, result: { value: '1' } },
  },
  setItem: {
    doc: 'Keeps text in the app, where it outlives the web view’s storage.',
    limit: 5_000,
    browser: 'local storage',
    params: { key, value: 'text' },
    example: { params: { key: 'guide-seen', value: '1' } },
  },
  removeItem: {
    doc: 'Forgets what was kept.',
    limit: 5_000,
    browser: 'local storage',
    params: { key },
    example: { params: { key: 'guide-seen' } },
  },
  getNetwork: {
    doc: 'The way to the network.',
    limit: 5_000,
    browser: 'what the browser says',
    result: shapes.NetworkState,
    example: { result: { online: true, type: 'wifi' } },
  },
  watchNetwork: {
    doc: 'Tells when the way to the network changes.',
    kind: 'stream',
    browser: 'what the browser says',
    result: shapes.NetworkState,
    example: { result: { online: false, type: 'none' } },
  },
  getDevice: {
    doc: 'The device, the app and the person’s settings.',
    limit: 5_000,
    result: {
      model: 'text',
      system: 'text // e.g. iOS 19.1',
      appVersion: 'text // major.minor.patch',
      language: 'text // BCP 47, e.g. zh-CN',
      theme: 'light|dark',
      'fontScale?': 'number 0.5..4',
    },
    example: {
      result: {
        model: 'Phone 14',
        system: 'iOS 19.1',
        appVersion: '5.2.0',
        language: 'zh-CN',
        theme: 'light',
        fontScale: 1,
      },
    },
  },
  watchSettings: {
    doc: 'Tells when the person changes language or theme.',
    kind: 'stream',
    result: { language: 'text // BCP 47', theme: 'light|dark' },
    example: { result: { language: 'en', theme: 'dark' } },
  },
  getSafeArea: {
    doc: 'Where the device’s edges cover the page.',
    limit: 5_000,
    result: shapes.SafeArea,
    example: { result: { top: 47, right: 0, bottom: 34, left: 0 } },
  },
  vibrate: {
    doc: 'Gives a short tap to feel.',
    kind: 'notify',
    browser: 'vibrates, where the device can',
    params: { 'strength?': 'light|medium|heavy // default light' },
    example: { params: { strength: 'light' } },
  },
  setScreenOn: {
    doc: 'Keeps the screen on while this page is open, or no longer.',
    kind: 'notify',
    browser: 'a wake lock, where there are any',
    params: { on: 'flag' },
    example: { params: { on: true } },
  },
  setOrientation: {
    doc: 'Turns the page, or leaves it to the device.',
    kind: 'notify',
    params: { orientation: 'portrait|landscape|any' },
    example: { params: { orientation: 'portrait' } },
  },
  trackEvent: {
    doc: 'Hands an event to the app’s analytics.',
    kind: 'notify',
    params: { ev: 'text // not empty', 'extras?': 'json' },
    example: { params: { ev: 'share_open', extras: { type: 'family' } } },
  },
  openCustomerService: {
    doc: 'Opens a chat with customer service.',
    params: { 'topic?': 'text', 'orderId?': 'text' },
    example: { params: { topic: 'refund', orderId: 'order-5001' } },
  },
  checkUpdate: {
    doc: 'Whether the store has a newer version of the app.',
    limit: 20_000,
    result: { available: 'flag', 'version?': 'text // major.minor.patch', 'required?': 'flag' },
    example: { result: { available: true, version: '5.3.0', required: false } },
  },
  requestRating: {
    doc: 'Asks for a rating in the store; the device decides whether it shows.',
    limit: 'person',
  },
} satisfies ActionRows;
