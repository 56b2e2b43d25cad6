import type { PosterChart, PosterColumns, PosterCurve, PosterDays, PosterRows } from './poster.ts';
import { type PosterTheme, softInk, toneColour } from './poster-theme.ts';
import { type Context, fillRounded } from './shapes.ts';

const plotHeight = 220;
const labelHeight = 50;
const rowHeight = 96;
/** The greatest width of a column of days. */
const dayWidth = 72;

interface Place {
  x: number;
  y: number;
  width: number;
  face: PosterTheme;
  /** The typeface of its labels. */
  font: string;
}

/** The height of a chart, px. */
export function chartHeight(chart: PosterChart, width: number): number {
  if (chart.kind === 'rows') return chart.rows.length * rowHeight;
  if (chart.kind === 'days') return chart.rows.length * dayStep(chart, width);
  return plotHeight + labelHeight;
}

/** Draws a chart in the product's colours. */
export function drawChart(context: Context, chart: PosterChart, place: Place): void {
  context.save();
  if (chart.kind === 'curve') drawCurve(context, chart, place);
  else if (chart.kind === 'columns') drawColumns(context, chart, place);
  else if (chart.kind === 'days') drawDays(context, chart, place);
  else drawRows(context, chart, place);
  context.restore();
}

function drawCurve(context: Context, { points, start, end }: PosterCurve, place: Place): void {
  const { x, y, width, face } = place;
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Space for the round ends of the line.
  const pad = 16;
  const placed = points.map((point) => ({
    x: x + pad + (right > left ? ((point.x - left) / (right - left)) * (width - 2 * pad) : width / 2 - pad),
    y: y + pad + (high > low ? ((high - point.y) / (high - low)) * (plotHeight - 3 * pad) : plotHeight / 2),
  }));
  const [first, last] = [placed[0], placed[placed.length - 1]];
  if (!first || !last) return;
  const trace = () => {
    context.beginPath();
    for (const point of placed) context.lineTo(point.x, point.y);
  };
  trace();
  context.lineTo(last.x, y + plotHeight);
  context.lineTo(first.x, y + plotHeight);
  context.fillStyle = face.brandSoft;
  context.fill();
  trace();
  context.lineWidth = 7;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = face.brand;
  context.stroke();
  context.beginPath();
  context.arc(last.x, last.y, 13, 0, 2 * Math.PI);
  context.fillStyle = face.brand;
  context.fill();
  label(context, start, x, y, place, 'left');
  label(context, end, x + width, y, place, 'right');
}

function drawColumns(context: Context, { columns, target }: PosterColumns, place: Place): void {
  const { x, y, width, face } = place;
  const most = Math.max(target ?? 0, ...columns.map(({ value }) => value), 1);
  const step = width / columns.length;
  const side = Math.min(56, step * 0.7);
  for (const [index, { label: name, value, partial }] of columns.entries()) {
    const height = Math.max(4, (value / most) * plotHeight);
    const middle = x + (index + 0.5) * step;
    const radius = Math.min(face.radius / 2, 14);
    fillRounded(context, face.brand, middle - side / 2, y + plotHeight - height, side, height, radius);
    if (partial && height > 12)
      fillRounded(
        context,
        face.brandSoft,
        middle - side / 2 + 4,
        y + plotHeight - height + 4,
        side - 8,
        height - 8,
        radius - 4,
      );
    label(context, name, middle, y, place, 'center');
  }
  if (target === null) return;
  context.setLineDash([14, 10]);
  context.lineWidth = 4;
  context.strokeStyle = softInk;
  context.beginPath();
  context.moveTo(x, y + (1 - target / most) * plotHeight);
  context.lineTo(x + width, y + (1 - target / most) * plotHeight);
  context.stroke();
}

/** The width of a column of days, which is the height of a row. */
const dayStep = ({ rows: [row] }: PosterDays, width: number): number => Math.min(dayWidth, width / (row?.length ?? 1));

function drawDays(context: Context, chart: PosterDays, { x, y, width, face }: Place): void {
  const step = dayStep(chart, width);
  for (const [row, days] of chart.rows.entries()) {
    const left = x + (width - days.length * step) / 2;
    for (const [column, recorded] of days.entries()) {
      context.beginPath();
      context.arc(left + (column + 0.5) * step, y + (row + 0.5) * step, step * 0.36, 0, 2 * Math.PI);
      context.fillStyle = recorded ? face.brand : face.brandSoft;
      context.fill();
    }
  }
}

function drawRows(context: Context, { rows }: PosterRows, { x, y, width, face, font }: Place): void {
  for (const [index, { label: name, text, share, tone }] of rows.entries()) {
    const top = y + index * rowHeight;
    const colour = toneColour(tone, face);
    context.font = `600 32px ${font}`;
    context.fillStyle = colour;
    context.textAlign = 'right';
    context.fillText(text, x + width, top + 24);
    const room = width - context.measureText(text).width - 24;
    context.fillStyle = softInk;
    context.textAlign = 'left';
    context.fillText(name, x, top + 24, room);
    fillRounded(context, face.ground, x, top + 54, width, 16, 8);
    fillRounded(context, colour, x, top + 54, Math.max(16, share * width), 16, 8);
  }
}

function label(context: Context, text: string, x: number, y: number, place: Place, align: CanvasTextAlign): void {
  context.font = `400 28px ${place.font}`;
  context.fillStyle = softInk;
  context.textAlign = align;
  context.fillText(text, x, y + plotHeight + labelHeight / 2 + 6);
}
