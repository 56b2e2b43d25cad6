/**
 * One story per product. All start on a Friday at 16:20 with the person of the mock's examples, whose values they mention;
 * the browser tests play each to its end.
 */
import type { Act, Pair, SourceName, SourceStory, Step, Target } from './story.ts';

type SourceStep = Step<SourceName>;
type SourceTarget = Target<SourceName>;

const said = (message: string, values?: Record<string, string | number>): SourceName => ({ message, values });

const button = (name: SourceName): SourceTarget => ({ role: 'button', name });
const link = (name: SourceName): SourceTarget => ({ role: 'link', name });
const field = (name: SourceName): SourceTarget => ({ role: 'textbox', name });
const text = (name: SourceName): SourceTarget => ({ role: 'text', name });
const onSheet = (word: string): SourceTarget => ({ role: 'button', name: { word }, sheet: true });

const tap = (target: SourceTarget): Act<SourceName> => ({ kind: 'tap', target });
const see = (target: SourceTarget): Act<SourceName> => ({ kind: 'see', target });
const type = (target: SourceTarget, typed: string): Act<SourceName> => ({ kind: 'type', target, text: typed });
const comeBack: Act<SourceName> = { kind: 'comeBack' };
const serverWorks = (seconds: number): Act<SourceName> => ({ kind: 'serverWorks', seconds });

/** A step on a phone of the stage. */
const on =
  (phone: number) =>
  (act: Act<SourceName>, caption?: Pair, note?: Pair): SourceStep => ({
    phone,
    act,
    ...(caption && { caption }),
    ...(note && { note }),
  });
const [first, second, third] = [on(0), on(1), on(2)];

const dose = { medicineName: '二甲双胍 0.5 g', time: '18:30' };

const general: SourceStory = {
  name: 'general',
  phones: [
    { product: 'general', path: '/' },
    { product: 'general', path: '/medicine-remind' },
    { product: 'general', path: '/health-data/detail?healthDataType=weight' },
  ],
  steps: [
    first(
      see(text(said('Next dose'))),
      [
        'Friday afternoon. The home begins with what is due: the next dose.',
        '周五下午。首页先显示该做的事：下一次用药。',
      ],
      [
        'All phones start at 16:20 with the same person. The next dose is due at 18:30.',
        '所有手机从 16:20 开始，属于同一个人。下一次用药在 18:30。',
      ],
    ),
    first(tap(button(said('Take early: {medicineName}, {time}', dose))), [
      'One tap records it.',
      '轻点一下，就记好了。',
    ]),
    first(
      see(button(said('Undo {medicineName}, {time}', dose))),
      ['Taken. It stays in view, so that a wrong tap can be undone.', '已用药。记录留在原处，点错了可以撤销。'],
      [
        'Without a connection, the app keeps the tap and sends it later.',
        '没有网络时，应用先保存这次操作，稍后再发送。',
      ],
    ),
    second(
      comeBack,
      ['The same person’s second phone, when she comes back to the app …', '同一个人的另一部手机，再次打开应用……'],
      [
        'This phone has the other language and the other theme. It asks the server again when the app opens.',
        '这部手机用另一种语言和另一种主题。应用打开时会重新询问服务器。',
      ],
    ),
    second(see(button(said('Undo {medicineName}, {time}', dose))), ['… knows the dose, too.', '……这次用药也在上面。']),
    first(
      tap(link(said('Add weight'))),
      [
        'Further down the home: the weight and its trend. Time to step on the scale.',
        '首页往下，是体重和趋势。该称体重了。',
      ],
      ['In the native apps, a scale can send the reading by itself.', '在原生应用里，体重秤可以自动传来读数。'],
    ),
    first(type(field(said('Weight')), '58.4'), ['58.4 kilograms.', '58.4 公斤。']),
    first(tap(button(said('Save weight')))),
    first(
      see(text('58.4')),
      ['Saved, compared with the last weight and with the goal.', '已保存，并与上次体重和目标作了比较。'],
      [
        'The comparison depends on the person: where a verdict could do harm, the app gives none.',
        '是否比较因人而异：可能造成伤害时，应用不作评判。',
      ],
    ),
    third(comeBack, ['And on every other phone of hers …', '她的其他手机……']),
    third(see(text('58.4')), ['… the curve has a new point.', '……曲线上多了一个点。']),
  ],
};

