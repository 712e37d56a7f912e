// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { listen } from '../../../src/portal/app/listen';
import { createPortalRouter } from '../../../src/portal/app/router';
import { speak } from '../../../src/portal/parts/portal/words';
import { eventually } from '../../harness/eventually';
import { heldPortal } from '../harness/held-portal';

const first = '01930000-0000-7000-8000-0000000000d1';
const second = '01930000-0000-7000-8000-0000000000d2';

/** Starts the portal at an address; an open dialog is named by its id. */
async function start(href: string) {
  const { portal, host, at, deps } = heldPortal();
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createPortalRouter({ portal }, history);
  history.subscribe(() => void router.load());
  await router.load();
  listen(portal, router, deps.storage);
  return {
    router,
    history,
    request: (id: string) => portal.send({ type: 'place.requested', place: { to: 'notice', params: { id } } }),
    leave: () => host('dialog')?.send({ type: 'leave.requested' }),
    /** Address and open dialog after all navigation. */
    async now() {
      for (const _ of ['what opens', 'what the address says']) {
        await new Promise((resolve) => setTimeout(resolve));
        await eventually(() => expect(router.state.status).toBe('idle'));
      }
      return [history.location.href, at('dialog'), host('dialog')?.getSnapshot().context.place?.params?.id];
    },
  };
}
const named = (id: string) => [`/noticePage?dialog=notice&id=${id}`, 'notice', id];
const CLOSED = ['/noticePage', undefined, undefined];
beforeEach(() => speak('en'));

test('a dialog for one item has its id in the address; back closes and forward reopens it [s2.modal.notice]', async () => {
  const { request, history, now } = await start('/noticePage');
  request(first);
  expect(await now()).toEqual(named(first));
  history.back();
  expect(await now()).toEqual(CLOSED);
  history.forward();
  expect(await now()).toEqual(named(first));
});

test('a link opens it, also on reload; closing removes its id from the address [s2.modal.notice]', async () => {
  const { leave, now, history } = await start(`/noticePage?dialog=notice&id=${first}`);
  expect(await now()).toEqual(named(first));
  expect(history.length).toBe(1);
  leave();
  expect(await now()).toEqual(CLOSED);
});

test('a link to another item shows that one, and back the first', async () => {
  const { request, router, history, now } = await start('/noticePage');
  request(first);
  await now();
  await router.navigate({ to: '/noticePage', search: { dialog: 'notice', id: second } });
  expect(await now()).toEqual(named(second));
  history.back();
  expect(await now()).toEqual(named(first));
});

test('another item opened from within replaces the first, also in the history', async () => {
  const { request, history, now } = await start('/noticePage');
  request(first);
  await now();
  request(second);
  expect(await now()).toEqual(named(second));
  history.back();
  expect(await now()).toEqual(CLOSED);
});

test.each(['', '&id=', '&id=7', '&page=referral'])(
  'an address without a valid id opens no dialog and is cleaned: %s',
  async (id) => {
    const { now } = await start(`/noticePage?dialog=notice${id}`);
    expect(await now()).toEqual(CLOSED);
  },
);

test('a dialog without an id ignores one in the address', async () => {
  const { now } = await start(`/noticePage?dialog=forgotPassword&id=${first}`);
  expect(await now()).toEqual(['/noticePage?dialog=forgotPassword', 'forgotPassword', undefined]);
});
