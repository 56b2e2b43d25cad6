import type { Page } from '@playwright/test';

/** An Exif segment as phones write it: camera, time and location. */
const exif =
  '/+EAyEV4aWYAAE1NACoAAAAIAAQBDwACAAAACAAAAD4BEgADAAAAAQABAAABMgACAAAAFAAAAEaIJQAEAAAAAQAAAFoAAAAAQSBwaG9uZQAyMDI2OjExOjIwIDE2' +
  'OjIwOjAwAAAEAAEAAgAAAAJOAAAAAAIABQAAAAMAAACQAAMAAgAAAAJFAAAAAAQABQAAAAMAAACoAAAAAAAAAB8AAAABAAAADQAAAAEAABM4AAAAZAAAAHkAAAAB' +
  'AAAAHAAAAAEAAAnOAAAAZA==';

/** Opens the browser's file chooser by an action, and chooses a large photo that contains its location. */
export async function choosePhoto(page: Page, open: () => Promise<unknown>): Promise<void> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [index, colour] of ['tomato', 'gold', 'seagreen'].entries()) {
      context.fillStyle = colour;
      context.fillRect(index * 800, 0, 800, 1800);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const bytes = Buffer.from(encoded, 'base64');
  const buffer = Buffer.concat([bytes.subarray(0, 2), Buffer.from(exif, 'base64'), bytes.subarray(2)]);
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles({ name: 'lunch.jpg', mimeType: 'image/jpeg', buffer });
}
