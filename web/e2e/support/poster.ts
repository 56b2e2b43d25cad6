import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** Width of the poster on the photo, px: on a photo of a phone, the poster fills about half the width. */
const width = 500;
const border = 60;
/** Rotation of the phone on the photo, radians. */
const angle = 0.07;
/** Blur: offsets of the neighbouring points that a shaky hand mixes. */
const spread = [-0.7, 0, 0.7];
/** Contrast of a screen in a bright room. */
const contrast = 0.65;
const dark = 50;
const grain = 12;

/** Reads the QR code of a poster from a simulated photo of the screen: rotated, blurred, pale and grainy. */
export async function scanPoster(poster: Locator): Promise<string | undefined> {
  const src = (await poster.getAttribute('src')) ?? '';
  const photo = photograph(PNG.sync.read(Buffer.from(src.replace(/^data:image\/png;base64,/, ''), 'base64')));
  return jsQR(photo.data, photo.width, photo.height)?.data;
}

function photograph(poster: PNG): { data: Uint8ClampedArray; width: number; height: number } {
  const scale = poster.width / width;
  const photo = { width: width + 2 * border, height: Math.round(poster.height / scale) + 2 * border };
  const data = new Uint8ClampedArray(photo.width * photo.height * 4);
  const brightness = (x: number, y: number) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= poster.width || row >= poster.height) return 60;
    return poster.data[(row * poster.width + column) * 4] ?? 0;
  };
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  // Adds grain from a generator with a fixed seed.
  let seed = 7;
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      let light = 0;
      for (const right of spread) {
        for (const down of spread) {
          const dx = x + right - photo.width / 2;
          const dy = y + down - photo.height / 2;
          light += brightness(
            poster.width / 2 + (dx * cos - dy * sin) * scale,
            poster.height / 2 + (dx * sin + dy * cos) * scale,
          );
        }
      }
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const noise = ((seed >>> 16) % grain) - grain / 2;
      const value = dark + (light / spread.length ** 2) * contrast + noise;
      const at = (y * photo.width + x) * 4;
      data.fill(value, at, at + 3);
      data[at + 3] = 255;
    }
  }
  return { data, ...photo };
}
