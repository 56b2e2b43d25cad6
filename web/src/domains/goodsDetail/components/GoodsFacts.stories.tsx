import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoodsFacts } from './GoodsFacts.tsx';

const meta = {
  title: 'Shop/GoodsFacts',
  component: GoodsFacts,
  args: {
    goods: {
      attributes: [
        { name: '净含量', nameEn: 'Net content', value: '1.5 千克（750 克 × 2）', valueEn: '1.5 kg (750 g × 2)' },
        {
          name: '配料',
          nameEn: 'Ingredients',
          value: '全麦粉、水、酵母、食用盐',
          valueEn: 'Whole-wheat flour, water, yeast, salt',
        },
      ],
    },
  },
} satisfies Meta<typeof GoodsFacts>;

export default meta;

export const Label: StoryObj<typeof meta> = {};
