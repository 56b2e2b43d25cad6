const severe = ['high', 'critical'];

interface Report {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
}

/**
 * Reads the output of `npm audit --json`.
 * @returns lines to print, and a failure for vulnerabilities of a high severity; no failure if the registry does not answer
 */
export function auditResult(output: string): { isFailure: boolean; lines: string[] } {
  let report: Report = {};
  try {
    report = JSON.parse(output);
  } catch {
    // Output that is not a report counts as no answer.
  }
  if (!report.vulnerabilities) {
    const reason = report.message ?? (output.slice(0, 200) || 'no output');
    return {
      isFailure: false,
      lines: [`Known weaknesses were NOT checked: the registry does not answer (${reason}).`],
    };
  }
  const found = Object.entries(report.vulnerabilities);
  const lines = found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const isFailure = found.some(([, { severity }]) => severe.includes(severity));
  return { isFailure, lines: lines.length > 0 ? lines : ['No package has a known weakness.'] };
}
