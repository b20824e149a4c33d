// The build writes BUILD and FILES above this line. Everything a build consists of is kept when this worker is installed, so that all
// games open without a connection after one visit.
const HERE = new URL('./', self.location.href);
const PREFIX = 'orrery-';
const CACHE = `${PREFIX}${BUILD}`;
/** Fetched side by side while installing: whoever plays meanwhile needs the line too. */
const AT_ONCE = 4;
/** A connection that says nothing for this long counts as none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  const waiting = FILES.map((file) => new URL(file, HERE).href);
  const one = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      // Names of assets hold a hash of what is in them: what an older build kept under that name is the same.
      const old = url.includes('/assets/') ? await caches.match(url) : undefined;
      const answer = old ?? (await fetch(url, { cache: 'no-cache' }));
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      await cache.put(url, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

// A tab that runs an older build goes on with the files it knows: its cache stays, the ones before it go.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      for (const name of older.slice(0, -1)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'takeOver') self.skipWaiting();
  // A table is looked at: what was said of it is seen.
  if (event.data?.type === 'seen') event.waitUntil(forget(event.data.tag));
});

async function forget(tag) {
  for (const notice of await self.registration.getNotifications({ tag })) notice.close();
}

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours; something has to be shown all the same.
  }
  const { title = 'Orrery', body = '', url = '', tag = 'orrery' } = told;
  const icon = new URL('icon-192.png', HERE).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon, badge: icon, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.url ?? ''));
});

/** To a tab that is there already, if any. A message leads nowhere but into this house. */
async function goTo(url) {
  const goal = URL.canParse(url) && url.startsWith(HERE.href) ? url : HERE.href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === goal);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(goal);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(HERE.href)) return;
  const path = url.pathname.slice(HERE.pathname.length);
  if (path.startsWith('api/') || path === 'healthz' || path === 'metrics') return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(keptFirst(request));
});

/** A page comes from the server while there is one, so that an upgrade is seen at once; else as it was kept. */
async function networkFirst(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const shared = /^(t|r)\/([\w-]+)(?:\/(\d+))?$/.exec(new URL(request.url).pathname.slice(HERE.pathname.length));
    // The page's files are named relative to it: it is shown at its own address.
    if (shared !== null)
      return Response.redirect(`${HERE.href}?${shared[1]}=${shared[2]}${shared[3] === undefined ? '' : `&at=${shared[3]}`}`);
    const kept = await (await caches.open(CACHE)).match(HERE.href);
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}
