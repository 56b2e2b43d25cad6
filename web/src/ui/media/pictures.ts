/** A picture that a person has added. */
export interface PickedImage {
  id: string;
  /** Of its preview. */
  url: string;
  status: 'uploading' | 'done' | 'failed';
  /** Where it can be had, once it is uploaded. */
  address?: string;
  /** Why it is not, in words. */
  error?: string;
}

/** Bytes. */
export const largest = 10 * 1024 * 1024;

const kinds = ['jpeg', 'jpg', 'png', 'webp', 'heic', 'heif'];

/** Why a picture cannot be taken; nothing is said of what cannot be known, which the app judges when it sends it. */
export function refusalOf({ url, bytes }: { url: string; bytes?: number }): 'kind' | 'size' | undefined {
  const kind = kindOf(url);
  if (kind !== undefined && !kinds.includes(kind)) return 'kind';
  return (bytes ?? bytesOf(url) ?? 0) > largest ? 'size' : undefined;
}

function kindOf(url: string): string | undefined {
  const [, named] = /^data:image\/([\w+.-]+)/i.exec(url) ?? /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(withoutHost(url)) ?? [];
  if (named === undefined && /^data:/i.test(url)) return '';
  return named?.toLowerCase();
}

/** Of `https://app.example/pictures/1.png` the part in which a dot begins the kind. */
const withoutHost = (url: string) => (/^(data|blob):/i.test(url) ? '' : url.replace(/^\w+:\/\/[^/]*/, ''));

function bytesOf(url: string): number | undefined {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? [];
  return base64 === undefined ? undefined : Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}
