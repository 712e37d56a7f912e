// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { plan } from '../../../../../machines/play/lottery-chase/lottery-chase.samples';
import { nextRules, order, price, rules } from '../../../../../machines/play/lottery-order/lottery-order.samples';
import { lotteryResultsSamples } from '../../../../../machines/play/lottery-results/lottery-results.samples';
import { lotteryBoardFlow } from '../../../../../src/portal/features/play/lottery/lottery-board.flow';
import { lotteryChaseFlow } from '../../../../../src/portal/features/play/lottery/lottery-chase.flow';
import { lotteryChasesFlow } from '../../../../../src/portal/features/play/lottery/lottery-chases.flow';
import { lotteryPlacementFlow } from '../../../../../src/portal/features/play/lottery/lottery-placement.flow';
import { lotteryResultsFlow } from '../../../../../src/portal/features/play/lottery/lottery-results.flow';
import { lend, runActor } from '../../../harness/flow-support';

const ORDERS = '/lgw/lottery/orders';
const draft = { play: 'direct-3', selection: '1,2|3|4', unit: 'yuan', multiple: 1, group: 1960 };
const [issue] = rules.issues;
const lines = [draft];
const orderInput = { rules, issue, lines, price };
const placed = { value: { id: order.id, stake: '4.00', orders: [order], balance: '10.00' } };
const rejectionOf = (code: string, value: unknown = null) => ({ status: 409, code, message: 'No.', value });
beforeEach(() => {
  sessionStorage.clear();
});

describe('lottery-placement', () => {
  test('sends exactly what was reviewed, under one key [own.lottery.confirm]', async () => {
    const { deps, sent } = lend({ [ORDERS]: placed });
    const moved = vi.spyOn(deps.money, 'moved');
    expect(await runActor(lotteryPlacementFlow(deps), 'placeOrder', orderInput)).toEqual({ kind: 'placed', order });
    const { rulesVersion, priceVersion, stake } = price;
    expect(sent).toMatchObject([
      {
        method: 'POST',
        body: { lottery: 'LF3D', issue: issue?.issue, lines: [draft], rulesVersion, priceVersion, stake },
      },
    ]);
    expect(sent[0]?.key).toBeDefined();
    expect(moved).toHaveBeenCalledOnce();
  });

  test('a retry uses the same key, another issue another [own.money.once]', async () => {
    const { deps, sent } = lend({});
    const flow = lotteryPlacementFlow(deps);
    for (const item of [issue, issue, nextRules.issues[0]])
      await expect(runActor(flow, 'placeOrder', { ...orderInput, issue: item })).rejects.toMatchObject({
        kind: 'offline',
      });
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a closed issue returns the next issue, if any [own.lottery.late]', async () => {
    const [next] = nextRules.issues;
    const late = (value: unknown) =>
      runActor(
        lotteryPlacementFlow(lend({ [ORDERS]: rejectionOf('lottery.closed', value) }).deps),
        'placeOrder',
        orderInput,
      );
    expect(await late({ next })).toEqual({ kind: 'closed', rules: nextRules });
    expect(await late({ next: null })).toEqual({ kind: 'closed', rules: { ...rules, issues: [] } });
  });

  test('a changed price is recalculated with reloaded rules [own.lottery.repriced]', async () => {
    const changed = (value: unknown) => {
      const { deps } = lend({ [ORDERS]: rejectionOf('lottery.priceChanged'), '/lgw/lottery/rules': { value } });
      return runActor(lotteryPlacementFlow(deps), 'placeOrder', orderInput);
    };
    expect(await changed(nextRules)).toMatchObject({ kind: 'changed', rules: nextRules, price: { stake: '4.00' } });
    expect(await changed({ ...nextRules, priceVersion: 'new' })).toEqual({ kind: 'outdated' });
    // The prize group is one of the new ones, not one that the prices lack.
    const odd = { ...nextRules, groups: { least: 1800, most: 1940, step: 2 } };
    const outcome = Object(await changed(odd));
    expect(outcome).toMatchObject({ kind: 'changed', price: { stake: '4.00', most: '1940.04' } });
  });

  test.each([
    ['limits.playLoss', { kind: 'loss', period: 'day', left: '1.00', until: null }],
    ['limits.playStake', { kind: 'stake', period: 'week', left: '0.00', until: 1_800_000_000_000 }],
    ['limits.playTime', { kind: 'time', period: 'month', left: 0, until: 1_800_000_000_000 }],
  ])('%s returns what is left of the limit [own.play-limit.reached]', async (code, allowance) => {
    const { deps } = lend({ [ORDERS]: rejectionOf(code, allowance) });
    expect(await runActor(lotteryPlacementFlow(deps), 'placeOrder', orderInput)).toEqual({
      kind: 'limited',
      allowance,
    });
  });

  test('a limit without its rest is a failure with the gateway’s message [own.play-limit.reached]', async () => {
    const { deps } = lend({ [ORDERS]: rejectionOf('limits.playLoss', { kind: 'loss' }) });
    await expect(runActor(lotteryPlacementFlow(deps), 'placeOrder', orderInput)).rejects.toMatchObject({
      code: 'limits.playLoss',
      message: 'No.',
    });
  });

  test('other rejections show the gateway’s message [own.lottery.rejected]', async () => {
    const other = lend({ [ORDERS]: rejectionOf('lottery.numberFull') });
    await expect(runActor(lotteryPlacementFlow(other.deps), 'placeOrder', orderInput)).rejects.toMatchObject({
      code: 'lottery.numberFull',
    });
  });

  test('cancels the order and refreshes the balance [own.lottery.cancel]', async () => {
    const { deps, sent } = lend({ '/lgw/lottery/orders/cancel': { value: { order, balance: '10.00' } } });
    const moved = vi.spyOn(deps.money, 'moved');
    expect(await runActor(lotteryPlacementFlow(deps), 'cancelOrder', { id: order.id })).toEqual({
      kind: 'cancelled',
      order,
    });
    expect(sent).toMatchObject([{ method: 'POST', body: { id: order.id } }]);
    expect(moved).toHaveBeenCalledOnce();
  });
});

