import { LANGUAGE_CACHE } from '../../ui/languages';

/** Written by the build above this script: cached addresses, and a word that changes with every served file. */
declare const maidanBuild: { version: string; kept: string[] };
declare function skipWaiting(): Promise<void>;
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type FetchLikeEvent = Event & { request: Request; respondWith(answer: Promise<Response>): void };

const { version, kept } = maidanBuild;
const NAME = 'maidan-offline-';
const lasts = (event: Event): event is Lasting => 'waitUntil' in event;
const asks = (event: Event): event is FetchLikeEvent => 'respondWith' in event;

/** Caches only what the offline page needs, all of one version. */
addEventListener('install', (event) => {
  if (lasts(event)) event.waitUntil(cacheShell());
});
const cacheShell = async () =>
  (await caches.open(NAME + version)).addAll(kept.map((path) => new Request(path, { cache: 'reload' })));

addEventListener('activate', (event) => {
  if (lasts(event)) event.waitUntil(forgetOthers());
});
async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A new version waits for the player's confirmation (own.app.update). */
addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void skipWaiting();
});

/** Everything comes from the network; without it a page is our offline page, and its files are the cached ones. */
addEventListener('fetch', (event) => {
  if (!asks(event)) return;
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(wps|lgw)\//.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(async () => atHand(await offlinePage())));
  else if (kept.includes(pathname)) event.respondWith(fetch(request).catch(() => atHand(pathname)));
});

const atHand = async (path: string) => (await caches.match(path)) ?? Response.error();

/** Uses the language that the page stored last, or Bengali. */
async function offlinePage(): Promise<string> {
  const stored = await (await caches.open(LANGUAGE_CACHE)).match('/language');
  return `/offline.${(await stored?.text()) === 'en' ? 'en' : 'bn'}.html`;
}
