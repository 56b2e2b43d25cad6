import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Card } from './Card.tsx';
import { Tabs } from './Tabs.tsx';

function TabsWithContent({ tabs, value: first, ...rest }: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(first);
  return (
    <Tabs {...rest} tabs={tabs} value={value} onChange={setValue}>
      <Card padded>{tabs.find((tab) => tab.value === value)?.label}</Card>
    </Tabs>
  );
}

const tabs = (labels: string[]) => labels.map((label, index) => ({ value: String(index), label }));

const meta = {
  title: 'Basics/Tabs',
  component: Tabs,
  render: (args) => <TabsWithContent {...args} />,
  args: {
    label: words('Period', '时间范围'),
    value: '0',
    tabs: tabs(words('Week Month Year', '周 月 年').split(' ')),
    onChange: () => {},
    children: null,
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

/** Tabs that do not fit scroll sideways. */
export const Many: Story = {
  args: {
    label: words('Meal', '餐次'),
    tabs: tabs(
      words(
        'Breakfast,Morning snack,Lunch,Afternoon snack,Dinner,Late snack',
        '早餐,上午加餐,午餐,下午加餐,晚餐,夜宵',
      ).split(','),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('tab');
    const last = others.at(-1) as HTMLElement;
    (first as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    // The tab was out of sight before.
    const [list, tab] = [canvas.getByRole('tablist'), last].map((element) => element.getBoundingClientRect());
    await expect(tab?.right).toBeLessThanOrEqual((list?.right ?? 0) + 2);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(last.textContent);
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    // Alt with an arrow key is the browser's *Back* or *Forward*.
    await fireEvent.keyDown(last, { key: 'ArrowLeft', altKey: true });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
