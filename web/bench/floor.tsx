/* The floor page: the smallest complete page on this app's stack. It lists, opens, reads and changes, as any such app does.
   `npm run bench` builds and measures it beside the app. */
import { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Redirect, Route, Router, Switch } from 'wouter';

interface Paths {
  '/floor.json': {
    get: { responses: { 200: { content: { 'application/json': string } } } };
    post: {
      requestBody: { content: { 'application/json': { text: string } } };
      responses: { 200: { content: { 'application/json': string } } };
    };
  };
}

const client = createClient<Paths>();
client.use({
  onResponse({ response }) {
    if (!response.ok) throw new Error(response.statusText);
  },
});

function Floor() {
  const { data } = useQuery({ queryKey: ['floor'], queryFn: async () => (await client.GET('/floor.json')).data });
  return (
    <>
      <p>{data}</p>
      <Link href="/change">Change</Link>
    </>
  );
}

function Change() {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (text: string) => (await client.POST('/floor.json', { body: { text } })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['floor'] }),
  });
  return (
    <button type="button" onClick={() => mutate('changed')}>
      Change
    </button>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <Switch>
          <Route path="/" component={Floor} />
          <Route path="/change" component={Change} />
          <Redirect to="/" />
        </Switch>
      </Router>
    </QueryClientProvider>
  </StrictMode>,
);
