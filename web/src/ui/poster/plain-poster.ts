import { plainLine } from '#lib/format/display-name.ts';
import type { Poster, PosterChart } from './poster.ts';

const plain = (text: string): string => plainLine(text) ?? '';

/**
 * Sanitizes the texts of a poster to plain lines, so that untrusted names and titles can neither reorder nor overflow it.
 */
export function plainPoster(poster: Poster): Poster {
  return {
    ...poster,
    title: plain(poster.title),
    lines: poster.lines.map(plain),
    chart: poster.chart && plainChart(poster.chart),
  };
}

function plainChart(chart: PosterChart): PosterChart {
  if (chart.kind === 'curve') return { ...chart, start: plain(chart.start), end: plain(chart.end) };
  if (chart.kind === 'columns') {
    return { ...chart, columns: chart.columns.map((column) => ({ ...column, label: plain(column.label) })) };
  }
  if (chart.kind === 'days') return chart;
  return { ...chart, rows: chart.rows.map((row) => ({ ...row, label: plain(row.label), text: plain(row.text) })) };
}
