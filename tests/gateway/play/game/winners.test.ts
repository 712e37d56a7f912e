import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { maskedName } from '../../../../src/gateway/identity/account/masks';
import { accountByName, keepAccount } from '../../../../src/gateway/identity/account/service';
import { openWallet } from '../../../../src/gateway/money/wallet/accounts';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { betOf } from '../bets/support';
import { issueOf, place } from '../lottery/support';

let gateway: Modules;
let player = '';
beforeAll(async () => {
  gateway = await startModules();
  player = (await accountByName(gateway.ctx.db, 'player'))?.id ?? '';
});
afterAll(() => gateway.close());

const LAB = { vendor: 'MAIDANLAB', game: 'lab-wheel', category: 'RNG' };
const won = async (accountId: string, result: bigint, more = {}) => {
  await gateway.later(1_000);
  const fact = betOf(accountId, 500n, { ...LAB, result, betAt: await gateway.ctx.now(), ...more });
  await recordFacts(gateway.ctx.db, [fact]);
  return fact;
};
const board = async () => (await gateway.client.rankList({})).list;

test('lists the latest wins from bet facts, newest first, with masked names [s7.relay.rank-list]', async () => {
  const before = await board();
  await won(player, 400n);
  expect(await board()).toEqual(before);
  await won(player, 1_500n);
  await won(player, 90_050n, { game: 'lab-net', category: 'FISH' });
  const [first, second] = await board();
  expect(first).toEqual({
    ...{
      player: 'p•••••r',
      gameId: 'lab-net',
      gameName: 'Fishing Net',
      vendorName: 'Maidan Lab',
      gameType: 'FISH',
      amount: '900.50',
    },
    at: expect.any(Number),
  });
  expect(second).toMatchObject({ gameId: 'lab-wheel', amount: '15.00' });
  expect((await gateway.client.rankList({ language: 'bn' })).list[0]).toMatchObject({
    gameName: 'জালের ফিশিং',
    vendorName: 'ময়দান ল্যাব',
  });
});

test('lists a lottery win under the lottery’s name, with the play that was bet on [s2.other.latest-winners]', async () => {
  const other = await newcomer(gateway);
  const { orders } = await place(other.client, await issueOf(gateway));
  const ofLottery = { studio: 'lottery', vendor: 'MAIDAN_DRAWS', game: 'SSC', category: 'LOTT' } as const;
  await won(other.id, 9_800n, { ...ofLottery, betId: orders[0]?.id ?? '' });
  expect((await board())[0]).toMatchObject({
    gameId: 'ssc-direct-2-last',
    gameName: 'SSC',
    vendorName: 'Maidan Draws',
    gameType: 'LOTT',
    amount: '98.00',
  });
});

test('omits a win that was cancelled [s7.relay.rank-list]', async () => {
  const bet = await won(player, 77_700n);
  expect((await board())[0]?.amount).toBe('777.00');
  await gateway.later(1_000);
  const cancelled = {
    kind: 'cancelled',
    event: crypto.randomUUID(),
    validBet: 0n,
    result: 0n,
    at: await gateway.ctx.now(),
  } as const;
  await recordFacts(gateway.ctx.db, [{ ...bet, ...cancelled }]);
  expect((await board()).map(({ amount }) => amount)).not.toContain('777.00');
});

test('omits wins of trial accounts [s7.relay.rank-list]', async () => {
  const now = await gateway.ctx.now();
  const trial = await keepAccount(
    gateway.ctx.db,
    { userName: 'trialone', nickname: 'T', type: SETTINGS.trialType, passwordHash: 'x' },
    now,
  );
  await openWallet(gateway.ctx.db, trial.id);
  await won(trial.id, 55_500n);
  expect((await board()).map(({ amount }) => amount)).not.toContain('555.00');
});

test('limits the number of winners [s7.relay.rank-list]', async () => {
  for (let at = 0; at < SETTINGS.games.winners + 5; at++) await won(player, 1_000n + BigInt(at));
  const list = await board();
  expect([list.length, list[0]?.amount]).toEqual([SETTINGS.games.winners, `10.${SETTINGS.games.winners + 4}`]);
});

test('a masked name shows its first and last letter and hides its length', () => {
  expect(['abcdefghij', 'abc', 'a'].map(maskedName)).toEqual(['a•••••j', 'a•••••c', 'a•••••a']);
});
