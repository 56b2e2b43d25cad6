import { resolveHost } from '../sdk/src/hosts.ts';
import { keyPrefixOf, type Settings } from './settings.ts';
import { inlineSources } from './start-page.ts';

/** The messaging app's script; only its browser loads it. */
const messagingScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Name of the address for reports in the headers. */
const reportGroup = 'violations';

/**
 * Features of the browser that the app never uses. It uses `clipboard-write`, `screen-wake-lock` and `web-share`; the camera and
 * the sensors belong to the native app, and a file input needs no permission.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** HTTP headers for every file of the app. The hosting server sends them (web/guides/run-the-app.md). */
export function securityHeaders({
  environment,
  hosts,
  pictureHosts,
  uploadUrl = '',
  reportUrl = '',
}: Pick<Settings, 'environment' | 'hosts' | 'pictureHosts'> &
  Partial<Pick<Settings, 'uploadUrl' | 'reportUrl'>>): Record<string, string> {
  const dev = environment === 'dev';
  const api = dev ? [] : [resolveHost(environment, 'main', hosts), resolveHost(environment, 'food', hosts)];
  const upload = uploadUrl ? [uploadUrl] : [];
  const inline = inlineSources(keyPrefixOf(environment));
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${inline.script} ${messagingScript}`,
    'style-src': `'self' ${inline.style}`,
    // The host of a picture learns who reads which article. Pictures chosen by the person are shown from memory.
    'img-src': `'self' ${pictureHosts.join(' ')} data: blob:`,
    // The messaging app renders its button that opens the native app in such frames.
    'frame-src': 'https://*.qq.com webcompt:',
    // Android's web view downloads no `blob:` address; the native app has the page read the file.
    'connect-src': ["'self' blob:", ...new Set([...api, ...upload].map((host) => new URL(host).origin))].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    // Only these may convert text to code or markup: the sanitiser, the worker's URL, and the messaging app's script.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify health-worker health-messaging',
    'base-uri': "'none'",
    'form-action': "'none'",
    // The device page embeds the app in a frame of the same origin.
    'frame-ancestors': dev ? "'self'" : "'none'",
    // Also violations of Trusted Types. Firefox and older Safari know `report-uri` alone; others ignore it beside `report-to`.
    ...(reportUrl && { 'report-uri': reportUrl, 'report-to': reportGroup }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Nothing of the app is a part of another site's page. The messaging app fetches pictures of links by itself.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(reportUrl && { 'Reporting-Endpoints': `${reportGroup}="${reportUrl}"` }),
    ...(!dev && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
