import type { BridgeImage } from '../../generated/bridge.ts';
import type { BrowserWindow } from '../platform.ts';
import { refuse } from './serve.ts';

/** Most pixels of a canvas in Safari on iOS. */
const mostPixels = 16_777_216;

/** High enough that a person sees no difference. */
const quality = 0.92;

/**
 * Draws a picture anew, which removes its metadata: place, time and camera. It becomes a JPEG, upright, and keeps its size up
 * to the most pixels.
 */
export async function redrawPicture({ document, URL }: BrowserWindow, file: Blob): Promise<BridgeImage> {
  const url = URL.createObjectURL(file);
  try {
    const image = document.createElement('img');
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, Math.sqrt(mostPixels / (naturalWidth * naturalHeight)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(naturalWidth * scale);
    canvas.height = Math.floor(naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (context) {
      // JPEG has no transparency.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      // Browsers rotate the picture according to its metadata.
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
    }
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!context || !drawn) return refuse('unavailable', 'the browser cannot draw the picture');
    return { url: URL.createObjectURL(drawn), bytes: drawn.size };
  } finally {
    URL.revokeObjectURL(url);
  }
}
