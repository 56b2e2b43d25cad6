import { isHealthError } from '@health-app/sdk';
import { useBridgeFor } from './useBridgeFor.ts';

/**
 * Returns a function that scans a code with the embedder's camera, or `undefined` if the embedder has no scanner. The function
 * resolves to the text of the code, or to `undefined` if the person cancelled; it throws a `HealthError` if the scan fails.
 * @param type a QR code, or a bar code such as the one of a waybill
 */
export function useScan(type: 'qr' | 'bar'): (() => Promise<string | undefined>) | undefined {
  const openBridge = useBridgeFor('scanQr');
  if (!openBridge) return undefined;
  return async () => {
    try {
      return (await (await openBridge()).call('scanQr', { type })).text;
    } catch (error) {
      if (isHealthError(error, 'bridge') && error.code === 'cancelled') return undefined;
      throw error;
    }
  };
}
