import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { contrast } from '#lib/contrast.ts';
import { words } from '#lib/testing.tsx';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { FactList } from './FactList.tsx';
import styles from './Foundations.module.css';
import { ProgressBar } from './gauge/ProgressBar.tsx';
import { ProgressRing } from './gauge/ProgressRing.tsx';
import { KeyFigure } from './KeyFigure.tsx';
import css from './tokens.css?raw';

/** The design rules: type, spacing, colours, motion and voice. */
const meta = { title: 'Foundations/Rules', subcomponents: { KeyFigure } } satisfies Meta;

export default meta;

/** Each token with its purpose, and its values in the three products and the colours that the toolbar has chosen. */
export const Tokens: StoryObj = {
  globals: { product: 'general' },
  render: (_, { globals }) => <TokensPart key={globals.scheme} />,
};

export const Type: StoryObj = { render: () => <TypePart /> };

export const Spacing: StoryObj = { render: () => <SpacingPart /> };

/** Each pair with its contrast, in the colours that the toolbar has chosen. */
export const Colours: StoryObj = {
  // The other themes replace only some tokens, so that of the general product must surround them.
  globals: { product: 'general' },
  render: (_, { globals }) => <ColoursPart key={globals.scheme} />,
};

export const Motion: StoryObj = { render: () => <MotionPart /> };

export const Voice: StoryObj = { render: () => <VoicePart /> };

/** The purposes of the tokens, and the names of the tokens below each, as `tokens.css` has them. */
const purposes = css
  .slice(0, css.indexOf('\n}'))
  .split('/*')
  .map((part) => ({
    purpose: part.slice(0, part.indexOf('*/')).trim(),
    tokens: [...part.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name),
  }))
  .filter(({ tokens }) => tokens.length > 0);

const products = ['general', 'ai', 'food'];

