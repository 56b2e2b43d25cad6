import { percentOf } from '../coverage.ts';
import { conclusion, type Report } from '../report.ts';
import { escaped } from './markup.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}
td.n,th.n{text-align:right}code{overflow-wrap:anywhere}.passed{color:#0a6b2d}.failed{color:#a3131b}
@media(prefers-color-scheme:dark){body{color:#e6e6ea;background:#16161a}th,td{border-color:#444}.passed{color:#6fd692}.failed{color:#ff9aa0}}`;

/** One page without scripts or other files. It begins with the result, for readers who do not know the API. */
export function htmlOf(report: Report): string {
  const { target, description, exitCode, operations, deviations, healed, coverage, causes } = report;
  const domains = [...new Set(operations.map(({ domain }) => domain))].map((domain) => {
    const own = operations.filter((one) => one.domain === domain);
    const found = deviations.filter((one) => one.domain === domain);
    const count = (verdict: string) => own.filter((one) => one.verdict === verdict).length;
    return [
      domain,
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
        host ? `${operation} (${host} host)` : operation,
        kind,
        where,
        says,
        requests.length === 1 ? (requests[0] ?? '') : `${requests[0]} and ${requests.length - 1} more`,
      ]);
  const heads = ['Operation', 'Kind', 'Place', 'Finding', 'Request'];
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title><style>${STYLE}</style>
<h1>Contract report</h1>
<p class="${exitCode === 0 ? 'passed' : 'failed'}"><strong>${escaped(conclusion(report))}</strong></p>
<p>${escaped(target)}, compared with the description ${escaped(description)}.</p>
${section('Causes', causes.length > 0 && `<ol>${causes.map(({ says }) => `<li>${escaped(says)}</li>`).join('')}</ol>`)}
${section('New findings', table(heads, findings(false)))}
${section('Known findings', table(heads, findings(true)))}
${section('Healed since the baseline', healed.length > 0 && `<ul>${healed.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul>`)}
${section('Domains', table(['Domain', 'Operations', 'Conform', 'New', 'Known', 'Replies seen'], domains))}
</html>
`;
}

const section = (title: string, content: string | false): string => (content ? `<h2>${title}</h2>\n${content}` : '');

function table(heads: string[], rows: (string | number)[][]): string | false {
  if (rows.length === 0) return false;
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<td class="n">${value}</td>` : `<td><code>${escaped(value)}</code></td>`;
  const isNumber = (column: number) => typeof rows[0]?.[column] === 'number';
  const head = heads.map((name, at) => `<th scope="col"${isNumber(at) ? ' class="n"' : ''}>${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody></table>`;
}
