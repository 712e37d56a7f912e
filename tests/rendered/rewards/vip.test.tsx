import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { cashbackMachine } from '../../../machines/rewards/cashback/cashback.machine';
import { settle } from '../../../src/atlas';
import type { Vip } from '../../../src/contract/rewards/vip';
import { cashback, vip } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { type Around, openPage } from '../harness/page';
import { member, visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const { own } = vip;
if (!own) throw new Error('a member stands somewhere');

/** Content of the VIP pages; list.test.tsx covers the behaviour that all lists share. */
inLanguages((language) => {
  const opens = (around: Around) => openPage({ ...around, language, watched: listMachine, report: () => {} });
  /** Opens the screen with this data. */
  async function shows(page: Vip, around: Around = { children: member }) {
    const opened = await opens({ ...around, hosted: { vip: held(listMachine) } });
    const list = await openPlace(opened, 'vip');
    await opened.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page } }));
    return opened.screen;
  }

  test('a member sees the own level, the next one, all levels and rules [s2.route.vip own.vip.displayed]', {
    tags: ['extended'],
  }, async () => {
    const screen = await shows(vip);
    await screen.sees('heading', 'vip.title');
    await screen.sees('heading', 'River');
    await screen.sees('heading', 'vip.next', { name: 'Field' });
    await screen.sees('progressbar', 'vip.bets');
    await screen.sees('progressbar', 'vip.deposits');
    await screen.reads('vip.enough');
    await screen.reads('vip.mine');
    await screen.reads('vip.history');
    await screen.sees('heading', 'vip.levels');
    await screen.sees('heading', 'vip.rules');
    await screen.reads('vip.rules.once');
    await screen.hides('alert');
  });

  test('a visitor sees all levels, without personal data [own.vip.displayed]', { tags: ['extended'] }, async () => {
    const screen = await shows({ ...vip, own: null }, { children: visitor });
    await screen.sees('heading', 'Field');
    await screen.hides('progressbar');
  });

  test('a player barred from rewards sees only the level [own.vip.displayed s6.role.player]', {
    tags: ['extended'],
  }, async () => {
    const nothing = { next: null, since: null, history: [], validBet: '0.00', deposits: '0.00', barred: true };
    const screen = await shows({ ...vip, levels: [], own: { ...own, ...nothing } });
    await screen.sees('heading', 'River');
    await screen.reads('vip.barred');
    await screen.hides('heading', 'vip.levels');
    await screen.hides('progressbar');
  });

  test('shows a level that awaits approval, and the highest one [own.vip.confirmed own.vip.displayed]', {
    tags: ['extended'],
  }, async () => {
    const screen = await shows({ ...vip, own: { ...own, waits: true, next: null } });
    await screen.reads('vip.waits');
    await screen.reads('vip.highest');
  });

  test('shows a player without a level the progress to the first one [own.vip.displayed]', {
    tags: ['extended'],
  }, async () => {
    const next = { level: 1, name: 'River', validBet: '1000.00', deposits: '0.00' };
    const screen = await shows({ ...vip, own: { ...own, level: 0, name: '', since: null, history: [], next } });
    await screen.sees('heading', 'vip.none');
    await screen.sees('progressbar', 'vip.bets');
    // A requirement of zero has no bar.
    await screen.hides('progressbar', 'vip.deposits');
  });

  test('the rank is a page of the member centre, too [s2.member-centre.menu-short]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ children: member, hosted: { playerRank: held(listMachine) } });
    const list = await openPlace(page, 'playerRank');
    const { screen } = page;
    await screen.sees('status', 'list.loading');
    await page.act(() => settle(childOf(list, 'load'), { error: { kind: 'offline', code: 'client.offline' } }));
    await screen.sees('alert', 'failure.offline');
    await screen.press('security.retry');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: vip } }));
    await screen.sees('heading', 'vip.rank');
    await screen.sees('heading', 'River');
    expect(page.ignored).toEqual([]);
  });

  test('lists days with base, rate and deadline [s2.member-centre.cashback own.cashback.claimed]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({
      children: member,
      hosted: { manualRebate: held(cashbackMachine, { list: held(listMachine) }) },
    });
    const list = childOf(await openPlace(page, 'manualRebate'), 'list');
    const { screen } = page;
    const shows = (cashbackPage: object, kind = 'loaded') =>
      page.act(() => settle(childOf(list, 'load'), { output: { kind, page: cashbackPage } }));
    await shows(cashback);
    await screen.sees('heading', 'cashback.title');
    await screen.sees('table', 'cashback.table');
    await screen.sees('button', 'cashback.claim');
    await page.act(() => list.send({ type: 'refresh.requested' }));
    await shows({ ...cashback, list: cashback.list.slice(1), amount: '0.50' });
    await screen.hides('button', 'cashback.claim');
    await page.act(() => list.send({ type: 'refresh.requested' }));
    await shows({ ...cashback, list: [], amount: '0.00', claimBy: null, today: '0.00' }, 'empty');
    await screen.sees('status', 'cashback.none.text');
  });
});
