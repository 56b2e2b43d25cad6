/** The mock in a separate process that reports its heap: see soak.ts. */
import { startMock } from '../../mocks/api/server/server.ts';

const { gc } = globalThis as { gc?: () => void };
if (!gc || !process.send) throw new Error('needs node --expose-gc and a parent process');

const mock = await startMock();
process.on('message', () => {
  gc();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.send({ url: mock.url });
