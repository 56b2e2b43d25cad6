import { percentOf } from '../coverage.ts';
import { groupBy } from '../learn/renames.ts';
import { conclusion, type Report } from '../report.ts';
import { escaped, marked, PAGE_STYLE, tableOf } from './markup.ts';

const STYLE = `${PAGE_STYLE}
li,.stacked td{overflow-wrap:anywhere}.passed{color:light-dark(#0a6b2d,#6fd692)}.failed{color:light-dark(#a3131b,#ff9aa0)}
@media(min-width:45rem){.stacked{table-layout:fixed}.stacked th:first-child{width:8rem}.stacked th:nth-child(2){width:26%}.stacked th:last-child{width:20%}}`;

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
  const findings = (known: boolean) => {
    const byOperation = groupBy(
      deviations.filter((one) => one.known === known),
      ({ operation, host }) => `<code>${escaped(operation)}</code>${host ? ` (${host} host)` : ''}`,
    );
    return [...byOperation].map(([name, found]) => `<h3>${name}</h3>\n${tableOf(HEADS, found.map(rowOf))}`).join('\n');
  };
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title><style>${STYLE}</style>
<h1>Contract report</h1>
<p class="${exitCode === 0 ? 'passed' : 'failed'}"><strong>${escaped(conclusion(report))}</strong></p>
<p>${escaped(target)}, compared with the description ${escaped(description)}.</p>
${section('Domains', domains.length > 0 && `<p>${OF_DOMAINS}</p>\n${tableOf(['Domain', 'All', 'Conform', 'New', 'Known', 'Seen'], domains)}`)}
${section('Causes', causes.length > 0 && `<ol>${causes.map(({ says }) => `<li>${marked(says)}</li>`).join('')}</ol>`)}
${section('New findings', findings(false))}
${section('Known findings', findings(true))}
${section('Healed since the baseline', healed.length > 0 && `<ul>${healed.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul>`)}
</html>
`;
}

const OF_DOMAINS =
  'All operations and those that conform, the findings, and the share of the described replies that were seen.';

const HEADS = ['Kind', 'Place', 'Finding', 'Request'];

const rowOf = ({ kind, where, says, requests: [first = '', ...more] }: Report['deviations'][number]): string[] => [
  escaped(kind),
  // A long pointer breaks between its steps.
  `<code>${escaped(where).replaceAll('/', '/<wbr>')}</code>`,
  escaped(says),
  escaped(more.length === 0 ? first : `${first} and ${more.length} more`),
];

const section = (title: string, content: string | false): string => (content ? `<h2>${title}</h2>\n${content}` : '');
