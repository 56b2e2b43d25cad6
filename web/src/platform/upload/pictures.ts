import type { BridgeCalls } from '@health-app/sdk/bridge';

export type UploadPurpose = BridgeCalls['uploadImage']['params']['purpose'];

/** A picture that the person has added. */
export interface PickedImage {
  id: string;
  /** URL of its preview. */
  url: string;
  status: 'uploading' | 'done' | 'failed';
  /** URL of the uploaded picture. */
  address?: string;
  /** Message of the failed upload. */
  error?: string;
}

/** Maximum size of a picture, bytes. */
export const maxBytes = 10 * 1024 * 1024;

const kinds = ['jpeg', 'jpg', 'png', 'webp', 'heic', 'heif'];

/** Why a picture is rejected. Unknown properties are accepted, because the app checks them during the upload. */
export function rejectionOf({ url, bytes }: { url: string; bytes?: number }): 'kind' | 'size' | undefined {
  const kind = kindOf(url);
  if (kind !== undefined && !kinds.includes(kind)) return 'kind';
  return (bytes ?? bytesOf(url) ?? 0) > maxBytes ? 'size' : undefined;
}

function kindOf(url: string): string | undefined {
  const [, named] = /^data:image\/([\w+.-]+)/i.exec(url) ?? /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(withoutHost(url)) ?? [];
  if (named === undefined && /^data:/i.test(url)) return '';
  return named?.toLowerCase();
}

/** The path of `https://app.example/pictures/1.png`: the host contains dots as well. */
const withoutHost = (url: string) => (/^(data|blob):/i.test(url) ? '' : url.replace(/^\w+:\/\/[^/]*/, ''));

function bytesOf(url: string): number | undefined {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? [];
  return base64 === undefined ? undefined : Math.floor((base64.replace(/={1,2}$/, '').length * 3) / 4);
}
