import { isHealthError } from '@health-app/sdk';
import { openBridge } from './embedder.ts';

/** Scans a QR code, as `scan` does. */
export const scanQrCode = () => scan('qr');

/** Scans a bar code, such as the one of a waybill, as `scan` does. */
export const scanBarCode = () => scan('bar');

/**
 * Scans a code with the embedder's camera.
 * @returns the text of the code; `undefined` if the person cancelled
 * @throws {HealthError} if the embedder cannot scan
 */
async function scan(type: 'qr' | 'bar'): Promise<string | undefined> {
  try {
    const { text } = await (await openBridge()).call('scanQr', { type });
    return text;
  } catch (error) {
    if (isHealthError(error, 'bridge') && error.code === 'cancelled') return undefined;
    throw error;
  }
}
