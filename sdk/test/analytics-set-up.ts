import { type AnalyticsOptions, createAnalytics, createStorage } from '../src/index.ts';
import { client } from './client.ts';
import { ok, type Said, transport } from './transport.ts';

/** A browser's storage that survives a reload. */
export function disk() {
  const kept = new Map<string, string>();
  const backend = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return { kept, open: () => createStorage('production', backend) };
}

export function setUp(replies: (Said | Error)[] = [ok(null)], options: Partial<AnalyticsOptions> = {}, store = disk()) {
  const { fetch, requests } = transport(...replies);
  const health = client({ fetch });
  const storage = store.open();
  const analytics = createAnalytics(health, {
    consent: true,
    storage,
    queueStorage: storage,
    origin: () => '/purine',
    ...options,
  });
  const sent = async () =>
    Promise.all(
      requests.map(
        async (request) => (await request.clone().json()) as { uid?: string | null; data: { ev: string }[] },
      ),
    );
  return { analytics, health, requests, sent, store };
}
