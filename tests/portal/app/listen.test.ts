// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import type { Place } from '../../../machines/platform/host/host.machine';
import type { MemberInfo } from '../../../src/contract';
import { listen } from '../../../src/portal/app/listen';
import { createPortalRouter } from '../../../src/portal/app/router';
import { titleOf } from '../../../src/portal/app/titles';
import type { DialogRow } from '../../../src/portal/parts/portal/destination';
import { speak } from '../../../src/portal/parts/portal/words';
import { eventually } from '../../harness/eventually';
import { heldPortal, runOut } from '../harness/held-portal';

const account: MemberInfo = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', account: 'player', nickname: 'P', type: 0, toUpline: false },
  ...{ clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] },
};

async function start(address: string, viewer: MemberInfo | null = null, held = heldPortal(viewer)) {
  const { portal, host, at } = held;
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPortalRouter({ portal }, history);
  // Loads the route on a change, as the page does.
  history.subscribe(() => void router.load());
  await router.load();
  listen(portal, router, held.deps.storage);
  return {
    ...held,
    router,
    history,
    /** Open dialog and page, and the address after all navigation. */
    open: () => [at('dialog'), at('page')],
    address: async () => {
      // Opening changes the address, and the address opens.
      for (const _ of ['one', 'the other']) {
        await new Promise((resolve) => setTimeout(resolve));
        await eventually(() => expect(router.state.status).toBe('idle'));
      }
      return history.location.href;
    },
    request: (to: string, more: Omit<Place, 'to'> = {}) =>
      portal.send({ type: 'place.requested', place: { to, ...more } }),
    leave: () => host('dialog')?.send({ type: 'leave.requested' }),
    enter: (search: { dialog?: string; page?: string } = {}, to = '/') => router.navigate({ to, search }),
  };
}
const Nothing = () => null;
/** A dialog that cannot be left yet because a request is pending. */
const sending = setup({ types: { events: {} as { type: 'leave.requested' } } }).createMachine({
  on: { 'leave.requested': { actions: () => {} } },
});
const unleavable: DialogRow = {
  seat: 'dialog',
  byAddress: true,
  words: [],
  load: async () => ({ View: Nothing, flow: () => sending }),
};
const CENTRE = { centre: 'memberCentre' };
beforeEach(() => speak('en'));

test('ignores a failed push and continues [s2.navigation.push-errors]', async () => {
  const { portal, router } = await start('/');
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const navigate = vi.spyOn(router, 'navigate').mockRejectedValue(new Error('The push failed'));
  portal.send({ type: 'login.completed', account });
  await new Promise((resolve) => setTimeout(resolve));
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/' }));
  expect(unhandled).not.toHaveBeenCalled();
  expect(portal.getSnapshot().status).toBe('active');
  process.off('unhandledRejection', unhandled);
});

describe('dialog', () => {
  test('is named in the address and opened by it', async () => {
    const { open, enter, request, address } = await start('/?dialog=login');
    expect(open()).toEqual(['login', undefined]);
    await enter();
    expect(open()).toEqual([undefined, undefined]);
    request('freeTrial');
    expect(await address()).toBe('/?dialog=freeTrial');
  });

  test('the login opens by its configured name [s2.modal.login]', async () => {
    const { open, enter } = await start('/?dialog=loginPopupModal');
    expect(open()).toEqual(['login', undefined]);
    await enter();
    expect(open()).toEqual([undefined, undefined]);
  });

  test('replaces another as a history entry, so back closes either', async () => {
    const { request, address, history, open } = await start('/');
    request('register', { params: { code: '' } });
    expect(await address()).toBe('/?dialog=register');
    request('login');
    expect(await address()).toBe('/?dialog=login');
    history.back();
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
  });

  test('forward opens it again', async () => {
    const { request, address, history, open } = await start('/');
    request('login');
    await address();
    history.back();
    await address();
    history.forward();
    expect([await address(), open()]).toEqual(['/?dialog=login', ['login', undefined]]);
  });

  test('is not opened by an address if only the portal may open it, and the address is cleaned', async () => {
    for (const name of ['afterLogin', 'accountLink']) {
      const { open, address } = await start(`/?dialog=${name}`);
      expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
    }
  });

  test('does not open for a screen or an unknown name', async () => {
    for (const name of ['home', 'nowhere', 'constructor']) {
      const { open } = await start(`/?dialog=${name}`);
      expect(open()).toEqual([undefined, undefined]);
    }
  });

  test('stays open and in the address while it cannot be left', async () => {
    const { request, load, address, history, open } = await start(
      '/',
      null,
      heldPortal(null, { rows: { freeTrial: unleavable } }),
    );
    request('freeTrial');
    await load.comes('freeTrial');
    expect(await address()).toBe('/?dialog=freeTrial');
    history.back();
    expect([await address(), open()]).toEqual(['/?dialog=freeTrial', ['freeTrial', undefined]]);
  });
});