describe('lottery-chase', () => {
  const CHASES = '/lgw/lottery/chases';
  const chase = { rules, lines, plan, stopAfterWin: true };

  test('sends exactly what was planned, under one key [own.lottery.chase]', async () => {
    const { deps, sent } = lend({ [CHASES]: placed });
    const moved = vi.spyOn(deps.money, 'moved');
    expect(await runActor(lotteryChaseFlow(deps), 'placeChase', chase)).toMatchObject({
      kind: 'placed',
      placed: { stake: '4.00' },
    });
    const { rulesVersion, priceVersion, stake, draws } = plan;
    const issues = draws.map(({ issue: one, multiple }) => ({ issue: one, multiple }));
    const body = { lottery: 'LF3D', rulesVersion, priceVersion, stake, lines, issues, stopAfterWin: true };
    expect(sent).toMatchObject([{ method: 'POST', body }]);
    expect(moved).toHaveBeenCalledOnce();
  });

  test('a retry uses the same key [own.money.once]', async () => {
    const { deps, sent } = lend({});
    const flow = lotteryChaseFlow(deps);
    for (const item of [chase, chase])
      await expect(runActor(flow, 'placeChase', item)).rejects.toMatchObject({ kind: 'offline' });
    const [first, second] = sent.map(({ key }) => key);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  test('a closed draw and a changed price are no failures [own.lottery.late own.lottery.repriced]', async () => {
    const placing = (code: string) =>
      runActor(lotteryChaseFlow(lend({ [CHASES]: rejectionOf(code) }).deps), 'placeChase', chase);
    expect([await placing('lottery.closed'), await placing('lottery.priceChanged')]).toEqual([
      { kind: 'closed' },
      { kind: 'changed' },
    ]);
    await expect(placing('lottery.numberFull')).rejects.toMatchObject({ code: 'lottery.numberFull' });
  });

  test('a limit of the player returns what is left of it [own.play-limit.reached]', async () => {
    const allowance = { kind: 'stake', period: 'day', left: '3.00', until: null };
    const { deps } = lend({ [CHASES]: rejectionOf('limits.playStake', allowance) });
    expect(await runActor(lotteryChaseFlow(deps), 'placeChase', chase)).toEqual({ kind: 'limited', allowance });
  });

  test('loads all draws that take bets [own.lottery.chase]', async () => {
    const { deps, sent } = lend({ '/lgw/lottery/rules': { value: rules } });
    expect(await runActor(lotteryChaseFlow(deps), 'loadDraws', { lottery: 'LF3D' })).toEqual(rules);
    expect(sent.map(({ query }) => query)).toEqual(['lottery=LF3D&issues=100']);
  });
});

describe('lottery-chases', () => {
  const ended = { draws: 2, returned: '4.00', balance: '14.00' };

  test('ends one chase by id, or all without an id [own.lottery.chases]', async () => {
    const { deps, sent } = lend({ '/lgw/lottery/chases/end': { value: ended } });
    const moved = vi.spyOn(deps.money, 'moved');
    const flow = lotteryChasesFlow(deps);
    expect(await runActor(flow, 'endChases', { id: order.id })).toEqual(ended);
    await runActor(flow, 'endChases', { id: null });
    expect(sent.map(({ body }) => body)).toEqual([{ id: order.id }, {}]);
    expect(moved).toHaveBeenCalledTimes(2);
  });
});

describe('lottery-results', () => {
  test.each([
    ['CN', 'LF3D', '/lotto/lgw/games/opened/numero'],
    ['VN', 'VNN', '/lgw/vn/numeros/opened/game'],
  ] as const)(
    'reads the last fifty draws of a lottery of %s [own.lottery.results s7.call.opened-numbers]',
    async (area, lottery, path) => {
      const { list } = {
        list: lotteryResultsSamples.outcomes.loadResults['draws with a void and a corrected one'].output,
      };
      const { deps, sent } = lend({ [path]: { value: { list } } });
      expect(await runActor(lotteryResultsFlow(deps, area), 'loadResults', { lottery })).toEqual(list);
      expect(sent.map(({ query }) => query)).toEqual([`gameCode=${lottery}&count=50`]);
    },
  );
});

/** Addresses that a browser resolves to another site, or that are no page addresses. */
const ELSEWHERE = [
  'https://elsewhere.example',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\\elsewhere.example',
  '/\u0000/elsewhere.example',
];

describe('lottery-board', () => {
  const entry = (gameCode: string, playType: string) => ({ gameCode, gameName: gameCode, playType, family: 'X' });
  const menu = {
    list: [
      { gameGroupCode: 'SSC', labelName: 'SSC', gameMenus: [entry('SSC', 'direct-5'), entry('NEW', 'x')] },
      { gameGroupCode: 'VN', labelName: 'VN', gameMenus: [entry('VNN', 'lo-2')] },
      { gameGroupCode: 'SEA', labelName: 'SEA', gameMenus: [entry('SEA4D', 'big')] },
    ],
  };
  const lobby = (area: 'CN' | 'VN' | 'SEA', address = '/lottery') =>
    runActor(
      lotteryBoardFlow(area)(
        lend({ '/lgw/vn/games/game_menu': { value: menu } }, [], createMemoryHistory({ initialEntries: [address] }))
          .deps,
      ),
      'loadLobby',
    );

  test('each page lists the known lotteries of its area [s2.route.lottery]', async () => {
    expect(await lobby('CN')).toEqual({ games: [{ lottery: 'SSC', play: 'direct-5' }], asked: {} });
    expect(await lobby('VN')).toEqual({ games: [{ lottery: 'VNN', play: 'lo-2' }], asked: {} });
    expect(await lobby('SEA')).toEqual({ games: [{ lottery: 'SEA4D', play: 'big' }], asked: {} });
  });

  test('gameCode and playType in the address are preselected [own.lottery.board]', async () => {
    expect(await lobby('CN', '/lottery?gameCode=SSC&playType=place')).toMatchObject({
      asked: { lottery: 'SSC', play: 'place' },
    });
  });

  test('reads view and back link, ignoring other sites [s3.lottery-launch.payload own.address.safe]', async () => {
    const back = (backUrl: string) => `/lottery?${new URLSearchParams({ view: 'lobby', backUrl })}`;
    expect(await lobby('CN', back('/promotions?kind=lotto'))).toMatchObject({
      view: 'lobby',
      backUrl: '/promotions?kind=lotto',
    });
    for (const elsewhere of ELSEWHERE) expect(await lobby('CN', back(elsewhere))).not.toHaveProperty('backUrl');
    expect(await lobby('CN', '/lottery?view=betting')).not.toHaveProperty('view');
  });

  test.each(['by polling', 'by the stream'])(
    'an open lottery learns of maintenance %s [own.lottery.maintenance own.live.polls]',
    async (by) => {
      vi.useFakeTimers({ now: (issue?.closesAt ?? 0) - 600_000 });
      onTestFinished(() => void vi.useRealTimers());
      const replies = {
        '/lgw/vn/games/game_menu': { value: menu },
        '/lgw/lottery/rules': { value: { ...rules, lottery: 'SSC' } },
      };
      const { deps } = lend(
        replies,
        [],
        createMemoryHistory({ initialEntries: ['/lottery?gameCode=SSC&playType=direct-3'] }),
      );
      const board = createActor(lotteryBoardFlow('CN')(deps)).start();
      onTestFinished(() => void board.stop());
      await vi.advanceTimersByTimeAsync(1);
      expect(board.getSnapshot().matches({ open: 'countingDown' })).toBe(true);
      const learns = async () => {
        deps.live.note(by === 'by the stream');
        if (deps.live.isLive()) deps.live.publish('status');
        await vi.advanceTimersByTimeAsync(deps.live.isLive() ? 0 : 30_000);
      };
      replies['/lgw/lottery/rules'].value = { ...rules, lottery: 'SSC', closedPlays: rules.plays };
      await learns();
      expect(board.getSnapshot().matches({ open: 'closed' })).toBe(true);
      expect(board.getSnapshot().children.order?.getSnapshot().context.rules.closedPlays).toEqual(rules.plays);
      replies['/lgw/lottery/rules'].value = { ...rules, lottery: 'SSC' };
      await learns();
      expect(board.getSnapshot().matches({ open: 'countingDown' })).toBe(true);
    },
  );

  test('loads the rules with the next issue [own.lottery.countdown]', async () => {
    const { deps, sent } = lend({ '/lgw/lottery/rules': { value: rules } });
    expect(await runActor(lotteryBoardFlow('CN')(deps), 'loadRules', { lottery: 'LF3D' })).toEqual(rules);
    expect(sent.map(({ query }) => query)).toEqual(['lottery=LF3D&issues=1']);
  });
});
