import { t } from '@lingui/core/macro';
import { loadEncode } from '#ui/media/qr.ts';
import { chartHeight, drawChart } from './chart.ts';
import { fileMark, generatedMark } from './generated-mark.ts';
import { withText } from './png.ts';
import type { Poster, PosterSender } from './poster.ts';
import { ink, pageFonts, pagePosterTheme, paper, softInk } from './poster-theme.ts';
import { type Context, drawCode, drawCovering, drawRule, drawScene, fillRounded, sideOf } from './shapes.ts';
import { wrap } from './wrap.ts';

const width = 750;
const margin = 60;
const inner = width - 2 * margin;
const imageHeight = 400;
const iconSide = 88;
const iconGap = (inner - 6 * iconSide) / 5;
const gap = 50;
/** Large enough for a camera to read the code from a phone, which shows the poster at a third of its size. */
const codeWidth = 290;
const scene = { scale: 2.1, width: 252, height: 168 };

interface Style {
  font: string;
  colour: string;
  /** Line height, px. */
  height: number;
}

/** Draws a poster in the page's product theme, always in light colours, as high as its content. */
export async function draw(poster: Poster, { from, appName }: PosterSender): Promise<string> {
  const { kind, title, lines, icons = [], qrText, image, chart, generatedAt } = poster;
  if (kind === 'qrcode' && qrText !== undefined) return drawLargeCode(qrText, lines);
  const [loadedIcons, picture, code] = await Promise.all([
    Promise.resolve(icons).then((addresses) => Promise.all(addresses.map(loadOwnPicture))),
    image === undefined ? undefined : loadOwnPicture(image),
    qrText === undefined ? undefined : loadEncode().then((encode) => encode(qrText)),
  ]);
  const row = loadedIcons.flatMap((icon) => icon ?? []).slice(0, 6);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as Context;
  const face = pagePosterTheme();
  const { text, display } = pageFonts();
  const senderStyle: Style = { font: `600 34px ${text}`, colour: softInk, height: 48 };
  // A short title is the main number of the picture.
  const size = title.length <= 7 ? 128 : 64;
  const titleStyle: Style = { font: `700 ${size}px ${display}`, colour: face.brand, height: size * 1.28 };
  // Without a picture or chart, the text is larger.
  const lineStyle: Style =
    picture || chart
      ? { font: `400 34px ${text}`, colour: ink, height: 50 }
      : { font: `400 40px ${text}`, colour: ink, height: 60 };

  const broken = (words: string, style: Style, maxLines: number, room = inner) =>
    linesOf(context, words, style, maxLines, room);
  // GB 45438-2025: the height of the mark's letters is at least 5 % of the shorter side.
  const markStyle: Style = { font: `400 40px ${text}`, colour: softInk, height: 58 };
  const marks = generatedAt ? broken(generatedMark(generatedAt), markStyle, 3) : [];
  const titles = broken(title, titleStyle, 3);
  const senders = from ? broken(from, senderStyle, 2, inner - scene.width - 20) : [];
  const texts = lines.map((paragraph) => broken(paragraph, lineStyle, 6, inner - gap));

  const head = margin + scene.height + titles.length * titleStyle.height + gap;
  const iconHeight = row.length > 0 ? iconSide + gap : 0;
  const between = 36;
  const written = texts.flat().length * lineStyle.height + Math.max(0, texts.length - 1) * between;
  const markHeight = marks.length > 0 ? marks.length * markStyle.height + 30 : 0;
  const below = iconHeight + written + markHeight;
  // The gap separates a picture or chart from what follows.
  const figure =
    (picture ? imageHeight : chart ? chartHeight(chart, inner) : 0) + ((picture || chart) && below > 0 ? gap : 0);
  const content = figure + below;
  // A poster may consist of only a title.
  const card = content > 0 ? Math.max(180, gap + content + gap) : 0;
  const module = code ? Math.max(4, Math.round(codeWidth / sideOf(code))) : 0;
  const codeSide = code ? module * sideOf(code) : 0;
  const foot = code ? codeSide + 2 * 36 : 130;

  canvas.width = width;
  canvas.height = head + card + foot;
  context.textBaseline = 'middle';
  const write = (words: string, x: number, top: number, { font, colour, height }: Style) => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(words, x, top + height / 2);
    return top + height;
  };

  context.fillStyle = face.ground;
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = face.brandSoft;
  context.fillRect(0, 0, width, head + 40);
  drawScene(context, face, width - margin - scene.width, margin, scene.scale);
  let y = margin + scene.height - senders.length * senderStyle.height;
  for (const sender of senders) y = write(sender, margin, y, senderStyle);
  for (const words of titles) y = write(words, margin, y, titleStyle);

  const edge = margin - gap / 2;
  if (card > 0) fillRounded(context, paper, edge, head, inner + gap, card, face.radius);
  if (picture) drawCovering(context, picture, margin, head + gap, inner, imageHeight, face.radius);
  else if (chart) drawChart(context, chart, { x: margin, y: head + gap, width: inner, face, font: text });
  const iconTop = head + gap + figure;
  for (const [at, icon] of row.entries()) {
    context.drawImage(icon, margin + at * (iconSide + iconGap), iconTop, iconSide, iconSide);
  }
  y = head + figure + iconHeight + (card - figure - iconHeight - markHeight - written) / 2;
  for (const [index, paragraph] of texts.entries()) {
    if (index > 0) drawRule(context, margin, y - between / 2, inner);
    for (const words of paragraph) y = write(words, margin, y, lineStyle);
    y += between;
  }
  y = head + card - markHeight;
  for (const words of marks) y = write(words, margin, y, markStyle);

  const top = head + card;
  const nameStyle: Style = { font: `700 38px ${display}`, colour: face.brand, height: 52 };
  const footer = broken(appName, nameStyle, 2, inner - codeSide - 20).map((words): [string, Style] => [
    words,
    nameStyle,
  ]);
  if (code) {
    footer.push([t`Scan to open`, { font: `400 30px ${text}`, colour: softInk, height: 46 }]);
    const x = width - edge - 8 - codeSide;
    fillRounded(context, paper, x - 8, top + 28, codeSide + 16, codeSide + 16, face.radius);
    drawCode(context, code, x, top + 36, module);
  }
  y = top + foot / 2 - footer.reduce((sum, [, style]) => sum + style.height, 0) / 2;
  for (const [words, style] of footer) y = write(words, margin, y, style);
  const address = canvas.toDataURL('image/png');
  return generatedAt ? markFile(address, generatedAt) : address;
}

