/*
 * The kill switch of the service worker. If a release's worker is at fault, the host serves this file as /sw.js: each device
 * that asks for /sw.js drops its worker and all that it has kept, and loads every page from the host again. Open pages go on.
 * A later release that brings its own sw.js starts anew.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removeAll = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
