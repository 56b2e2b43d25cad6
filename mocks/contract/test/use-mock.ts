import { afterAll, beforeAll } from 'vitest';
import { type Mock, startMock } from '../../api/server/server.ts';

/** A mock that runs during the tests of a file. */
export function useMock(...options: Parameters<typeof startMock>): { readonly url: string } {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(...options);
  }, 60_000);
  afterAll(() => mock.close());
  return {
    get url() {
      return mock.url;
    },
  };
}
