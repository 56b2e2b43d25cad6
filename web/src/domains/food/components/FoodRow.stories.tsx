import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { FoodList, FoodRow } from './FoodRow.tsx';

const meta = {
  title: 'Food/FoodRow',
  component: FoodRow,
  args: {
    ...{ food: { name: '糙米饭', nameEn: 'Brown rice' }, name: words('Brown rice', '糙米饭') },
    ...{ portion: words('2 bowls · 300 g', '2 碗 · 300 克'), energy: 336, onOpen: fn() },
  },
  decorators: (Story) => (
    <Card>
      <FoodList label={words('Foods', '食物')}>
        <Story />
      </FoodList>
    </Card>
  ),
} satisfies Meta<typeof FoodRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { note: <Badge>{words('Typical portion', '常见份量')}</Badge>, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const { name } = args;
    await userEvent.click(canvas.getByRole('button', { name: t`Leave out ${name}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** Its energy is unknown. */
export const LongName: Story = {
  args: {
    name: words(
      'A name that goes on and on, because somebody typed the whole menu '.repeat(3),
      '很长的菜名'.repeat(20),
    ),
    energy: undefined,
  },
};

export const RightToLeft: Story = {
  args: { food: { name: 'مرحبا' }, name: words('مرحبا soup', 'مرحبا 汤'), portion: '—', energy: 0, onOpen: undefined },
};
