import type { Pair } from './case.ts';

/** The texts of the page. */
const texts = {
  title: ['Bridge conformance', '桥一致性检查'],
  intro: ['Checks the app around this page against the protocol of the bridge.', '按桥协议检查本页所在的应用。'],
  otherLanguage: ['中文', 'English'],
  asks: ['Ask me about actions that act on the world', '涉及真实操作的动作逐一询问'],
  asksHint: [
    'Payments, calls, sharing and the like. Without it they are skipped.',
    '如支付、拨号、分享等；不勾选则全部跳过。',
  ],
  start: ['Run the checks', '开始检查'],
  restart: ['Run again', '重新检查'],
  stop: ['Stop', '停止'],
  progress: ['Progress', '进度'],
  running: ['Running', '进行中'],
  done: ['Finished', '检查完成'],
  stopped: ['Stopped', '已停止'],
  ios: ['iOS channel', 'iOS 通道'],
  android: ['Android channel', '安卓通道'],
  pass: ['Passed', '通过'],
  fail: ['Failed', '未通过'],
  'not offered': ['Not offered', '未提供'],
  skipped: ['Skipped', '已跳过'],
  waiting: ['Waiting', '等待中'],
  show: ['Show', '显示'],
  all: ['All', '全部'],
  noneOfThese: ['None of these.', '没有符合的项目。'],
  'group.handshake': ['Handshake', '握手'],
  'group.messages': ['Form and origin of messages', '消息形式与来源'],
  'group.refusals': ['Refusals', '拒绝'],
  'group.streams': ['Streams and events', '流与事件'],
  'group.conversations': ['Golden conversations', '标准对话'],
  'group.links': ['Links', '链接'],
  'group.actions': ['Actions', '动作'],
  rule: ['Rule', '规则'],
  remark: ['Remark', '备注'],
  problems: ['Problems', '问题'],
  messages: ['Messages', '消息'],
  noMessages: ['No message was sent.', '没有发送消息。'],
  page: ['Page', '页面'],
  host: ['App', '应用'],
  'ask.act': [
    'This acts on the world. It is tried with wrong parameters, which the app must refuse, and later with right ones.',
    '此项涉及真实操作：先用错误参数尝试（应用必须拒绝），随后用正确参数执行。',
  ],
  'ask.leave': [
    'This may end the page, and is tried last. Send the report first.',
    '此项可能关闭本页，因此最后执行。请先发送报告。',
  ],
  'ask.event': ['Run it, then cause one event on the phone.', '执行后，请在手机上触发一次事件。'],
  'ask.conversation': ['Run it, and play the person of this conversation.', '执行后，请按此对话扮演用户。'],
  'ask.link': ['Follow the link. Is this what happens?', '请点按链接，是否如下所述？'],
  link: ['Follow this link', '点按此链接'],
  yes: ['Yes', '是'],
  no: ['No', '否'],
  run: ['Run', '执行'],
  skip: ['Skip', '跳过'],
  waitsForYou: ['The app waits for you.', '应用正在等待您的操作。'],
  report: ['Report', '报告'],
  reportHint: [
    'For the pull request of the app. It keeps the messages without the person’s data.',
    '供应用的合并请求使用；其中的消息不含个人数据。',
  ],
  send: ['Send to the desk', '发送到电脑'],
  copy: ['Copy', '复制'],
  save: ['Save as a file', '存为文件'],
  sent: ['The report is on the desk', '报告已发送'],
  notSent: ['The server does not take reports. Copy it instead.', '服务器不接收报告，请改用复制。'],
  copied: ['The report is copied', '报告已复制'],
  notCopied: ['Copying failed. Select the text below.', '复制失败，请选择下方文字。'],
  asText: ['Report as text', '报告文本'],
  noBridge: ['This browser is not inside the app', '当前浏览器不在应用内'],
  noBridgeHint: [
    'Open this address in the web view of your app, whose list of origins must contain it.',
    '请在应用的网页视图中打开此地址，并将其来源加入应用的允许列表。',
  ],
  noNetwork: [
    'The phone cannot reach this address: start the server with “-- --host”, or forward its port to the phone.',
    '手机无法访问此地址：请用“-- --host”启动服务，或将端口转发到手机。',
  ],
  code: ['QR code of the address', '地址的二维码'],
  received: ['Reports on the desk', '已收到的报告'],
  noReports: ['None yet. This list follows by itself.', '暂无报告，收到后自动显示。'],
} as const satisfies Record<string, Pair>;

export type TextKey = keyof typeof texts;
export type Language = 'en' | 'zh-CN';

/** Says a text of the page, or a pair, in the language. */
export type Translate = (text: TextKey | Pair) => string;

export function translator(language: Language): Translate {
  return (text) => (typeof text === 'string' ? texts[text] : text)[language === 'en' ? 0 : 1];
}
