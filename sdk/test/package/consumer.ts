import { afterAll, beforeAll } from 'vitest';
import { type Mock, startMock } from '../../../mocks/api/server/server.ts';
import { useTempPackage } from '../../../scripts/lib/temp-package.ts';

/** An empty project with the packed SDK, and a mock. */
export function useSdkConsumer() {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());

  return useTempPackage({
    packages: ['sdk'],
    dependencies: [
      '@opentelemetry/api@1.9.1',
      '@tanstack/react-query@5.108.0',
      'msw@2.15.0',
      'react@19.3.1',
      '@types/react@19.3.0',
      'typescript@7.0.2',
      'express@5.3.0',
      '@types/express@5.0.6',
      '@types/node@20.19.43',
    ],
    env: () => ({ MOCK_URL: mock.url }),
  });
}