function TokensPart() {
  const list = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Record<string, string[]>>({});
  useLayoutEffect(() => {
    const sheets = [...(list.current?.querySelectorAll('[data-product]') ?? [])].map((one) => getComputedStyle(one));
    const valuesOf = (name: string) => [...new Set(sheets.map((sheet) => sheet.getPropertyValue(name).trim()))];
    setValues(Object.fromEntries(purposes.flatMap(({ tokens }) => tokens).map((name) => [name, valuesOf(name)])));
  }, []);
  return (
    <div ref={list} className={styles.stack}>
      {products.map((product) => (
        <div key={product} data-product={product} hidden />
      ))}
      {purposes.map(({ purpose, tokens }) => (
        <Card key={purpose} padded>
          <p lang="en">{purpose}</p>
          <FactList
            facts={tokens.map((name) => ({
              name,
              value: values[name]?.map((value) => (
                <span key={value} className={styles.value}>
                  {/^(?:#|rgb)/.test(value) && <span className={styles.colour} style={{ background: value }} />}
                  {value}
                </span>
              )),
            }))}
          />
        </Card>
      ))}
    </div>
  );
}

function TypePart() {
  const rows = [
    ['small', words('Details, units, captions', '细节、单位、说明')],
    ['body', words('Text, and the titles of cards', '正文与卡片标题')],
    ['lead', words('Titles of screens and of groups', '页面与分组标题')],
    ['title', words('One sentence that a screen is about', '一页的核心一句话')],
  ] as const;
  return (
    <Card padded>
      <div className={styles.stack}>
        {rows.map(([size, use]) => (
          <p key={size} className={styles[size]}>
            {use} <span className={styles.token}>--type-{size}</span>
          </p>
        ))}
        <p>
          <KeyFigure>
            58.2 <small>kg</small>
          </KeyFigure>{' '}
          <span className={styles.token}>{words('the number of a card', '卡片的主要数字')}</span>
        </p>
        <p>
          <KeyFigure size="hero">
            782 <small>kcal</small>
          </KeyFigure>{' '}
          <span className={styles.token}>
            {words('the number of a screen: one at most', '页面的主要数字：至多一个')}
          </span>
        </p>
      </div>
    </Card>
  );
}

const steps = ['--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6'] as const;

function SpacingPart() {
  const uses = [
    words('between an icon and its word', '图标与文字之间'),
    words('between lines that belong together', '相关的行之间'),
    words('between the parts of a card', '卡片各部分之间'),
    words('inside a card, between cards', '卡片内边距、卡片之间'),
    words('between groups', '分组之间'),
    words('around an empty state', '空状态四周'),
  ];
  return (
    <Card padded>
      <div className={styles.stack}>
        {steps.map((step, index) => (
          <p key={step} className={styles.space}>
            <span className={styles.bar} style={{ width: `var(${step})` }} aria-hidden="true" />
            <span>{index + 1}</span> {uses[index]}
          </p>
        ))}
      </div>
    </Card>
  );
}

const pairs = [
  ['text', 'surface'],
  ['text-soft', 'bg'],
  ['brand', 'surface'],
  ['brand', 'brand-soft'],
  ['on-brand', 'brand'],
  ['good', 'good-soft'],
  ['fair', 'fair-soft'],
  ['poor', 'poor-soft'],
] as const;

/** Edges of inputs, the ring around what has the focus, and the lines of charts. */
const lines = [
  ['edge', 'surface'],
  ['edge', 'bg'],
  ['brand', 'bg'],
  ['protein', 'surface'],
  ['fat', 'surface'],
  ['carbohydrate', 'surface'],
] as const;

function ColoursPart() {
  return (
    <>
      <p>
        {words(
          'The accent names the product, marks what can be touched, and fills what is done. Good, fair and poor rate a value, beside a word. The figures are the contrast; a text needs 4.5, a line 3.',
          '强调色代表产品，标示可点按之处与已完成的部分。好、中、差只用于评价数值，并始终附带文字。数字是对比度，文字至少需要 4.5，线条至少需要 3。',
        )}
      </p>
      <Palette product="general" name={words('General health', '综合健康')} />
      <Palette product="ai" name={words('AI nutrition', 'AI 营养')} />
      <Palette product="food" name={words('Food and diet', '饮食')} />
    </>
  );
}

function Palette({ product, name }: { product: 'general' | 'ai' | 'food'; name: string }) {
  const card = useRef<HTMLDivElement>(null);
  const [ratios, setRatios] = useState<number[]>([]);
  useLayoutEffect(() => {
    const style = getComputedStyle(card.current as HTMLElement);
    const colour = (token: string) => style.getPropertyValue(`--${token}`).trim();
    setRatios([...pairs, ...lines].map(([front, back]) => contrast(colour(front), colour(back))));
  }, []);
  return (
    <div ref={card} data-product={product} className={styles.palette}>
      <h2 className={styles.product}>{name}</h2>
      <ul className={styles.swatches}>
        {pairs.map(([front, back], index) => (
          <li
            key={front + back}
            className={styles.swatch}
            style={{ color: `var(--${front})`, background: `var(--${back})` }}
          >
            {front} / {back} <strong>{ratios[index]?.toFixed(1)}</strong>
          </li>
        ))}
        {lines.map(([front, back], index) => (
          <li
            key={front + back}
            className={`${styles.swatch} ${styles.line}`}
            style={{ borderColor: `var(--${front})`, background: `var(--${back})` }}
          >
            {front} / {back} <strong>{ratios[pairs.length + index]?.toFixed(1)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MotionPart() {
  const [round, setRound] = useState(0);
  return (
    <>
      <p>
        {words(
          'Motion answers a touch (180 ms) or explains a change (600 ms): a ring fills, a sheet comes from below. Nothing moves by itself, and nothing moves for people who have asked for less motion.',
          '动效只用于回应点按（180 毫秒）或说明变化（600 毫秒）：圆环填满，面板自下方升起。没有自行播放的动效；开启“减弱动态效果”后全部关闭。',
        )}
      </p>
      <Card padded>
        <div key={round} className={styles.stack}>
          <ProgressRing label={words('Doses', '用药')} value={0.75}>
            3 / 4
          </ProgressRing>
          <ProgressBar label={words('Protein', '蛋白质')} value={0.6} />
        </div>
      </Card>
      <Button variant="quiet" onClick={() => setRound(round + 1)}>
        {words('Play again', '重新播放')}
      </Button>
    </>
  );
}

function VoicePart() {
  const rules = [
    [
      words('Say what is so, then what can be done.', '先说明情况，再说可以做什么。'),
      words('“No reminders yet. Add what you take and when.”', '“还没有提醒。添加您的药物和用药时间。”'),
    ],
    [
      words('Say the amount, without praise or blame.', '只说数量，不褒不贬。'),
      words('“135 kcal over”, never “You failed your goal”', '“超出 135 千卡”，而不是“未达成目标”'),
    ],
    [
      words('Call people “you”; call a button by its verb.', '称呼用“您”；按钮用动词。'),
      words('“Take”, “Add weight”, “Undo”', '“使用”“记录体重”“撤销”'),
    ],
    [
      words('A failure names its cause and the way on.', '失败提示要说明原因与下一步。'),
      words('“No connection to the server. Check your network.”', '“无法连接服务器，请检查网络。”'),
    ],
    [
      words('Numbers carry their unit and their day.', '数字附带单位和日期。'),
      words('“58.2 kg, Friday 07:12”', '“58.2 千克，周五 07:12”'),
    ],
  ];
  return (
    <Card padded>
      <dl className={styles.stack}>
        {rules.map(([rule, example]) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd className={styles.example}>{example}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
