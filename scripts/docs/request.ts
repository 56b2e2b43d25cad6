import type { Call } from './cases.ts';

/** The path with its query, and the body, of a call in a sample. */
export function requestOf({ operation, input }: Call) {
  const query = new URLSearchParams();
  if (operation.method === 'get') {
    for (const [name, value] of Object.entries(input ?? {})) {
      for (const one of [value].flat()) query.append(name, String(one));
    }
  }
  const text = query.size > 0 ? `?${query.toString().replace(/%7B%7B([\w.]+)%7D%7D/g, '{{$1}}')}` : '';
  return { url: `${operation.path}${text}`, body: operation.method === 'post' ? input : undefined };
}
