import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Card } from './Card.tsx';
import { CardColumns, Columns, LeadAndMain, MainAndAside, Narrow, Wide } from './Columns.tsx';

/** Arrangements of a screen: one column on a phone, two on a large window. */
const meta = {
  title: 'Foundations/Columns',
  component: Columns,
  subcomponents: { CardColumns, MainAndAside, LeadAndMain, Wide, Narrow },
} satisfies Meta;

export default meta;

const card = (text: string) => <Card padded>{text}</Card>;

export const CardsOfOneKind: StoryObj = {
  render: () => (
    <Columns>
      {card(words('Breakfast', '早餐'))}
      {card(words('Lunch', '午餐'))}
      {card(words('Dinner', '晚餐'))}
    </Columns>
  ),
};

export const CardsOfDifferentHeights: StoryObj = {
  render: () => (
    <CardColumns head={words('The family', '家人')}>
      {card(words('A mother with her blood pressure, her weight and her steps', '妈妈的血压、体重和步数'))}
      {card(words('Husband', '丈夫'))}
      {card(words('Son', '儿子'))}
    </CardColumns>
  ),
};

export const WithAside: StoryObj = {
  render: () => <MainAndAside main={card(words('The article', '文章'))} aside={card(words('Related', '相关内容'))} />,
};

export const WithLead: StoryObj = {
  render: () => <LeadAndMain lead={card(words('The calendar', '日历'))} main={card(words('The day', '当天'))} stays />,
};
