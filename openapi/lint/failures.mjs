/**
 * Programs distinguish failures by their code. Each reply lists its failures under `x-failures`, by code, with a summary
 * for developers and a message for the person. The data of the reply stand without an envelope.
 */
export function Failures() {
  return {
    Operation(operation, { report, location, resolve }) {
      const { node: reply } = resolve(operation.responses?.['200'] ?? {});
      const fault = (message) => report({ message, location: location.child(['responses', '200']) });
      const failures = Object.entries(reply?.['x-failures'] ?? {});
      if (failures.length === 0)
        fault('x-failures is missing: list at least one failure of the call, as UNAVAILABLE: { summary: …, msg: … }.');
      const ranks = failures.map(([code]) => rankOf(code));
      if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) {
        fault('The failures are in order: closed, signed out, a missing right, GONE, others, UNAVAILABLE.');
      }
      for (const [code, failure] of failures) {
        if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code)) fault(`${code}: a code is in capitals, as AMOUNT_CHANGED.`);
        for (const key of ['summary', 'msg']) {
          if (!isText(failure?.[key])) fault(`${code}: a failure has a ${key}.`);
        }
        const other = Object.keys(failure ?? {}).find((key) => !['summary', 'msg', 'reasons'].includes(key));
        if (other) fault(`${code}: a failure has a summary, a msg and perhaps reasons, not ${other}.`);
      }
    },
  };
}

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** If several failures apply, the reply is the first one in the list. */
function rankOf(code) {
  if (code === 'UNAVAILABLE') return Infinity;
  const first = [['CLOSED'], ['SIGNED_OUT'], ['NOT_MEMBER', 'NOT_PROMOTER'], ['GONE']];
  const rank = first.findIndex((codes) => codes.includes(code));
  return rank < 0 ? first.length : rank;
}
