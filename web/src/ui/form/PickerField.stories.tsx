import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { PickerField } from './PickerField.tsx';

const Input = withState(PickerField<string>, 'value');

const countries = [
  ['Australia', '澳大利亚', 'Canberra', '堪培拉'],
  ['Brazil', '巴西', 'Brasília', '巴西利亚'],
  ['Canada', '加拿大', 'Ottawa', '渥太华'],
  ['China', '中国', 'Beijing', '北京'],
  ['Denmark', '丹麦', 'Copenhagen', '哥本哈根'],
  ['Egypt', '埃及', 'Cairo', '开罗'],
  ['France', '法国', 'Paris', '巴黎'],
  ['Germany', '德国', 'Berlin', '柏林'],
  ['India', '印度', 'New Delhi', '新德里'],
  ['Indonesia', '印度尼西亚', 'Jakarta', '雅加达'],
  ['Japan', '日本', 'Tokyo', '东京'],
  ['Kenya', '肯尼亚', 'Nairobi', '内罗毕'],
  ['Mexico', '墨西哥', 'Mexico City', '墨西哥城'],
  ['Norway', '挪威', 'Oslo', '奥斯陆'],
  ['Spain', '西班牙', 'Madrid', '马德里'],
  ['Thailand', '泰国', 'Bangkok', '曼谷'],
  ['Vietnam', '越南', 'Hanoi', '河内'],
] as const;

const meta = {
  title: 'Inputs/PickerField',
  component: PickerField<string>,
  render: (args) => <Input {...args} />,
  args: {
    label: words('Country', '国家'),
    value: 'Thailand',
    options: countries.map(([en, zh, capital, capitalZh]) => ({
      value: en,
      label: words(en, zh),
      detail: words(capital, capitalZh),
    })),
    onChange: () => {},
  },
} satisfies Meta<typeof PickerField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('button', { name: /^(?:Country|国家)/ });
    field().focus();
    await userEvent.keyboard('{Enter}');
    const option = (en: string, zh: string) => canvas.getByRole('radio', { name: new RegExp(words(en, zh)) });
    await expect(option('Thailand', '泰国')).toHaveFocus();
    const { top, bottom } = option('Thailand', '泰国').getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Vietnam', '越南')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveTextContent(words('Vietnam', '越南'));
    await userEvent.click(field());
    await userEvent.click(canvas.getByText(words('Copenhagen', '哥本哈根')));
    await expect(field()).toHaveTextContent(words('Denmark', '丹麦'));
    await expect(field()).toHaveFocus();
    // The checks see the list.
    await userEvent.click(field());
  },
};

/** Before anything is selected, Enter selects the focused option. */
export const Empty: Story = {
  args: {
    ...{ value: '', placeholder: words('None yet', '尚未选择'), error: words('Choose a country', '请选择国家') },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: /Australia|澳大利亚/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Australia|澳大利亚/ })).toHaveFocus();
  },
};
