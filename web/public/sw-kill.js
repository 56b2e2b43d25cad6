/* The kill switch of the service worker. If a release's worker is faulty, the host serves this file as /sw.js: each device
   that requests /sw.js removes its worker and caches, and loads every page from the host. Open pages continue. A later
   release with its own sw.js starts over. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removeAll = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
