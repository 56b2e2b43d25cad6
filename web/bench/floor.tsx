// The floor page: the smallest page on this app's stack. `npm run bench` builds and measures it beside the app.
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
