import { nativePages } from './native-pages.ts';
import type { ActionRows } from './row.ts';

/** Other pages, and the native bar above this one. */
export const pages = {
  openWebView: {
    doc: 'Opens an address in a new web view of the app.',
    browser: 'opens a new tab',
    params: { url: 'url', 'title?': 'text', 'hideBar?': 'flag' },
    example: { params: { url: 'https://h5.health-app.example/article?id=a-12', title: 'Salt' } },
  },
  closePage: {
    doc: 'Closes this web view.',
    browser: 'goes back in the history',
    messaging: 'closes the page',
  },
  openNativePage: {
    doc: 'Opens a screen of the app.',
    params: { page: Object.keys(nativePages).join('|'), 'params?': 'json // what the screen takes' },
    variants: { typeName: 'NativePage', field: 'page', of: nativePages },
    example: { params: { page: 'goods', params: { goodsId: 'goods-7003' } } },
  },
  openBrowser: {
    doc: 'Opens an address in the device’s browser.',
    browser: 'opens a new tab',
    params: { url: 'url' },
    example: { params: { url: 'https://beian.health-app.example/' } },
  },
  openAppStore: {
    doc: 'Opens this app’s page, or another app’s, in the store.',
    params: { 'storeId?': 'text // default: this app' },
    example: { params: {} },
  },
  openSettings: { doc: 'Opens the app’s page in the device’s settings, where permissions are.' },
  openApp: {
    doc: 'Opens the native app from outside, at a page of it.',
    limit: 'person',
    only: 'web',
    browser: 'goes to the link, which the device may open in the app',
    messaging: 'lays the messaging app’s own launch button over the element `slot`, and waits for a tap',
    params: {
      link: 'url // opens the app where it is installed, else a download page',
      'slot?': 'text // id of the element that looks like the button',
    },
    example: { params: { link: 'https://h5.health-app.example/open?page=report', slot: 'open-app' } },
  },
  interceptBack: {
    doc: 'Takes over the app’s back gesture and button while it is open; each event is one press.',
    kind: 'stream',
    result: { source: 'button|gesture' },
    example: { result: { source: 'button' } },
  },
  setTitle: {
    doc: 'Sets the title in the navigation bar.',
    kind: 'notify',
    browser: 'sets the document’s title',
    params: { title: 'text' },
    example: { params: { title: '控糖查询' } },
  },
  setBarColors: {
    doc: 'Colours the navigation bar.',
    kind: 'notify',
    params: { background: 'text // #rrggbb', foreground: 'text // #rrggbb' },
    example: { params: { background: '#1aa34a', foreground: '#ffffff' } },
  },
  setBarHidden: {
    doc: 'Hides the navigation bar, or shows it again.',
    kind: 'notify',
    params: { hidden: 'flag' },
    example: { params: { hidden: true } },
  },
  setScrolling: {
    doc: 'Lets the web view scroll and bounce, or not.',
    kind: 'notify',
    params: { enabled: 'flag' },
    example: { params: { enabled: false } },
  },
  setStatusBar: {
    doc: 'Sets the colour of the status bar’s text.',
    kind: 'notify',
    params: { text: 'dark|light' },
    example: { params: { text: 'light' } },
  },
} satisfies ActionRows;
