/**
 * Programs distinguish failures by their code. Each reply lists its failures under `x-failures`, by code, with a summary
 * for developers and a message for the person. The data of the reply stand without an envelope.
 */
export function Failures() {
  return {
    Operation(operation, { report, location, resolve }) {
      const { node: reply } = resolve(operation.responses?.['200'] ?? {});
      const fault = (message) => report({ message, location: location.child(['responses', '200']) });
      if (!reply?.['x-failures']) return;
      const failures = Object.entries(reply['x-failures']);
      if (failures.length === 0) fault('x-failures is empty: leave it out, the call has no business failure.');
      const ranks = failures.map(([code]) => rankOf(code));
      if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) {
        fault('The failures are in order: closed, signed out, a missing right, GONE, others.');
      }
      for (const [code, failure] of failures) {
        if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code)) fault(`${code}: a code is in capitals, as AMOUNT_CHANGED.`);
        for (const key of ['summary', 'msg']) {
          if (!isText(failure?.[key])) fault(`${code}: a failure has a ${key}.`);
        }
        const other = Object.keys(failure ?? {}).find((key) => !['summary', 'msg', 'reasons'].includes(key));
        if (other) fault(`${code}: a failure has a summary, a msg and perhaps reasons, not ${other}.`);
        if (isFiller(code, failure)) {
          fault(`${code}: leave it out. Any call may be answered by 503 for a moment; a code names what is wrong.`);
        }
      }
    },
  };
}

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** Codes that tell neither the person nor a program what is wrong. */
const FILLERS =
  /^(BUSY|ERROR|FAIL(ED|URE)?|INTERNAL(_ERROR)?|(NOT|UN)_?AVAILABLE|(SERVER|SERVICE|SYSTEM)_.*|TEMPORARY.*|TIMEOUT|TRY_(AGAIN|LATER).*|UNKNOWN|UPDATING)$/;
const MOMENTARY =
  /\bcannot be \w+ now\b|\bdoes not answer\b|\bis being made\b|暂时无法.*稍后|暂不可用|繁忙|正在更新|系统错误|操作失败/;

/** Whether the failure is about the server, and not about the person, the thing or the input. */
const isFiller = (code, failure) =>
  FILLERS.test(code) || [failure?.summary, failure?.msg].some((text) => MOMENTARY.test(text ?? ''));

/** If several failures apply, the reply is the first one in the list. */
function rankOf(code) {
  const first = [['CLOSED'], ['SIGNED_OUT'], ['NOT_MEMBER', 'NOT_PROMOTER'], ['GONE']];
  const rank = first.findIndex((codes) => codes.includes(code));
  return rank < 0 ? first.length : rank;
}
