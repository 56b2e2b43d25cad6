// The floor page: the least that any screen of this app could weigh. Built by `npm run bench` beside the app.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';

function Floor() {
  const { data } = useQuery({ queryKey: ['floor'], queryFn: () => fetch('/floor.json').then((reply) => reply.text()) });
  return <p>{data}</p>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <Switch>
      <Route path="/" component={Floor} />
    </Switch>
  </QueryClientProvider>,
);
