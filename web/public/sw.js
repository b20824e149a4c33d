// Keeps what the page has loaded, so that tables on this device open without a connection.
const CACHE = 'orrery-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// What was loaded before this worker took over.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return;
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(event.data.urls.map((url) => keepMissing(cache, url)))));
});

async function keepMissing(cache, url) {
  if ((await cache.match(url)) === undefined) await cache.add(url);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
});

async function networkFirst(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) {
      // The page does not wait until it is kept.
      const copy = answer.clone();
      event.waitUntil(caches.open(CACHE).then((cache) => cache.put('/', copy)));
    }
    return answer;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match('/');
    if (kept !== undefined) return kept;
    throw error;
  }
}

// Names of assets hold a hash of what is in them: what is kept is never out of date.
async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
