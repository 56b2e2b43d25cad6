import { HealthError } from '@health-app/sdk';
import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { QueryView } from './QueryView.tsx';

const meta = { title: 'States/QueryView', component: QueryView } satisfies Meta<typeof QueryView>;

export default meta;

/** The second try succeeds. */
export const Failed: StoryObj = {
  render: () => <FailsOnce />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t`Try again` }));
    await expect(canvas.getByText(/second try|第二次/)).toBeVisible();
  },
};

export const Loading: StoryObj = {
  render: () => (
    <QueryView
      query={{ data: undefined, error: null, isFetching: true, refetch: () => {} }}
      skeleton={<Skeleton rows={2} />}
    >
      {() => null}
    </QueryView>
  ),
};

export const WithoutAConnection: StoryObj = { render: () => <Stored days={0} /> };

export const OfLongAgo: StoryObj = { render: () => <Stored days={400} /> };

function FailsOnce() {
  const [data, setData] = useState<string>();
  const refetch = () => setData(words('Here it is, at the second try.', '第二次加载成功。'));
  return (
    <Card padded>
      <QueryView query={{ data, error: new Error(), isFetching: false, refetch }} skeleton={<Skeleton rows={1} />}>
        {(text) => <p>{text}</p>}
      </QueryView>
    </Card>
  );
}

function Stored({ days }: { days: number }) {
  const [loadedAt] = useState(() => Date.now() - days * 86_400_000);
  const query = {
    data: words('What was loaded before.', '之前加载的内容。'),
    dataUpdatedAt: loadedAt,
    error: new HealthError('network', 'no connection'),
    isFetching: false,
    refetch: () => {},
  };
  return (
    <Card padded>
      <QueryView query={query} skeleton={null}>
        {(text) => <p>{text}</p>}
      </QueryView>
    </Card>
  );
}
