/** The addresses that the checks of a host send. */

/** Addresses of the app that name no file. */
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

/** Addresses of files that are not there, or that nobody may read. */
export const missing = [
  '/assets/',
  '/assets/00000000/index.js',
  '/assets/00000000/no-extension',
  '/none.js',
  '/none.css?v=1',
  '/favicon.ico',
  '/food-app/none.png',
  '/.vite/manifest.json',
  '/.git/config',
  '/food-app/.env',
];

/** Ways out of the folder. */
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
