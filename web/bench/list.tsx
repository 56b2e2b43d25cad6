/* The plain list: the foods of the API on this app's stack, without a design. `npm run bench` measures it beside the app. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

interface Food {
  foodId: string;
  foodName: string;
}

async function loadFoods(): Promise<Food[]> {
  const response = await fetch('/api/scheme/view/glycemic-index/list', { headers: { appVersion: '1.0.0' } });
  return (await response.json()).data;
}

function List() {
  const { data } = useQuery({ queryKey: ['foods'], queryFn: loadFoods });
  return (
    <main>
      <h1>Foods</h1>
      <ul>
        {data?.map(({ foodId, foodName }) => (
          <li key={foodId}>{foodName}</li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <List />
  </QueryClientProvider>,
);