const ai: SourceStory = {
  name: 'ai',
  phones: [
    { product: 'ai', path: '/ai-app' },
    { product: 'food', path: '/food-app' },
    { product: 'general', path: '/ai-food/history' },
  ],
  steps: [
    first(
      see(text(said('{of} of {all} eaten', { of: '920', all: '1,700' }))),
      ['A dietitian in the pocket: what today still allows, in numbers.', '口袋里的营养师：今天还能吃多少，一目了然。'],
      [
        'The three phones show three products: AI nutrition, food, and general health.',
        '三部手机上是三个产品：AI 营养、饮食、综合健康。',
      ],
    ),
    first(tap(link(said('Photograph a meal'))), ['A snack? A photo is enough.', '加餐？拍张照片就行。']),
    first(
      tap(onSheet('choose')),
      [
        'The phone’s own camera and album answer, as in the native app.',
        '由手机自己的相机和相册应答，与原生应用一致。',
      ],
      [
        'This page plays the native app. The photo reaches the web app without its place and time.',
        '本页扮演原生应用。照片去掉地点和时间之后才交给网页。',
      ],
    ),
    first(see(text(said('Looking for the foods'))), [
      'The photo is examined, and the screen says how far it is.',
      '正在识别照片，进度随时可见。',
    ]),
    first(serverWorks(8)),
    first(
      see(text(['Kiwi fruit', '猕猴桃'])),
      [
        'Bread, yogurt and kiwi, each with its portion: all of it can be corrected.',
        '面包、酸奶和猕猴桃，份量都在，每一项都可以修改。',
      ],
      [
        'A photo alone cannot tell the portion for certain, so the person has the last word.',
        '单凭照片不能确定份量，所以由本人决定。',
      ],
    ),
    first(tap(button(said('Add to diary'))), [
      '245 kcal. The day with this meal is computed before it is saved.',
      '245 千卡。保存之前，先算好加上这一餐之后的一天。',
    ]),
    first(see(text(said('In your diary'))), ['It is in the diary.', '已记入饮食日记。']),
    second(
      comeBack,
      ['The food app shares the diary. When it opens again …', '饮食应用用的是同一本日记，再次打开……'],
      ['Nothing is copied between the apps. They read the same server.', '应用之间没有复制数据，读的是同一个服务器。'],
    ),
    second(see(text(said('{of} of {all} eaten', { of: '1,165', all: '1,700' }))), [
      '… its energy of the day has grown by the snack.',
      '……今天的能量已加上这份加餐。',
    ]),
    third(comeBack, ['The general app lists the meal …', '综合健康应用里……']),
    third(see(text('1,165')), ['… in the same day. Three products, one person.', '……也有这一餐。三个产品，同一个人。']),
  ],
};

const food: SourceStory = {
  name: 'food',
  phones: [
    { product: 'food', path: '/food-app' },
    { product: 'ai', path: '/ai-app' },
    { product: 'food', path: '/food-app/product/order/detail?orderId=order-3011' },
  ],
  steps: [
    first(
      see(text(said('Next planned meal'))),
      ['A kitchen and a shop. The home says what dinner will be.', '既是厨房，也是商店。首页告诉您晚餐吃什么。'],
      [
        'The plan comes from the server; the app computes what the day still allows.',
        '计划来自服务器，应用计算今天还能吃多少。',
      ],
    ),
    first(tap(button(said('Log'))), [
      'The snack was the same yesterday: one tap puts it in the diary.',
      '加餐与昨天相同：轻点一下，记入日记。',
    ]),
    first(see(text(said('{of} of {all} eaten', { of: '1,056', all: '1,700' }))), [
      'The energy of the day counts it at once.',
      '今天的能量立刻更新。',
    ]),
    second(
      comeBack,
      ['The AI app reads the same day.', 'AI 应用读的是同一天。'],
      ['The advice changes with the day, whichever app wrote it.', '无论由哪个应用记录，建议都随当天的记录变化。'],
    ),
    second(see(text(said('{of} of {all} eaten', { of: '1,056', all: '1,700' }))), [
      'Its advice for dinner now takes the snack into account.',
      '它对晚餐的建议已考虑这份加餐。',
    ]),
    first(tap(link(said('Orders'))), ['Now the shop: a parcel has arrived.', '再看商店：有一个包裹到了。']),
    first(
      tap(button(said('Confirm receipt'))),
      ['Before a receipt counts, the app says what it means.', '确认收货之前，先说明它意味着什么。'],
      ['A step that nobody can take back is always explained first.', '不能撤回的操作，总是先作说明。'],
    ),
    first(tap(button(said('I have them'))), ['The goods are here.', '东西已经拿到了。']),
    first(see(text(said('Receipt confirmed'))), ['Confirmed, once and for all.', '收货已确认。']),
    third(comeBack, ['On another phone, the same order …', '在另一部手机上，同一个订单……']),
    third(see({ role: 'heading', name: ['Received', '已收货'] }), ['… has arrived, too.', '……也已收货。']),
  ],
};

export const sources: SourceStory[] = [general, ai, food];
