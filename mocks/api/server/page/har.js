const pairs = (entries) => [...entries].map(([name, value]) => ({ name, value }));
const UNKNOWN = { headersSize: -1, bodySize: -1 };
const JSON_TYPE = 'application/json';

/** Calls of the journal as a file of HAR 1.2, for developer tools, proxies and `contract learn`. */
export function harOf(calls, origin) {
  const entries = calls.map(({ at, method, url, headers, input, status, reply, fault, delay, duration }) => {
    const text = JSON.stringify(reply);
    return {
      startedDateTime: at,
      time: delay + duration,
      request: {
        method,
        url: origin + url,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: pairs(Object.entries(headers)),
        queryString: pairs(new URL(origin + url).searchParams),
        ...UNKNOWN,
        ...(method === 'POST' && input !== null && { postData: { mimeType: JSON_TYPE, text: JSON.stringify(input) } }),
      },
      response: {
        status,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [{ name: 'content-type', value: JSON_TYPE }],
        content: { size: new Blob([text]).size, mimeType: JSON_TYPE, text },
        redirectURL: '',
        ...UNKNOWN,
      },
      cache: {},
      timings: { blocked: delay, send: 0, wait: duration, receive: 0 },
      ...(fault !== null && { comment: `The mock damaged the delivery: ${fault}` }),
    };
  });
  return { log: { version: '1.2', creator: { name: '@health-app/mock', version: '' }, entries } };
}
