import { fileOf } from '../deviations.ts';
import type { Report } from '../report.ts';

/** GitHub shows no more errors of a step. */
const MOST = 10;

/** Workflow commands by which GitHub Actions shows the new findings at the files of their operations. */
export function annotationsOf({ deviations }: Report): string {
  const found = deviations.filter(({ known }) => !known);
  return found
    .slice(0, MOST)
    .map((one) => {
      const title = inProperty(`${one.operation}: ${one.kind}`);
      return `::error file=${inProperty(fileOf(one))},line=1,title=${title}::${inMessage(`${one.where}: ${one.says}`)}\n`;
    })
    .join('');
}

/** A line break would end the command, and a server's text could begin another one. */
const inMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string) => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
