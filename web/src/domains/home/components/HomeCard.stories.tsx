import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CardEmpty, HomeCard } from './HomeCard.tsx';
import { HomeIllustration } from './HomeIllustration.tsx';
import { HomeSection } from './HomeSection.tsx';
import { ToolIcon } from './icons.tsx';
import { LazyCard } from './LazyCard.tsx';

const href = pathTo('/medicine-remind');

const meta = {
  title: 'Home/HomeCard',
  component: HomeCard,
  subcomponents: { CardEmpty, HomeIllustration, HomeSection, LazyCard },
  args: {
    icon: <ToolIcon path="/medicine-remind" />,
    title: words('Medication', '用药提醒'),
    href,
    children: <p>{words('2 of 3 taken', '已服 2/3 次')}</p>,
  },
} satisfies Meta<typeof HomeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = {
  args: {
    children: (
      <CardEmpty action={<ButtonLink href={href}>{words('Add reminder', '添加提醒')}</ButtonLink>}>
        {words('Be reminded of each dose.', '每次服药都会提醒您。')}
      </CardEmpty>
    ),
  },
};

export const InASection: Story = {
  render: (args) => (
    <>
      <HomeIllustration partOfDay="morning" />
      <HomeSection title={words('Today', '今天')}>
        <LazyCard>
          <HomeCard {...args} />
        </LazyCard>
      </HomeSection>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: words('Medication', '用药提醒') })).toBeVisible();
  },
};
