import * as v from 'valibot';
import { health } from '#platform/client.ts';
import { uploadUrl } from '#platform/config.ts';
import { chosen } from './chosen-pictures.ts';
import { fitWithin } from './fit-within.ts';
import type { UploadPurpose } from './pictures.ts';

/** Longest side of an uploaded picture, pixels: enough to recognise foods and damage. */
const longestSide = 1600;

const quality = 0.85;

const timeLimit = 60_000;

/**
 * Resizes the chosen files. Each picture is redrawn, which removes the metadata: place, time and camera.
 * @returns the previews, and whether the browser could not read one of the files
 */
export async function readPictures(files: readonly File[]) {
  const shrunk = await Promise.all(files.map(shrink));
  const images = shrunk.flatMap((picture) => {
    if (!picture) return [];
    const url = URL.createObjectURL(picture);
    chosen.set(url, picture);
    return [{ url, bytes: picture.size }];
  });
  return { images, unreadable: images.length < files.length };
}

async function shrink(file: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const { width, height } = fitWithin(image.naturalWidth, image.naturalHeight, longestSide);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    // Browsers rotate the picture according to its metadata.
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => {
      canvas.toBlob((picture) => resolve(picture ?? undefined), 'image/jpeg', quality);
    });
  } catch {
    // The browser cannot read the file, which the caller reports.
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const replySchema = v.object({ url: v.pipe(v.string(), v.minLength(1)) });

/** Uploads a chosen picture. @returns its URL for the API */
export async function uploadPicture(preview: string, purpose: UploadPurpose, signal: AbortSignal): Promise<string> {
  const body = chosen.get(preview);
  if (!body) throw new Error('The picture is gone');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeLimit);
  const abort = () => late.abort();
  signal.addEventListener('abort', abort);
  try {
    const target = new URL(uploadUrl, location.href);
    target.searchParams.set('purpose', purpose);
    const { userToken } = health.session.user;
    const headers = { 'Content-Type': 'image/jpeg', ...(userToken && { userToken }) };
    // A redirect would take the token to another origin.
    const reply = await fetch(target, {
      method: 'POST',
      body,
      headers,
      credentials: 'omit',
      redirect: 'error',
      signal: late.signal,
    });
    if (!reply.ok) throw new Error(`The upload answered ${reply.status}`);
    const address = new URL(v.parse(replySchema, await reply.json()).url, target);
    return address.origin === location.origin ? address.pathname : address.href;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