/** Adds the mark of generated content to the file of a picture. */
function markFile(address: string, generatedAt: string): string {
  const [head = '', data = ''] = address.split(',');
  const png = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const marked = withText(png, ...fileMark(generatedAt));
  return `${head},${btoa(Array.from(marked, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Draws a code over the full width of the picture, and the lines below it. */
async function drawLargeCode(qrText: string, lines: string[]): Promise<string> {
  const encode = await loadEncode();
  const code = encode(qrText);
  const module = Math.floor(inner / sideOf(code));
  const side = sideOf(code) * module;
  const style: Style = { font: `400 34px ${pageFonts().text}`, colour: ink, height: 50 };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as Context;
  const texts = lines.flatMap((words) => linesOf(context, words, style, 6, inner));
  canvas.width = width;
  canvas.height = margin + side + gap + texts.length * style.height + margin;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, canvas.height);
  drawCode(context, code, (width - side) / 2, margin, module);
  context.font = style.font;
  context.fillStyle = style.colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, words] of texts.entries())
    context.fillText(words, width / 2, margin + side + gap + (index + 0.5) * style.height);
  return canvas.toDataURL('image/png');
}

function linesOf(context: Context, text: string, { font }: Style, maxLines: number, room: number) {
  context.font = font;
  return wrap(text, room, (part) => context.measureText(part).width, maxLines);
}

/** Loads a picture of this origin, because a foreign one would taint the canvas. If it fails, the poster has no picture. */
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
