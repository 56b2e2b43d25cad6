import { t } from '@lingui/core/macro';
import { loadEncode, quietZone } from '#ui/media/qr.ts';
import type { Poster, PosterAccent } from './poster.ts';
import { wrap } from './wrap.ts';

const width = 750;
const margin = 60;
const inner = width - 2 * margin;
const imageHeight = 400;
const gap = 50;

const fonts =
  'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", sans-serif';

// A saved picture is always light, so these are the values of the light theme.
const colours = {
  general: '#0b7345',
  ai: '#4e57cd',
  food: '#ae3182',
  good: '#14703f',
  fair: '#815400',
  poor: '#ad2018',
};

/** The colour of the head: by default the accent of the product. */
function headColour(accent: PosterAccent): string {
  const { product = 'general' } = document.documentElement.dataset;
  return colours[(accent === 'brand' ? product : accent) as keyof typeof colours];
}

const paper = '#ffffff';
const ground = '#f3f6f4';
const ink = '#15201a';
const softInk = '#526059';

interface Style {
  font: string;
  colour: string;
  /** Line height, px. */
  height: number;
}

/** Draws a poster in light colours, as high as its content. */
export async function draw({ title, lines, qrText, image, accent = 'brand' }: Poster): Promise<string> {
  const [picture, code] = await Promise.all([
    image === undefined ? undefined : loadOwnPicture(image),
    qrText === undefined ? undefined : loadEncode().then((encode) => encode(qrText)),
  ]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const titleStyle: Style = { font: `700 56px ${fonts}`, colour: paper, height: 74 };
  // Without a picture the text is larger.
  const lineStyle: Style = picture
    ? { font: `400 34px ${fonts}`, colour: ink, height: 50 }
    : { font: `400 42px ${fonts}`, colour: ink, height: 62 };

  const broken = (text: string, { font }: Style, maxLines: number, room = inner) => {
    context.font = font;
    return wrap(text, room, (part) => context.measureText(part).width, maxLines);
  };
  const titles = broken(title, titleStyle, 3);
  const texts = lines.map((line) => broken(line, lineStyle, 6));
  const codeSide = code ? moduleOf(code) * sideOf(code) : 0;

  const head = titles.length * titleStyle.height + 2 * 70;
  const pictureHeight = picture ? imageHeight + gap : 0;
  const textHeight = texts.flat().length * lineStyle.height + Math.max(0, texts.length - 1) * 20;
  const foot = code ? codeSide + 2 * 40 : 120;
  const body = Math.max(picture ? 0 : 420, gap + pictureHeight + textHeight + gap);
  const height = head + body + foot;
  canvas.width = width;
  canvas.height = height;
  context.textBaseline = 'middle';

  const fill = (colour: string, y: number, h: number) => {
    context.fillStyle = colour;
    context.fillRect(0, y, width, h);
  };
  const write = (text: string, top: number, { font, colour, height: line }: Style) => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, margin, top + line / 2);
    return top + line;
  };
  fill(paper, 0, height);
  fill(headColour(accent), 0, head);
  let y = 70;
  for (const line of titles) y = write(line, y, titleStyle);

  if (picture) drawCovering(context, picture, margin, head + gap, inner, imageHeight);
  y = head + pictureHeight + (body - pictureHeight - textHeight) / 2;
  for (const paragraph of texts) {
    for (const line of paragraph) y = write(line, y, lineStyle);
    y += 20;
  }

  fill(ground, height - foot, foot);
  const footer: [string, Style][] = [[t`Health`, { font: `700 38px ${fonts}`, colour: ink, height: 54 }]];
  if (code) {
    footer.push([t`Scan to open`, { font: `400 30px ${fonts}`, colour: softInk, height: 46 }]);
    drawCode(context, code, width - margin - codeSide, height - foot + 40);
  }
  y = height - foot / 2 - footer.reduce((sum, [, style]) => sum + style.height, 0) / 2;
  for (const [text, style] of footer) y = write(broken(text, style, 1, inner - codeSide - 40)[0] ?? '', y, style);
  return canvas.toDataURL('image/png');
}

/** Loads a picture of this origin: a foreign one would taint the canvas. Without it, the poster shows no picture. */
async function loadOwnPicture(address: string): Promise<HTMLImageElement | undefined> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin && url.protocol !== 'data:' && url.protocol !== 'blob:') return undefined;
  const picture = new Image();
  picture.src = url.href;
  return picture.decode().then(
    () => picture,
    () => undefined,
  );
}

/** Draws a picture that covers an area with rounded corners. */
function drawCovering(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const factor = Math.max(w / picture.naturalWidth, h / picture.naturalHeight);
  const [fullWidth, fullHeight] = [picture.naturalWidth * factor, picture.naturalHeight * factor];
  const radius = 24;
  context.save();
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(x + w, y, x + w, y + h, radius);
  context.arcTo(x + w, y + h, x, y + h, radius);
  context.arcTo(x, y + h, x, y, radius);
  context.arcTo(x, y, x + w, y, radius);
  context.clip();
  context.drawImage(picture, x + (w - fullWidth) / 2, y + (h - fullHeight) / 2, fullWidth, fullHeight);
  context.restore();
}

const sideOf = (code: boolean[][]): number => code.length + 2 * quietZone;

/** Module size in whole pixels, for sharp edges; a long text makes the code larger, not its modules smaller. */
const moduleOf = (code: boolean[][]): number => Math.max(3, Math.round(210 / sideOf(code)));

function drawCode(context: CanvasRenderingContext2D, code: boolean[][], x: number, y: number): void {
  const module = moduleOf(code);
  context.fillStyle = paper;
  context.fillRect(x, y, sideOf(code) * module, sideOf(code) * module);
  context.fillStyle = ink;
  for (const [row, modules] of code.entries()) {
    for (const [column, dark] of modules.entries()) {
      if (dark) context.fillRect(x + (column + quietZone) * module, y + (row + quietZone) * module, module, module);
    }
  }
}
