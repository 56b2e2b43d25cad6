import { percentOf } from '../coverage.ts';
import { conclusion, type Report } from '../report.ts';
import { escaped, marked, PAGE_STYLE, tableOf } from './markup.ts';

const STYLE = `${PAGE_STYLE}
li,td{overflow-wrap:anywhere}@media(min-width:45rem){td:nth-child(-n+3){overflow-wrap:normal}td:nth-child(3) code{overflow-wrap:normal}}.passed{color:light-dark(#0a6b2d,#6fd692)}.failed{color:light-dark(#a3131b,#ff9aa0)}`;

/** One page without scripts or other files. It begins with the result, for readers who do not know the API. */
export function htmlOf(report: Report): string {
  const { target, description, exitCode, operations, deviations, healed, coverage, causes } = report;
  const domains = [...new Set(operations.map(({ domain }) => domain))].map((domain) => {
    const own = operations.filter((one) => one.domain === domain);
    const found = deviations.filter((one) => one.domain === domain);
    const count = (verdict: string) => own.filter((one) => one.verdict === verdict).length;
    return [
      escaped(domain),
      own.length,
      count('conforms'),
      found.filter(({ known }) => !known).length,
      found.filter(({ known }) => known).length,
      `${percentOf(coverage.filter((one) => one.domain === domain))} %`,
    ];
  });
  const findings = (known: boolean) =>
    deviations
      .filter((one) => one.known === known)
      .map(({ operation, host, kind, where, says, requests }) => [
        `${code(operation)}${host ? ` (${host} host)` : ''}`,
        escaped(kind),
        // A long pointer breaks between its steps.
        `<code>${escaped(where).replaceAll('/', '/<wbr>')}</code>`,
        escaped(says),
        escaped(requests.length === 1 ? (requests[0] ?? '') : `${requests[0]} and ${requests.length - 1} more`),
      ]);
  const heads = ['Operation', 'Kind', 'Place', 'Finding', 'Request'];
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title><style>${STYLE}</style>
<h1>Contract report</h1>
<p class="${exitCode === 0 ? 'passed' : 'failed'}"><strong>${escaped(conclusion(report))}</strong></p>
<p>${escaped(target)}, compared with the description ${escaped(description)}.</p>
${section('Causes', causes.length > 0 && `<ol>${causes.map(({ says }) => `<li>${marked(says)}</li>`).join('')}</ol>`)}
${section('New findings', table(heads, findings(false)))}
${section('Known findings', table(heads, findings(true)))}
${section('Healed since the baseline', healed.length > 0 && `<ul>${healed.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul>`)}
${section('Domains', table(['Domain', 'Operations', 'Conform', 'New', 'Known', 'Replies seen'], domains))}
</html>
`;
}

const section = (title: string, content: string | false): string => (content ? `<h2>${title}</h2>\n${content}` : '');

const table = (heads: string[], rows: (string | number)[][]): string | false => rows.length > 0 && tableOf(heads, rows);

const code = (text: string) => `<code>${escaped(text)}</code>`;
