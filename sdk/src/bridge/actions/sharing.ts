import type { ActionRows } from './row.ts';
import { shapes } from './shapes.ts';

const content = {
  title: '控糖食物查询',
  description: '查食物的升糖指数，吃得明白',
  imageUrl: 'https://h5.health-app.example/share/default.png',
  link: 'https://h5.health-app.example/share?userName=%E6%9E%97%E6%99%93&type=sugarControl',
};
const picture = 'data:image/png;base64,iVBORw0KGgo=';
const image = { url: 'https://local.health-app.example/image/1', width: 1080, height: 1440, bytes: 184_320 };

/** Sharing, pictures, the clipboard and codes. */
export const sharing = {
  sharePanel: {
    doc: 'Opens the app’s share panel.',
    limit: 'person',
    browser: 'the browser’s own share panel, where there is one',
    messaging: 'prepares the messaging app’s own menu for both friends and timeline',
    params: shapes.SharedContent,
    result: shapes.ShareOutcome,
    example: { params: content, result: { outcome: 'shared', channel: 'friend' } },
  },
  shareFriend: {
    doc: 'Shares with a friend in the messaging app.',
    limit: 'person',
    messaging: 'prepares the messaging app’s own menu',
    params: shapes.SharedContent,
    result: shapes.ShareOutcome,
    example: { params: content, result: { outcome: 'shared' } },
  },
  shareTimeline: {
    doc: 'Shares on the messaging app’s timeline.',
    limit: 'person',
    messaging: 'prepares the messaging app’s own menu',
    params: shapes.SharedContent,
    result: shapes.ShareOutcome,
    example: { params: content, result: { outcome: 'shared' } },
  },
  shareMiniProgram: {
    doc: 'Shares a card that opens a mini-program.',
    limit: 'person',
    params: { ...shapes.SharedContent, miniProgramId: 'text', path: 'text // page inside it' },
    result: shapes.ShareOutcome,
    example: {
      params: { ...content, miniProgramId: 'placeholder-mini-id', path: 'pages/share' },
      result: { outcome: 'shared' },
    },
  },
  sharePoster: {
    doc: 'Shares a picture that the page has drawn.',
    limit: 'person',
    browser: 'the browser’s own share panel, where it takes files',
    params: { image: 'image', 'title?': 'text' },
    result: shapes.ShareOutcome,
    example: { params: { image: picture, title: '体重海报' }, result: { outcome: 'saved' } },
  },
  chooseImage: {
    doc: 'Has the person choose pictures from the album or take one.',
    limit: 'person',
    browser: 'the file chooser; not choosing is noticed where the browser tells of it',
    messaging: 'the messaging app’s chooser',
    params: { 'count?': 'int 1..9 // how many at most; default 1', 'source?': 'album|camera|both // default both' },
    result: { images: [shapes.BridgeImage] },
    example: { params: { count: 3 }, result: { images: [image] } },
  },
  takePhoto: {
    doc: 'Has the person take a picture.',
    limit: 'person',
    browser: 'the file chooser, which opens the camera on a phone',
    messaging: 'the messaging app’s camera',
    params: { 'camera?': 'front|back // default back' },
    result: { images: [shapes.BridgeImage] },
    example: { params: {}, result: { images: [image] } },
  },
  previewImage: {
    doc: 'Shows pictures full screen.',
    messaging: 'the messaging app’s viewer',
    params: { urls: ['image'], 'index?': 'int 0.. // which one first; default 0' },
    example: { params: { urls: ['https://img.health-app.example/a/1.png'], index: 0 } },
  },
  saveImage: {
    doc: 'Saves a picture to the album.',
    limit: 'person',
    browser: 'downloads it',
    params: { image: 'image', 'name?': 'text // of the file; default image.png' },
    example: { params: { image: picture, name: 'poster.png' } },
  },
  uploadImage: {
    doc: 'Uploads a picture of the device through the app.',
    limit: 60_000,
    params: { url: 'image // as chooseImage gave it', purpose: 'food|mirror|avatar|feedback|refund' },
    result: { url: 'url // where it can be had' },
    example: {
      params: { url: image.url, purpose: 'food' },
      result: { url: 'https://img.health-app.example/food/7781.jpg' },
    },
  },
  copyText: {
    doc: 'Puts text on the clipboard.',
    limit: 5_000,
    browser: 'the browser’s clipboard, also in old browsers',
    params: { text: 'text' },
    example: { params: { text: 'ORD-20261120-0007' } },
  },
  readClipboard: {
    doc: 'Reads text from the clipboard; the device may ask the person.',
    limit: 'person',
    browser: 'the browser’s clipboard, where it may be read',
    result: { text: 'text // empty when there is none' },
    example: { result: { text: '13812345678' } },
  },
  scanQr: {
    doc: 'Reads a QR code or bar code with the camera.',
    limit: 'person',
    messaging: 'the messaging app’s scanner',
    params: { 'type?': 'qr|bar|both // default both' },
    result: { text: 'text' },
    example: {
      params: { type: 'qr' },
      result: { text: 'https://h5.health-app.example/family-health/confirm?code=f-77' },
    },
  },
} satisfies ActionRows;
