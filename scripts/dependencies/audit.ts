const severe = ['high', 'critical'];

/** Time for which the registry's last answer counts while it gives none, ms. */
const validity = 7 * 86_400_000;

type Weaknesses = Record<string, { severity: string; range: string }>;

/** The registry's answer about a lock file. */
export interface Answer {
  /** Digest of the lock file. */
  lock: string;
  /** Unix time, ms. */
  at: number;
  weaknesses: Weaknesses;
}

export interface AuditResult {
  isFailure: boolean;
  lines: string[];
  /** A new answer, which the caller stores. */
  answer?: Answer;
}

/**
 * Reads the output of `npm audit --json`. Without an answer of the registry, the last one counts for a week if it is about the
 * same lock file; else the check fails.
 * @param lock digest of the lock file
 * @param now Unix time, ms
 * @returns lines to print, and a failure for weaknesses of a high severity and for packages that were not checked
 */
export function auditResult(output: string, lock: string, now: number, last?: Answer): AuditResult {
  const report = readReport(output);
  if (report.vulnerabilities) {
    const answer = { lock, at: now, weaknesses: report.vulnerabilities };
    return { ...judge(answer.weaknesses), answer };
  }
  const reason = `the registry does not answer (${report.message ?? (output.slice(0, 200) || 'no output')})`;
  if (last?.lock !== lock || now - last.at > validity) {
    return { isFailure: true, lines: [`Known weaknesses were NOT checked: ${reason}.`] };
  }
  const { isFailure, lines } = judge(last.weaknesses);
  return { isFailure, lines: [`As of ${new Date(last.at).toISOString()}, because ${reason}:`, ...lines] };
}

/** Output that is not a report counts as no answer. */
function readReport(output: string): { message?: string; vulnerabilities?: Weaknesses } {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}

function judge(weaknesses: Weaknesses): { isFailure: boolean; lines: string[] } {
  const found = Object.entries(weaknesses);
  const lines = found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const isFailure = found.some(([, { severity }]) => severe.includes(severity));
  return { isFailure, lines: lines.length > 0 ? lines : ['No package has a known weakness.'] };
}
