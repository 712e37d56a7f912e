import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setGameMaintenance } from '../../../../src/gateway/play/game/maintenance';
import { type Modules, startModules } from '../../harness/modules';
import { key, newcomer } from '../../money/wallet/support';
import { launchOf } from '../studio/support';
import { chased, issueOf, line, orderRequest, place } from './support';

let gateway: Modules;
let player: Awaited<ReturnType<typeof newcomer>>;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(async () => {
  player = await newcomer(gateway);
});
afterEach(() => gateway.ctx.db.execute('delete from game_maintenance'));
afterAll(() => gateway.close());

const maintenance = { kind: 'rejected', code: 'game.maintenance', status: 503 };
const balance = async () => (await player.client.balance()).sumBalance;
const launch = (game: object) =>
  player.client.launchGameByGet(launchOf(player.userName, { nodeId: undefined, ...game }));
/** The game of the line in the support's bets. */
const GAME = { gameId: 'ssc-direct-2-last', vassalage: 'SHONKHA' };

test.each(['SSC', GAME.vassalage, GAME.gameId])(
  'while %s is under maintenance, only cancelling works [own.lottery.maintenance s8.message.game-maintenance]',
  async (code) => {
    const issue = await issueOf(gateway);
    const later = await issueOf(gateway);
    const { orders } = await place(player.client, issue);
    const before = await balance();
    await setGameMaintenance(gateway.ctx.db, code, true);

    await expect(place(player.client, issue)).rejects.toMatchObject(maintenance);
    await expect(player.client.placeLotteryChase(chased([issue, later], '0.40'), key())).rejects.toMatchObject(
      maintenance,
    );
    const rejection = await launch(GAME).catch((failure) => failure);
    expect(rejection).toMatchObject(maintenance);
    expect(rejection.value.games.map(({ gameId }: { gameId: string }) => gameId)).not.toContain(GAME.gameId);
    expect((await player.client.lotteryRules({ lottery: 'SSC' })).closedPlays).toContain('direct-2-last');
    expect((await player.client.gameDetail({ gameId: GAME.gameId })).maintenance).toBe(true);
    expect(await balance()).toBe(before);
    expect((await player.client.cancelLotteryOrder({ id: orders[0]?.id ?? '' })).order.state).toBe('cancelled');

    await setGameMaintenance(gateway.ctx.db, code, false);
    expect((await place(player.client, issue)).orders).toHaveLength(1);
  },
);

test('a play under maintenance does not stop other plays of its lottery [own.lottery.maintenance]', async () => {
  await setGameMaintenance(gateway.ctx.db, GAME.gameId, true);
  const issue = await issueOf(gateway);
  const other = line('1|2', { play: 'direct-2-front' });
  expect((await player.client.placeLotteryOrder(orderRequest(issue, '0.20', [other]), key())).orders).toHaveLength(1);
  const both = orderRequest(issue, '0.40', [other, line()]);
  await expect(player.client.placeLotteryOrder(both, key())).rejects.toMatchObject(maintenance);
  expect((await player.client.lotteryRules({ lottery: 'SSC' })).closedPlays).toEqual(['direct-2-last']);
});

test.each([
  [GAME, '/lottery?gameCode=SSC&playType=direct-2-last'],
  [{ gameId: 'vnc-lo-2', vassalage: 'TCG_LOTTO_VN' }, '/vnlottery?gameCode=VNC&playType=lo-2'],
  [{ gameId: 'sea4d-big', vassalage: 'TCG_SEA' }, '/seaLottery?gameCode=SEA4D&playType=big'],
])('a launch of %o opens exactly its lottery and play [own.lottery.entry]', async (game, address) => {
  expect(await launch(game)).toEqual({
    content: { game_url: address, game_url2: null },
    launchId: null,
    origin: null,
    mode: 'real',
  });
  expect((await player.client.recentGames()).list.map(({ gameId }) => gameId)).toEqual([game.gameId]);
});

test('a lottery has no demo: its launch is rejected, and trials play with points [own.launch.demo]', async () => {
  const demo = player.client.launchDemo({ gameId: GAME.gameId, language: 'bn' });
  await expect(demo).rejects.toMatchObject({ code: 'game.noTrial', status: 422 });
  const trial = await newcomer(gateway, 1_000n, { type: 4 });
  const launched = await trial.client.launchGameByGet(launchOf(trial.userName, { nodeId: undefined, ...GAME }));
  expect(launched.mode).toBe('trial');
  const { rows } = await gateway.ctx.db.execute(
    `select count(*)::int as demos from games where category in ('LOTT', 'ELOTT') and (has_trial or game_url2 is not null)`,
  );
  expect(rows).toEqual([{ demos: 0 }]);
});

test('a bet on a lottery puts it first among recently played games [s7.relay.recent-game]', async () => {
  await launch({ gameId: 'lab-wheel', vassalage: 'MAIDANLAB' }).catch(() => null);
  await gateway.later(1_000);
  await place(player.client, await issueOf(gateway));
  expect((await player.client.recentGames()).list[0]?.gameId).toBe(GAME.gameId);
});
