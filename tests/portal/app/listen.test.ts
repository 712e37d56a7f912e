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

async function begin(address: string, who: MemberInfo | null = null, held = heldPortal(who)) {
  const { portal, host, at } = held;
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPortalRouter({ portal }, history);
  // As the page does where it is shown.
  history.subscribe(() => void router.load());
  await router.load();
  listen(portal, router, held.deps.storage);
  return {
    ...held,
    router,
    history,
    /** What is open, as a dialog and as a page of it; and the address, once all of it has come to rest. */
    open: () => [at('dialog'), at('page')],
    address: async () => {
      // What opens changes the address, and what the address says opens.
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
/** A dialog that is not to be left yet: something of it is on its way. */
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

test('s2.navigation.push-errors: a push that fails is ignored, and the portal goes on', async () => {
  const { portal, router } = await begin('/');
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

describe('a dialog', () => {
  test('the address names the one that is open, and one that the address names opens', async () => {
    const { open, enter, request, address } = await begin('/?dialog=login');
    expect(open()).toEqual(['login', undefined]);
    await enter();
    expect(open()).toEqual([undefined, undefined]);
    request('freeTrial');
    expect(await address()).toBe('/?dialog=freeTrial');
  });

  test('the log-in opens by the name that the configuration has for it [s2.modal.login]', async () => {
    const { open, enter } = await begin('/?dialog=loginPopupModal');
    expect(open()).toEqual(['login', undefined]);
    await enter();
    expect(open()).toEqual([undefined, undefined]);
  });

  test('one after another takes its place in the history, so that back closes either', async () => {
    const { request, address, history, open } = await begin('/');
    request('register', { params: { code: '' } });
    expect(await address()).toBe('/?dialog=register');
    request('login');
    expect(await address()).toBe('/?dialog=login');
    history.back();
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
  });

  test('forward opens it again', async () => {
    const { request, address, history, open } = await begin('/');
    request('login');
    await address();
    history.back();
    await address();
    history.forward();
    expect([await address(), open()]).toEqual(['/?dialog=login', ['login', undefined]]);
  });

  test('what is opened from within alone is not opened by its address, which does not go on naming it', async () => {
    for (const name of ['afterLogin', 'accountLink']) {
      const { open, address } = await begin(`/?dialog=${name}`);
      expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
    }
  });

  test('what is no dialog is not opened: neither a screen nor a name that is none', async () => {
    for (const name of ['home', 'nowhere', 'constructor']) {
      const { open } = await begin(`/?dialog=${name}`);
      expect(open()).toEqual([undefined, undefined]);
    }
  });

  test('one that is not to be left yet stays, and stays in the address', async () => {
    const { request, load, address, history, open } = await begin(
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

describe('a page of a centre', () => {
  test('is named in the address with its centre, in one step, and is there after a reload', async () => {
    const first = await begin('/', account);
    first.request('referral', CENTRE);
    expect(await first.address()).toBe('/?dialog=memberCentre&page=referral');
    expect(first.history.length).toBe(2);
    const again = await begin('/?dialog=memberCentre&page=referral', account);
    expect([await again.address(), again.open()]).toEqual([
      '/?dialog=memberCentre&page=referral',
      ['memberCentre', 'referral'],
    ]);
    expect(again.history.length).toBe(1);
  });

  test('s9.const.default-pages: a centre alone in the address opens with my account, and is named with it', async () => {
    const { open, address, history } = await begin('/?dialog=memberCentre', account);
    expect([await address(), open()]).toEqual([
      '/?dialog=memberCentre&page=securityCenter',
      ['memberCentre', 'securityCenter'],
    ]);
    expect(history.length).toBe(1);
  });

  test('another password is chosen from my account, and a link to it leads there', async () => {
    const { open, address } = await begin('/?dialog=changePassword', account);
    expect([await address(), open()]).toEqual([
      '/?dialog=memberCentre&page=securityCenter',
      ['memberCentre', 'securityCenter'],
    ]);
  });

  test('after a change of page, back goes to the page before, and forward to the other; back from the first closes the centre', async () => {
    const { request, address, history, open } = await begin('/', account);
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

  test('left for another dialog, it goes from the address with its centre', async () => {
    const { request, address, open } = await begin('/', account);
    request('referral', CENTRE);
    await address();
    request('changePassword');
    expect([await address(), open()]).toEqual(['/?dialog=changePassword', ['changePassword', undefined]]);
  });

  test('s6.protected.no-token: a visitor’s link to one leads to the log-in, and after it to the page', async () => {
    const { portal, address, open } = await begin('/?dialog=memberCentre&page=referral');
    expect([await address(), open()]).toEqual(['/?dialog=login', ['login', undefined]]);
    portal.send({ type: 'place.ended', seat: 'dialog', ending: { report: { type: 'login.completed', account } } });
    expect([await address(), open()]).toEqual(['/?dialog=memberCentre&page=referral', ['memberCentre', 'referral']]);
  });
});

describe('a launch', () => {
  const HERE = '/?dialog=launch&id=lab-wheel';

  test('s6.play.login-required s2.launch.login-required: a visitor who wants to play logs in first, and is led on to the game', async () => {
    const { portal, request, address, open } = await begin('/');
    request('launch', { params: { id: 'lab-wheel', mode: 'play' } });
    expect([await address(), open()]).toEqual(['/?dialog=login', ['login', undefined]]);
    portal.send({ type: 'place.ended', seat: 'dialog', ending: { report: { type: 'login.completed', account } } });
    expect([await address(), open()]).toEqual([HERE, ['launch', undefined]]);
  });

  test('s4.account-type.trial: a trial account plays as a member does', async () => {
    const { request, address, open } = await begin('/', { ...account, type: 4 });
    request('launch', { params: { id: 'lab-wheel', mode: 'play' } });
    expect([await address(), open()]).toEqual([HERE, ['launch', undefined]]);
  });
});

describe('the lock over a session that ran out', () => {
  async function locked(held = heldPortal(account)) {
    const shown = await begin('/', account, held);
    shown.request('referral', CENTRE);
    await shown.address();
    shown.request('missionLeaderboard', CENTRE);
    await shown.address();
    runOut(held.portal);
    await eventually(() => expect(held.portal.getSnapshot().matches({ lock: 'locked' })).toBe(true));
    return shown;
  }
  const HERE = '/?dialog=memberCentre&page=missionLeaderboard';

  test('own.session.ran-out: is not named in the address, neither while it is there nor when the same player is back', async () => {
    const { portal, address, at, open } = await locked();
    expect([await address(), at('lock'), open()]).toEqual([HERE, 'login', ['memberCentre', 'missionLeaderboard']]);
    portal.send({ type: 'place.ended', seat: 'lock', ending: { report: { type: 'login.completed', account } } });
    expect([await address(), open()]).toEqual([HERE, ['memberCentre', 'missionLeaderboard']]);
  });

  test('own.session.ran-out: back leaves it as Escape does, and with it what was of the account', async () => {
    const { address, history, open, at } = await locked();
    history.back();
    expect([await address(), at('lock'), open()]).toEqual(['/', undefined, [undefined, undefined]]);
  });

  test('own.session.ran-out: where it is not to be left yet, back changes nothing', async () => {
    const { load, address, history, open, at } = await locked(heldPortal(account, { rows: { login: unleavable } }));
    await load.comes('login');
    history.back();
    expect([await address(), at('lock'), open()]).toEqual([HERE, 'login', ['memberCentre', 'missionLeaderboard']]);
  });

  test('left, it takes what was of the account along, out of the address too', async () => {
    const { host, address, open } = await locked();
    host('lock')?.send({ type: 'leave.requested' });
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
  });
});

describe('a screen', () => {
  test('s2.route.register: /register is home with the registration over it; leaving it, or going to the login, leaves the path', async () => {
    const { address, open, request, enter, leave, host, load } = await begin('/register?affiliateCode=MAIDAN1');
    const code = () => host('dialog')?.getSnapshot().context.place;
    expect(code()).toMatchObject({ to: 'register', params: { code: 'MAIDAN1' } });
    expect(await address()).toBe('/register?affiliateCode=MAIDAN1');
    request('login');
    expect(await address()).toBe('/?dialog=login');
    await enter({}, '/register');
    expect(code()?.params, 'the code is no more the link’s, but kept').toEqual({});
    leave();
    expect([await address(), open()]).toEqual(['/', [undefined, undefined]]);
    expect(load.asked.map(({ input }) => input.to).filter((to) => !to.startsWith('home'))).toEqual([
      'register',
      'login',
      'register',
    ]);
  });

  test('own.registration.invitation-kept: a code in the address of any page is kept, a newer one in its place', async () => {
    const { deps, router } = await begin('/lobby?affiliateCode=MAIDAN1');
    expect(deps.storage.invitation()).toBe('MAIDAN1');
    await router.navigate({ to: '/promotions', search: {} });
    expect(deps.storage.invitation()).toBe('MAIDAN1');
    await router.navigate({ to: '/', search: { affiliateCode: 'RIVER22' } });
    expect(deps.storage.invitation()).toBe('RIVER22');
  });

  test('s2.route.register-html: the page is the registration without a frame; the login opens over it, and it stays', async () => {
    const { address, at, host, request, leave } = await begin('/register.html?affiliateCode=MAIDAN1');
    const place = { to: 'registerScreen', params: { code: 'MAIDAN1' } };
    expect(host('screen')?.getSnapshot().context.place).toMatchObject(place);
    request('login');
    expect(await address()).toBe('/register.html?dialog=login');
    leave();
    expect([await address(), at('dialog')]).toEqual(['/register.html', undefined]);
    expect(host('screen')?.getSnapshot().context.place).toMatchObject(place);
  });

  test('s2.route.login: on /login the page is the log-in; what opens over it leaves, and it begins anew', async () => {
    const { portal, load, address, at, leave } = await begin('/login');
    expect([at('screen'), at('dialog')]).toEqual(['loginScreen', undefined]);
    await load.comes();
    portal.send({ type: 'place.ended', seat: 'screen', ending: { next: { to: 'register' } } });
    expect([await address(), at('dialog')]).toEqual(['/login?dialog=register', 'register']);
    leave();
    expect([await address(), at('screen'), at('dialog')]).toEqual(['/login', 'loginScreen', undefined]);
  });

  test('asked for by its key, it is gone to; its chart stays no longer than it', async () => {
    const { request, address, at, load } = await begin('/login');
    await load.comes();
    request('vip');
    expect([await address(), at('screen')]).toEqual(['/vip', 'vip']);
  });

  test('the title is the page’s own name in the language that is spoken', async () => {
    const { router } = await begin('/vip');
    expect(document.title).toBe(titleOf('/vip'));
    await router.navigate({ to: '/login', search: {} });
    await eventually(() => expect(document.title).toBe(titleOf('/login')));
    await speak('bn');
    expect(document.title).toBe(titleOf('/login'));
    expect(titleOf('/nowhere')).toBe(titleOf('/'));
  });
});

test('a page starts again with another input in its address, and where a launch leads to it again; a dialog over it changes nothing [s2.launch.lottery-query]', async () => {
  const { address, router, portal, load, at } = await begin('/lottery?gameCode=SSC&playType=place');
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

test('a launch that leads to a game page starts the page again; other pages stay as they are [own.game-session.leave]', async () => {
  const { address, portal, load } = await begin('/seamless');
  const starts = (to: string) => load.asked.filter(({ input }) => input.to === to).length;
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next: { to: 'seamless' } } });
  expect([await address(), starts('seamless')]).toEqual(['/seamless', 2]);
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next: { to: 'lobby' } } });
  portal.send({ type: 'place.ended', seat: 'dialog', ending: { next: { to: 'lobby' } } });
  expect([await address(), starts('lobby')]).toEqual(['/lobby', 1]);
});
