import { isHealthError } from '@health-app/sdk';
import { openBridge } from './embedder.ts';

/**
 * Scans a QR code with the embedder's camera.
 * @returns the text of the code; `undefined` if the person cancelled
 * @throws {HealthError} if the embedder cannot scan
 */
export async function scanQrCode(): Promise<string | undefined> {
  try {
    const { text } = await (await openBridge()).call('scanQr', { type: 'qr' });
    return text;
  } catch (error) {
    if (isHealthError(error, 'bridge') && error.code === 'cancelled') return undefined;
    throw error;
  }
}
