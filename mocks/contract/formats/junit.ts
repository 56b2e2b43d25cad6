import type { Report } from '../report.ts';
import { escaped } from './markup.ts';

/** JUnit XML: a suite per domain, a case per operation. */
export function junitOf({ operations, deviations }: Report): string {
  const suites = [...new Set(operations.map(({ domain }) => domain))].map((domain) => {
    const cases = operations.filter((result) => result.domain === domain);
    const failed = (operation: string, host: string | undefined) =>
      deviations.filter((one) => one.operation === operation && one.host === host);
    const texts = cases.map(({ operation, host, skipped, requests }) => {
      const own = failed(operation, host);
      const fresh = own.filter(({ known }) => !known);
      const seconds = requests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
      const name = host ? `${operation} (${host})` : operation;
      return [
        `    <testcase classname="${escaped(domain)}" name="${escaped(name)}" time="${seconds.toFixed(3)}">`,
        ...(skipped ? ['      <skipped/>'] : []),
        ...fresh.map(
          ({ kind, where, says, requests: shown }) =>
            `      <failure type="${escaped(kind)}" message="${escaped(`${where}: ${says}`)}">${escaped(shown.join('; '))}</failure>`,
        ),
        ...own.filter(({ known }) => known).map(({ id }) => `      <system-out>known: ${escaped(id)}</system-out>`),
        '    </testcase>',
      ].join('\n');
    });
    const failures = cases.filter(({ operation, host }) => failed(operation, host).some(({ known }) => !known)).length;
    const skips = cases.filter(({ skipped }) => skipped).length;
    return `  <testsuite name="${escaped(domain)}" tests="${cases.length}" failures="${failures}" skipped="${skips}">\n${texts.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${suites.join('\n')}\n</testsuites>\n`;
}
