import { resolveHost } from '../sdk/src/hosts.ts';
import type { Settings } from './src/platform/settings.ts';

/** The messaging app's own script; loaded in its browser alone. */
const messagingScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Headers for every file of the app; whoever hosts it sends these (web/README.md). */
export function securityHeaders({
  environment,
  hosts,
}: Pick<Settings, 'environment' | 'hosts'>): Record<string, string> {
  const dev = environment === 'dev';
  const api = dev ? [] : [resolveHost(environment, 'main', hosts), resolveHost(environment, 'food', hosts)];
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${messagingScript}`,
    'style-src': "'self'",
    // Articles and the API name pictures on any host, chosen ones are shown from memory.
    'img-src': "'self' https: data: blob:",
    // Of the messaging app: it puts its button that opens the native app into frames of its own.
    'frame-src': 'https://*.qq.com webcompt:',
    'connect-src': ["'self'", ...new Set(api.map((host) => new URL(host).origin))].join(' '),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    // The device page shows the app in a frame of its own origin.
    'frame-ancestors': dev ? "'self'" : "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    ...(!dev && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
