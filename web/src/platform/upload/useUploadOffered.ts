import { uploadUrl } from '#platform/config.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { isNative } from './useUploads.ts';

/** Whether pictures can be added: by the native app, or by a browser with the operator's upload. */
export function useUploadOffered(): boolean {
  const byApp = useBridgeFor('chooseImage', 'uploadImage') !== undefined;
  return isNative ? byApp : uploadUrl !== '';
}
