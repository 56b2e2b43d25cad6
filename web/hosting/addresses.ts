/** The addresses that the checks of a host request. */

/** Addresses of the app, which are not files. */
export const appAddresses = [
  '/',
  '/food-app',
  '/share?userName=Lin&type=family',
  '/article?articleId=1',
  '/share/',
  '/food-app/product/detail?goodsId=goods-1002',
  '/no/such/screen',
  '/assets',
];

/** Addresses of missing or hidden files. */
export const missing = [
  '/assets/',
  '/assets/index-00000000.js',
  '/assets/no-extension',
  '/none.js',
  '/none.css?v=1',
  '/favicon.ico',
  '/food-app/none.png',
  '/.vite/manifest.json',
  '/.git/config',
  '/food-app/.env',
];

/** Addresses that try to leave the folder. */
export const escapes = [
  '/../nginx.conf',
  '/%2e%2e/nginx.conf',
  '/..%2fnginx.conf',
  '/assets/../../nginx.conf',
  '/assets/..%2f..%2fnginx.conf',
  '/assets/%2e%2e/%2e%2e/nginx.conf',
  '/..\\nginx.conf',
  '//etc/passwd',
  '/../../../../../../etc/passwd',
  '/assets/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
];
