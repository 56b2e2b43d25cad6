import { sha1 } from '../engine/hash.ts';
import type { Memory } from '../engine/memory.ts';

interface Signed {
  appId: string;
  launchAppId: string;
}

const TICKET = 'placeholder-ticket';

/** Signs with the algorithm of the messaging app's platform, with a fake ticket. */
export const memory: Memory<'messaging', null> = {
  begin: () => null,
  handlers: {
    'messaging.launchAppParam'(_, { input, now, fail }, { appId, launchAppId }: Signed) {
      const { url } = input;
      if (!URL.canParse(url)) return fail('failUnknownHost');
      const timestamp = Math.floor(now.getTime() / 1000);
      const nonceStr = sha1(`${timestamp} ${url}`).slice(0, 16);
      const signature = sha1(`jsapi_ticket=${TICKET}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`);
      const { pathname, search } = new URL(url);
      return { appId, timestamp, nonceStr, signature, launchAppId, launchParam: pathname + search };
    },
  },
};