describe('page of a centre', () => {
  test('is named in the address with its centre in one step and survives a reload', async () => {
    const first = await start('/', account);
    first.request('referral', CENTRE);
    expect(await first.address()).toBe('/?dialog=memberCentre&page=referral');
    expect(first.history.length).toBe(2);
    const again = await start('/?dialog=memberCentre&page=referral', account);
    expect([await again.address(), again.open()]).toEqual([
      '/?dialog=memberCentre&page=referral',
      ['memberCentre', 'referral'],
    ]);
    expect(again.history.length).toBe(1);
  });

  test('a centre without a page in the address opens my account, and the address names it [s9.const.default-pages]', async () => {
    const { open, address, history } = await start('/?dialog=memberCentre', account);
    expect([await address(), open()]).toEqual([
      '/?dialog=memberCentre&page=securityCenter',
      ['memberCentre', 'securityCenter'],
    ]);
    expect(history.length).toBe(1);
  });

  test('a link to changing the password opens my account', async () => {
    const { open, address } = await start('/?dialog=changePassword', account);
    expect([await address(), open()]).toEqual([
      '/?dialog=memberCentre&page=securityCenter',
      ['memberCentre', 'securityCenter'],
    ]);
  });

  test('back and forward move between pages; back from the first closes the centre', async () => {
    const { request, address, history, open } = await start('/', account);
    request('referral', CENTRE);
    await address();
    request('missionLeaderboard', CENTRE);
    expect(await address()).toBe('/?dialog=memberCentre&page=missionLeaderboard');
    history.back();
    expect([await address(), open()]).toEqual(['/?dialog=memberCentre&page=referral', ['memberCentre', 'referral']]);
    history.forward();
    expect([await address(), open()]).toEqual([
      '/?dialog=memberCentre&page=missionLeaderboard',
      ['memberCentre', 'missionLeaderboard'],
    ]);
    history.go(-2);
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
  });

  test('leaves the address with its centre when another dialog opens', async () => {
    const { request, address, open } = await start('/', account);
    request('referral', CENTRE);
    await address();
    request('changePassword');
    expect([await address(), open()]).toEqual(['/?dialog=changePassword', ['changePassword', undefined]]);
  });

  test('a visitor’s link leads to the login and then to the page [s6.protected.no-token]', async () => {
    const { portal, address, open } = await start('/?dialog=memberCentre&page=referral');
    expect([await address(), open()]).toEqual(['/?dialog=login', ['login', undefined]]);
    portal.send({ type: 'place.ended', seat: 'dialog', ending: { report: { type: 'login.completed', account } } });
    expect([await address(), open()]).toEqual(['/?dialog=memberCentre&page=referral', ['memberCentre', 'referral']]);
  });
});

