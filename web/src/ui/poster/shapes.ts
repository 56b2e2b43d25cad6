import { quietZone } from '#ui/media/qr.ts';
import { ink, light, line, type PosterTheme, paper } from './poster-theme.ts';

export type Context = CanvasRenderingContext2D;

/** Begins the path of a rectangle with rounded corners. Safari 15 and Chrome 98 have no `roundRect`. */
function roundedPath(context: Context, x: number, y: number, w: number, h: number, wanted: number): void {
  const radius = Math.min(wanted, w / 2, h / 2);
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(x + w, y, x + w, y + h, radius);
  context.arcTo(x + w, y + h, x, y + h, radius);
  context.arcTo(x, y + h, x, y, radius);
  context.arcTo(x, y, x + w, y, radius);
  context.closePath();
}

export function fillRounded(
  context: Context,
  colour: string,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
): void {
  roundedPath(context, x, y, w, h, radius);
  context.fillStyle = colour;
  context.fill();
}

/** Draws the scene of a product, 120 by 80 units, at a position. */
export function drawScene(
  context: Context,
  { scene, brand, ground }: PosterTheme,
  x: number,
  y: number,
  scale: number,
): void {
  const fills: Record<string, string> = {
    soft: ground,
    paper,
    accent: brand,
    speech: brand,
    light: light.fill,
  };
  const edges: Record<string, string> = {
    line: ink,
    frame: brand,
    steam: brand,
    light: light.edge,
    speechText: paper,
  };
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineWidth = 2.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { role, d } of scene) {
    const path = new Path2D(d);
    const [fill, edge] = [fills[role], edges[role]];
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (edge) {
      context.strokeStyle = edge;
      context.stroke(path);
    }
  }
  context.restore();
}

/** Draws a picture that covers an area with rounded corners. */
export function drawCovering(
  context: Context,
  picture: HTMLImageElement,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
): void {
  const factor = Math.max(w / picture.naturalWidth, h / picture.naturalHeight);
  const [fullWidth, fullHeight] = [picture.naturalWidth * factor, picture.naturalHeight * factor];
  context.save();
  roundedPath(context, x, y, w, h, radius);
  context.clip();
  context.drawImage(picture, x + (w - fullWidth) / 2, y + (h - fullHeight) / 2, fullWidth, fullHeight);
  context.restore();
}

/** A hairline between paragraphs. */
export function drawRule(context: Context, x: number, y: number, w: number): void {
  context.fillStyle = line;
  context.fillRect(x, y, w, 2);
}

export const sideOf = (code: boolean[][]): number => code.length + 2 * quietZone;

/** Draws a code with its quiet zone, which is white on every background. */
export function drawCode(context: Context, code: boolean[][], x: number, y: number, module: number): void {
  context.fillStyle = paper;
  context.fillRect(x, y, sideOf(code) * module, sideOf(code) * module);
  context.fillStyle = ink;
  for (const [row, modules] of code.entries()) {
    for (const [column, dark] of modules.entries()) {
      if (dark) context.fillRect(x + (column + quietZone) * module, y + (row + quietZone) * module, module, module);
    }
  }
}
