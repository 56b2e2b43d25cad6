// The floor page: the smallest page on this app's stack, complete. `npm run bench` builds and measures it beside the app.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';

interface Paths {
  '/floor.json': { get: { responses: { 200: { content: { 'application/json': string } } } } };
}

const client = createClient<Paths>();

function Floor() {
  const { data } = useQuery({ queryKey: ['floor'], queryFn: async () => (await client.GET('/floor.json')).data });
  return <p>{data}</p>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <Switch>
      <Route path="/" component={Floor} />
    </Switch>
  </QueryClientProvider>,
);
