import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { buildPath } from '#lib/path.ts';
import { words } from '#lib/testing.tsx';
import { Card } from './Card.tsx';
import { BarButton, BarLink, Screen, ScreenSkeleton } from './Screen.tsx';
import { type Shell, ShellContext } from './shell-context.ts';

interface Args {
  title: string;
  action?: ReactNode;
  shell: Shell;
}

const shell = {
  canGoBack: () => true,
  goBack: fn(),
  setTitle: fn(),
  wayHome: () => undefined,
  trackFailure: () => {},
} satisfies Shell;

const press = fn();
const icon = <Settings aria-hidden="true" size="2.2rem" />;

const meta = {
  title: 'Foundations/Screen',
  subcomponents: { Screen, BarButton, BarLink, ScreenSkeleton },
  parameters: { arrange: 'page' },
  args: { title: words('Weight', '体重'), shell },
  render: ({ title, action, shell }: Args) => (
    <ShellContext value={shell}>
      <Screen title={title} action={action}>
        <Card padded>{words('58.2 kg this morning', '今早 58.2 千克')}</Card>
      </Screen>
    </ShellContext>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** The title names the document, and takes the focus for screen readers. */
export const WithAction: Story = {
  args: {
    action: (
      <BarButton label={words('Settings', '设置')} onClick={press}>
        {icon}
      </BarButton>
    ),
  },
  play: async ({ canvas, userEvent, args: { title } }) => {
    await expect(canvas.getByRole('heading', { name: title })).toHaveFocus();
    await expect(shell.setTitle).toHaveBeenLastCalledWith(title);
    await userEvent.click(canvas.getByRole('button', { name: words('Settings', '设置') }));
    await expect(press).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t`Back` }));
    await expect(shell.goBack).toHaveBeenCalledOnce();
  },
};

/** The first screen of a history has a link to the home instead of *Back*. */
export const FirstOfAHistory: Story = {
  args: {
    shell: { ...shell, wayHome: () => buildPath('/') },
    action: (
      <BarLink href={buildPath('/')} label={words('Settings', '设置')}>
        {icon}
      </BarLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t`Home` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t`Back` })).toBeNull();
  },
};

export const LongTitle: Story = {
  args: {
    title: words(
      'Sulfamethoxazole and trimethoprim dispersible tablets for oral suspension',
      '复方磺胺甲噁唑口服混悬液用分散片（儿童型）',
    ),
  },
};

/** Below the bar of the native app, which has the title and *Back*, the screen shows its content. */
export const WithBarOfTheApp: Story = {
  args: { shell: { ...shell, embedderBar: { setTitle: fn(), setStyle: fn() } } },
  play: async ({ canvas, args: { title, shell } }) => {
    await expect(canvas.queryByRole('button', { name: t`Back` })).toBeNull();
    await expect(shell.embedderBar?.setTitle).toHaveBeenLastCalledWith(title);
  },
};

export const WhileItsCodeLoads: Story = { render: ({ title }) => <ScreenSkeleton title={title} /> };
