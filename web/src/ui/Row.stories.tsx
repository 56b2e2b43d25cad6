import type { Meta, StoryObj } from '@storybook/react-vite';
import Languages from 'lucide-react/icons/languages';
import { buildPath } from '#lib/path.ts';
import { words } from '#lib/testing.tsx';
import { Badge } from './Badge.tsx';
import { Card } from './Card.tsx';
import { Rows } from './list/Rows.tsx';
import { ButtonRow, LinkRow } from './Row.tsx';

const long = words(
  'Sulfamethoxazole and trimethoprim dispersible tablets for oral suspension',
  '复方磺胺甲噁唑口服混悬液用分散片（儿童型）',
);

const meta = {
  title: 'Data/LinkRow',
  component: LinkRow,
  subcomponents: { ButtonRow, Rows },
  args: {
    href: buildPath('/'),
    title: words('Brown rice', '糙米'),
    detail: words('45 kcal in 100 g', '每 100 克 45 千卡'),
    trailing: <Badge tone="good">{words('Low', '低')}</Badge>,
  },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof LinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongText: Story = {
  args: { title: long, detail: long, trailing: <Badge tone="fair">{words('Medium', '中')}</Badge> },
};

/** A row that acts instead of opening a screen. */
export const Action: Story = {
  render: () => (
    <ButtonRow
      leading={<Languages aria-hidden="true" size="2rem" />}
      title={words('Change the language', '切换语言')}
      onClick={() => {}}
    />
  ),
};