describe('launch', () => {
  const HERE = '/?dialog=launch&id=lab-wheel';

  test('a visitor logs in first, then gets the game [s6.play.login-required s2.launch.login-required]', async () => {
    const { portal, request, address, open } = await start('/');
    request('launch', { params: { id: 'lab-wheel', mode: 'play' } });
    expect([await address(), open()]).toEqual(['/?dialog=login', ['login', undefined]]);
    portal.send({ type: 'place.ended', seat: 'dialog', ending: { report: { type: 'login.completed', account } } });
    expect([await address(), open()]).toEqual([HERE, ['launch', undefined]]);
  });

  test('a visitor gets a demo without a login [own.launch.visitor]', async () => {
    const { request, address, open } = await start('/');
    request('demo', { params: { id: 'lab-wheel', mode: 'trial' } });
    expect([await address(), open()]).toEqual(['/?dialog=demo', ['demo', undefined]]);
  });

  test('a trial account can play like a member [s4.account-type.trial]', async () => {
    const { request, address, open } = await start('/', { ...account, type: 4 });
    request('launch', { params: { id: 'lab-wheel', mode: 'play' } });
    expect([await address(), open()]).toEqual([HERE, ['launch', undefined]]);
  });
});

describe('lock over an expired session', () => {
  async function locked(held = heldPortal(account)) {
    const tab = await start('/', account, held);
    tab.request('referral', CENTRE);
    await tab.address();
    tab.request('missionLeaderboard', CENTRE);
    await tab.address();
    runOut(held.portal);
    await eventually(() => expect(held.portal.getSnapshot().matches({ lock: 'locked' })).toBe(true));
    return tab;
  }
  const HERE = '/?dialog=memberCentre&page=missionLeaderboard';

  test('is not named in the address, nor is it after the same player returns [own.session.ran-out]', async () => {
    const { portal, address, at, open } = await locked();
    expect([await address(), at('lock'), open()]).toEqual([HERE, 'login', ['memberCentre', 'missionLeaderboard']]);
    portal.send({ type: 'place.ended', seat: 'lock', ending: { report: { type: 'login.completed', account } } });
    expect([await address(), open()]).toEqual([HERE, ['memberCentre', 'missionLeaderboard']]);
  });

  test('back closes it and the account’s content, as Escape does [own.session.ran-out]', async () => {
    const { address, history, open, at } = await locked();
    history.back();
    expect([await address(), at('lock'), open()]).toEqual(['/', undefined, [undefined, undefined]]);
  });

  test('back changes nothing while it cannot be left [own.session.ran-out]', async () => {
    const { load, address, history, open, at } = await locked(heldPortal(account, { rows: { login: unleavable } }));
    await load.comes('login');
    history.back();
    expect([await address(), at('lock'), open()]).toEqual([HERE, 'login', ['memberCentre', 'missionLeaderboard']]);
  });

  test('closing it removes the account’s content, also from the address', async () => {
    const { host, address, open } = await locked();
    host('lock')?.send({ type: 'leave.requested' });
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
  });
});

