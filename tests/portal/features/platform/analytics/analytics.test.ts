// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { watchPath } from '../../../../../src/portal/app/watch-path';
import { analyticsFlow } from '../../../../../src/portal/features/platform/analytics';
import { EVENT_CEILING } from '../../../../harness/ceilings';

const ID = 'G-TEST1234';
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="gtag"]');
/** Calls to gtag, each as a list. */
const gtagCalls = () =>
  (Reflect.get(window, 'dataLayer') ?? []).map((arrayLike: ArrayLike<unknown>) => [...Array.from(arrayLike)]);
const isSilent = () => Reflect.get(window, `ga-disable-${ID}`);

function starts(id = ID) {
  let open: (path: string) => void = () => {};
  const flow = analyticsFlow({
    gtagId: async () => id,
    page: document,
    watchPath: (notify) => {
      open = notify;
      notify('/');
      return () => {
        open = () => {};
      };
    },
  });
  const actor = createActor(flow).start();
  onTestFinished(() => void actor.stop());
  return {
    actor,
    opens: (path: string) => open(path),
    is: (state: string) => waitFor(actor, (now) => now.value === state, { timeout: EVENT_CEILING }),
  };
}
beforeEach(() => {
  localStorage.clear();
  script()?.remove();
  for (const name of ['dataLayer', `ga-disable-${ID}`]) Reflect.deleteProperty(window, name);
});

test('without an id the player is not asked; with one, nothing loads before consent [own.analytics.consent]', async () => {
  await starts('').is('off');
  const { is } = starts();
  await is('awaitingConsent');
  expect([script(), gtagCalls(), localStorage.getItem('analytics')]).toEqual([null, [], null]);
});

test('consent loads the script; revoking stops it [own.analytics.consent own.analytics.private]', async () => {
  window.history.replaceState(null, '', '/?affiliateCode=SECRET');
  const { actor, is, opens } = starts();
  await is('awaitingConsent');
  actor.send({ type: 'consent.granted' });
  expect(script()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
  script()?.dispatchEvent(new Event('load'));
  await is('counting');
  opens('/lobby');
  const calls = gtagCalls();
  expect(calls.filter(([what]: unknown[]) => what === 'event')).toEqual(
    ['/', '/lobby'].map((path) => [
      'event',
      'page_view',
      { page_location: `${location.origin}${path}`, page_title: '', page_referrer: '' },
    ]),
  );
  expect(calls).toContainEqual([
    'config',
    ID,
    expect.objectContaining({ send_page_view: false, allow_google_signals: false }),
  ]);
  expect(JSON.stringify(calls)).not.toContain('SECRET');
  expect([isSilent(), localStorage.getItem('analytics')]).toEqual([false, 'yes']);
  Reflect.set(document, 'cookie', '_ga=GA1.1.1');
  Reflect.set(document, 'cookie', 'lang=bn');
  actor.send({ type: 'consent.declined' });
  opens('/vip');
  expect([isSilent(), document.cookie, gtagCalls().length]).toEqual([true, 'lang=bn', calls.length]);
  await expect.poll(() => localStorage.getItem('analytics')).toBe('no');
});

test('the choice is stored, and a script that fails counts nothing [own.analytics.consent]', async () => {
  localStorage.setItem('analytics', 'no');
  await starts().is('declined');
  expect(script()).toBeNull();
  localStorage.setItem('analytics', 'yes');
  const { is } = starts();
  await is('loading');
  script()?.dispatchEvent(new Event('error'));
  await is('idle');
});

test('reports the route of a path without input [own.analytics.private]', async () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/help?q=secret'] }),
  });
  await router.load();
  const paths: string[] = [];
  onTestFinished(watchPath(Object(router), (path) => paths.push(path)));
  await router.navigate({ to: Object('/rahim@example.test') });
  await router.navigate({ to: Object('/lobby') });
  expect(paths).toEqual(['/help', '/unknown', '/lobby']);
});
