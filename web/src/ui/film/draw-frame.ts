import { generatedMark } from '#ui/poster/generated-mark.ts';
import type { PosterSender } from '#ui/poster/poster.ts';
import { ink, line, type PosterTheme, pageFonts, pagePosterTheme, paper, softInk } from '#ui/poster/poster-theme.ts';
import { type Context, drawScene, fillRounded } from '#ui/poster/shapes.ts';
import { wrap } from '#ui/poster/wrap.ts';
import { type Film, type FilmMoment, filmMoment, partProgress } from './film.ts';

/** Size of a frame, px: upright, as phones show it. */
export const frameSize = { width: 720, height: 1280 };

const { width, height } = frameSize;
const margin = 60;
const inner = width - 2 * margin;
const columns = { top: 520, height: 460 };
/** GB 45438-2025: the letters of the mark have at least 5 % of the shorter side. */
const markSize = 36;

interface Frame {
  context: Context;
  film: Film;
  sender: PosterSender;
  face: PosterTheme;
  fonts: { text: string; display: string };
  moment: FilmMoment;
  /** Without motion, each part of a scene is at its end. */
  still: boolean;
}

interface Style {
  size: number;
  weight?: number;
  colour?: string;
  display?: boolean;
}

/**
 * Draws the frame of a time in the page's product theme, in light colours.
 * @param time seconds from the start
 * @param still whether the parts of a scene stand still
 */
export function drawFrame(context: Context, film: Film, sender: PosterSender, time: number, still: boolean): void {
  const frame: Frame = {
    context,
    film,
    sender,
    face: pagePosterTheme(),
    fonts: pageFonts(),
    moment: filmMoment(time),
    still,
  };
  context.save();
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillStyle = frame.face.ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = still ? 1 : frame.moment.opacity;
  ({ opening: drawOpening, days: drawDays, sums: drawSums, end: drawEnd })[frame.moment.scene](frame);
  context.globalAlpha = 1;
  if (film.generatedAt) write(frame, generatedMark(film.generatedAt), 1_190, { size: markSize, colour: softInk });
  context.restore();
}

function drawOpening(frame: Frame): void {
  const { context, film, face, moment, still } = frame;
  // The picture rises slowly over the whole scene.
  const rise = still ? 0 : (1 - partProgress(moment.at, 0, 1, 1)) * 60;
  context.fillStyle = face.brandSoft;
  context.fillRect(0, 0, width, 640);
  drawScene(context, face, (width - 480) / 2, 220 + rise, 4);
  const next = write(frame, film.title, 760, { size: 84, weight: 700, colour: face.brand, display: true });
  write(frame, film.period, next + 40, { size: 40, colour: softInk });
}

function drawDays(frame: Frame): void {
  const { context, film, face, moment, still } = frame;
  const count = film.days.length;
  const current = film.days[Math.min(count - 1, Math.floor(moment.at * count))];
  if (current) {
    const next = write(frame, current.label, 220, { size: 96, weight: 700, colour: face.brand, display: true });
    write(frame, current.text, next + 24, { size: 44 });
  }
  const step = inner / count;
  const side = step * 0.66;
  const bottom = columns.top + columns.height;
  for (const [index, { label, share, partial }] of film.days.entries()) {
    const grown = still ? Number(index <= Math.floor(moment.at * count)) : partProgress(moment.at, index, count, 0.7);
    const high = Math.max(6, share * columns.height * grown);
    const left = margin + (index + 0.5) * step - side / 2;
    const colour = share * grown > 0 ? face.brand : line;
    fillRounded(context, colour, left, bottom - high, side, high, face.radius / 2);
    if (partial && high > 16)
      fillRounded(context, face.ground, left + 6, bottom - high + 6, side - 12, high - 12, face.radius / 2 - 4);
    context.font = font(frame, { size: 30, weight: label === current?.label ? 700 : 400 });
    context.fillStyle = label === current?.label ? ink : softInk;
    context.fillText(label, left + side / 2, bottom + 40, step);
  }
  if (film.target === null) return;
  context.save();
  context.setLineDash([16, 12]);
  context.lineWidth = 4;
  context.strokeStyle = softInk;
  context.beginPath();
  context.moveTo(margin, bottom - film.target * columns.height);
  context.lineTo(width - margin, bottom - film.target * columns.height);
  context.stroke();
  context.restore();
}

function drawSums(frame: Frame): void {
  const { context, film, face, moment, still } = frame;
  const { opacity } = moment;
  write(frame, film.title, 180, { size: 56, weight: 700, colour: face.brand, display: true });
  const room = 760;
  const row = Math.min(200, room / film.lines.length);
  for (const [index, text] of film.lines.entries()) {
    // All lines have come after two thirds of the scene, so that there is time to read them.
    const come = still ? 1 : partProgress(Math.min(1, moment.at * 1.5), index, film.lines.length, 0.6);
    const top = 330 + index * row + (1 - come) * 30;
    context.globalAlpha = still ? 1 : come * opacity;
    fillRounded(context, paper, margin, top, inner, row - 24, face.radius);
    write(frame, text, top + row / 2 - 12, { size: 38, weight: 600 }, inner - 60, true);
  }
}

function drawEnd(frame: Frame): void {
  const { context, sender, face } = frame;
  drawScene(context, face, (width - 360) / 2, 330, 3);
  const next = write(frame, sender.appName, 700, { size: 76, weight: 700, colour: face.brand, display: true });
  if (sender.from) write(frame, sender.from, next + 30, { size: 42, colour: softInk });
}

const font = ({ fonts }: Frame, { size, weight = 400, display }: Style): string =>
  `${weight} ${size}px ${display ? fonts.display : fonts.text}`;

/**
 * Writes a text in the middle of the frame, in as many lines as it needs.
 * @param middle of its first line; of all its lines if `centred`
 * @returns the middle of the line below it
 */
function write(frame: Frame, text: string, middle: number, style: Style, room = inner, centred = false): number {
  const { context } = frame;
  context.font = font(frame, style);
  context.fillStyle = style.colour ?? ink;
  const lines = wrap(text, room, (part) => context.measureText(part).width, 3);
  const height = style.size * 1.3;
  let y = centred ? middle - ((lines.length - 1) * height) / 2 : middle;
  for (const words of lines) {
    context.fillText(words, width / 2, y);
    y += height;
  }
  return y;
}