describe('screen', () => {
  test('/register is home with the registration over it; leaving it leaves the path [s2.route.register]', async () => {
    const { address, open, request, enter, leave, host, load } = await start('/register?affiliateCode=MAIDAN1');
    const code = () => host('dialog')?.getSnapshot().context.place;
    expect(code()).toMatchObject({ to: 'register', params: { code: 'MAIDAN1' } });
    expect(await address()).toBe('/register?affiliateCode=MAIDAN1');
    request('login');
    expect(await address()).toBe('/?dialog=login');
    await enter({}, '/register');
    expect(code()?.params, 'the code now comes from storage, not from the link').toEqual({});
    leave();
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
    expect(load.asked.map(({ input }) => input.to).filter((to) => !to.startsWith('home'))).toEqual([
      'register',
      'login',
      'register',
    ]);
  });

  test('stores the latest invitation code from any address [own.registration.invitation-stored]', async () => {
    const { deps, router } = await start('/lobby?affiliateCode=MAIDAN1');
    expect(deps.storage.invitation()).toBe('MAIDAN1');
    await router.navigate({ to: '/promotions', search: {} });
    expect(deps.storage.invitation()).toBe('MAIDAN1');
    await router.navigate({ to: '/', search: { affiliateCode: 'RIVER22' } });
    expect(deps.storage.invitation()).toBe('RIVER22');
  });

  test('/register.html is a frameless registration under the login dialog [s2.route.register-html]', async () => {
    const { address, at, host, request, leave } = await start('/register.html?affiliateCode=MAIDAN1');
    const place = { to: 'registerScreen', params: { code: 'MAIDAN1' } };
    expect(host('screen')?.getSnapshot().context.place).toMatchObject(place);
    request('login');
    expect(await address()).toBe('/register.html?dialog=login');
    leave();
    expect([await address(), at('dialog')]).toEqual(['/register.html', undefined]);
    expect(host('screen')?.getSnapshot().context.place).toMatchObject(place);
  });

  test('/login is the login page; it restarts when another dialog opens over it [s2.route.login]', async () => {
    const { portal, load, address, at, leave } = await start('/login');
    expect([at('screen'), at('dialog')]).toEqual(['loginScreen', undefined]);
    await load.comes();
    portal.send({ type: 'place.ended', seat: 'screen', ending: { next: { to: 'register' } } });
    expect([await address(), at('dialog')]).toEqual(['/login?dialog=register', 'register']);
    leave();
    expect([await address(), at('screen'), at('dialog')]).toEqual(['/login', 'loginScreen', undefined]);
  });

  test('a screen requested by key is navigated to, and the previous chart ends', async () => {
    const { request, address, at, load } = await start('/login');
    await load.comes();
    request('vip');
    expect([await address(), at('screen')]).toEqual(['/vip', 'vip']);
  });

  test('the title is the page’s name in the current language', async () => {
    const { router } = await start('/vip');
    expect(document.title).toBe(titleOf('/vip'));
    await router.navigate({ to: '/login', search: {} });
    await eventually(() => expect(document.title).toBe(titleOf('/login')));
    await speak('bn');
    expect(document.title).toBe(titleOf('/login'));
    expect(titleOf('/nowhere')).toBe(titleOf('/'));
  });
});

test('a page restarts for another input or a launch, not for a dialog [s2.launch.lottery-query]', async () => {
  const { address, router, portal, load, at } = await start('/lottery?gameCode=SSC&playType=place');
  const starts = () => load.asked.filter(({ input }) => input.to === 'lottery').length;
  await router.navigate({ to: '/lottery', search: { gameCode: 'SSC', playType: 'place' } });
  expect([await address(), starts()]).toEqual(['/lottery?gameCode=SSC&playType=place', 1]);
  await router.navigate({ to: '/lottery', search: { gameCode: 'LF3D', playType: 'span' } });
  expect([await address(), starts()]).toEqual(['/lottery?gameCode=LF3D&playType=span', 2]);
  await router.navigate({ to: '/lottery', search: { dialog: 'support' } });
  await address();
  expect([at('dialog'), starts()]).toEqual(['support', 2]);
  const next = { to: 'lottery', params: { gameCode: 'LF3D', playType: 'span' } };
  await router.navigate({ to: '/lottery', search: { gameCode: 'LF3D', playType: 'span' } });
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next } });
  expect([await address(), starts()]).toEqual(['/lottery?gameCode=LF3D&playType=span', 3]);
});

test('a launch restarts a game page, other pages stay [own.game-session.leave]', async () => {
  const { address, portal, load } = await start('/seamless');
  const starts = (to: string) => load.asked.filter(({ input }) => input.to === to).length;
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next: { to: 'seamless' } } });
  expect([await address(), starts('seamless')]).toEqual(['/seamless', 2]);
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next: { to: 'lobby' } } });
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next: { to: 'lobby' } } });
  expect([await address(), starts('lobby')]).toEqual(['/lobby', 1]);
});
