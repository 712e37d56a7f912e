import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { balancesOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { closeIssue, settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';
import { decide, type Issue, issueOf, LOSS, line, place, WIN } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';
import { deposit } from '../limits/support';
import { key, newcomer, PAYMENT, payee } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => {
  expect((await verifyLedger(ctx)).problems).toEqual([]);
  expect((await verifyRollups(ctx)).problems).toEqual([]);
});
afterAll(() => gateway.close());

type Granted = {
  own?: bigint;
  money?: bigint;
  times?: bigint;
  rules?: { excluded?: string[]; mostStake?: string; cashoutTimes?: number };
  /** The bonus of a deposit, not a gift. */
  ofDeposit?: boolean;
  uplineId?: string;
};

/** A player with 100.00 deposited and a bonus of the same amount, to be staked eight times. */
async function withGrant({
  own = 10_000n,
  money = 10_000n,
  times = 8n,
  rules = {},
  ofDeposit = true,
  ...more
}: Granted = {}) {
  const player = await payee(gateway, 0n, more);
  const { id, client } = player;
  if (own > 0n) await deposit(gateway, id, own);
  const grant = async (amount: bigint, more: object = {}) => {
    const reckoned = ofDeposit ? { deposit: '100.00' } : {};
    const reward = { accountId: id, source: 'offer', key: crypto.randomUUID(), reckoned, rules, ...more } as const;
    const rewardId = await offerReward(ctx.db, { ...reward, money: amount, requirement: amount * times });
    await claimReward(ctx, id, rewardId ?? '');
  };
  await grant(money);
  const { send } = await atTheLab(gateway, id);
  let nth = 0;
  const call =
    (kind: string) =>
    (roundId: string, amount: string, more: object = {}) =>
      send(kind, { transactionId: `${kind}${++nth}`, roundId, gameId: 'lab-wheel', amount, ...more });
  const holds = async () => {
    const { main = '0', granted = '0' } = await balancesOf(ctx.db, id);
    return { own: Number(main), granted: Number(granted) };
  };
  const first = async () => (await client.bonuses({})).list.at(0) ?? expect.fail('no bonus');
  const giveUp = async () => {
    const { id: bonus, left } = await first();
    return client.giveUpBonus({ id: bonus, left });
  };
  const calls = { bets: call('bet'), wins: call('win'), rollsBack: call('rollback') };
  return { ...player, ...calls, grant, holds, first, giveUp };
}
type Player = Awaited<ReturnType<typeof withGrant>>;

/** Places digits at the first place of SSC, so many units of 2.00 each. */
const digits = ({ client }: Pick<Player, 'client'>, issue: Issue, chosen: string, units = 50) => {
  const stake = `${chosen.split(',').length * units * 2}.00`;
  return place(client, issue, stake, [line(`${chosen}||||`, { play: 'place', unit: 'yuan', multiple: units })]);
};
const settles = async (issue: Issue, result: typeof WIN | null = WIN) => {
  await decide(gateway, issue, result);
  await settleIssue(ctx, issue.id);
};
const LOW = '0,1,2,3,4';
const HIGH = '5,6,7,8,9';

describe('a stake of 150 with 100 of own and 100 of granted money', () => {
  test('a stake takes own money first, and its return is divided alike [own.grant.stake own.grant.turnover]', async () => {
    const { client, id, bets, wins, holds, giveUp, first } = await withGrant();
    expect(await client.balance()).toEqual({ sumBalance: '200.00' });
    expect(await client.merchantWallet()).toMatchObject({ main: '100.00', granted: '100.00' });
    expect(await bets('r', '150.00')).toMatchObject({ code: 'ok', balance: '50.00' });
    expect(await holds()).toEqual({ own: 0, granted: 5_000 });
    expect(await wins('r', '300.00', { closesRound: true })).toMatchObject({ code: 'ok', balance: '350.00' });
    expect(await holds()).toEqual({ own: 20_000, granted: 15_000 });
    expect(await turnoverLeft(ctx.db, id)).toBe(0n);
    expect(await first()).toMatchObject({ owed: '800.00', workedOff: '50.00', left: '150.00' });
    await giveUp();
    expect(await holds()).toEqual({ own: 20_000, granted: 0 });
  });

  test('a bet that is rolled back returns each part to where it came from [own.grant.stake]', async () => {
    const { bets, rollsBack, holds } = await withGrant();
    await bets('r', '150.00', { transactionId: 'staked' });
    const back = await rollsBack('r', '150.00', { originalTransactionId: 'staked' });
    expect(back).toMatchObject({ balance: '200.00' });
    expect(await holds()).toEqual({ own: 10_000, granted: 10_000 });
  });

  test('cancelled and void orders return each part to where it came from [own.grant.stake]', async () => {
    const player = await withGrant();
    const whole = { own: 10_000, granted: 10_000 };
    const issue = await issueOf(gateway);
    const placed = await digits(player, issue, '0,1,2', 25);
    expect(placed.balance).toBe('50.00');
    const { balance } = await player.client.cancelLotteryOrder({ id: placed.orders[0]?.id ?? '' }, key());
    expect(balance).toBe('200.00');
    expect(await player.holds()).toEqual(whole);
    await digits(player, issue, '0,1,2', 25);
    await settles(issue, null);
    expect(await player.holds()).toEqual(whole);
    const other = await issueOf(gateway);
    await digits(player, other, '0,1,2', 25);
    await settles(other, LOSS);
    await settles(other, null);
    expect(await player.holds()).toEqual(whole);
  });

  test('a corrected result of an order moves each share [own.grant.stake]', async () => {
    const player = await withGrant();
    const issue = await issueOf(gateway);
    // 100.00 own and 50.00 granted on three digits.
    await digits(player, issue, '0,1,2', 25);
    await settles(issue, WIN);
    const won = await player.holds();
    expect(won.own + won.granted).toBeGreaterThan(50_000);
    expect(won.granted - 5_000).toBe(Math.ceil((won.own + won.granted - 5_000) / 3));
    await settles(issue, [9, 9, 9, 9, 9]);
    expect(await player.holds()).toEqual({ own: 0, granted: 5_000 });
    await settles(issue, WIN);
    expect(await player.holds()).toEqual(won);
  });
});

describe('a win that waits for operators', () => {
  const operate = (...args: string[]) => asOwner(ctx, 'studio', args);
  beforeAll(() => operate('limit', 'maidanlab', 'largest-win', '1', 'lab-wheel'));
  afterAll(() => operate('limit', 'maidanlab', 'largest-win', 'default', 'lab-wheel'));

  /** Stakes the whole bonus in a round whose win is held. */
  async function withHeldWin(own: bigint) {
    const player = await withGrant({ own });
    await player.bets('r1', own > 0n ? '150.00' : '100.00');
    await player.wins('r1', '300.00', { closesRound: true });
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`select id from studio_holds where account_id = ${player.id}`,
    );
    return { ...player, decides: (decision: string) => operate(decision, rows[0]?.id ?? '') };
  }

  test('is divided like its stakes once released [own.grant.stake own.studio.hold-decided]', async () => {
    const { holds, decides } = await withHeldWin(10_000n);
    expect(await holds()).toEqual({ own: 0, granted: 5_000 });
    await decides('release');
    expect(await holds()).toEqual({ own: 20_000, granted: 15_000 });
  });

  test('keeps a bonus open that is staked whole, until it is reversed [own.grant.end own.studio.hold-decided]', async () => {
    const released = await withHeldWin(0n);
    expect(await released.first()).toMatchObject({ state: 'open', atStake: '100.00' });
    await released.decides('release');
    expect(await released.holds()).toEqual({ own: 0, granted: 30_000 });
    const reversed = await withHeldWin(0n);
    await reversed.decides('reverse');
    expect(await reversed.first()).toMatchObject({ state: 'lost', left: '0.00', atStake: '0.00' });
  });
});

test('odd minor units of a return go to the granted part [own.grant.stake]', async () => {
  const { bets, wins, holds } = await withGrant({ own: 1n, money: 2n });
  await bets('r', '0.03');
  await wins('r', '0.04', { closesRound: true });
  expect(await holds()).toEqual({ own: 1, granted: 3 });
});

test('games that do not count for a bonus take own money only [own.grant.game]', async () => {
  const player = await withGrant({ rules: { excluded: ['RNG', 'LOTT'] } });
  expect(await player.bets('r', '100.01')).toMatchObject({
    code: 'limits.bonusGame',
    outcome: 'refused',
    most: '100.00',
    balance: '200.00',
  });
  await expect(digits(player, await issueOf(gateway), '0,1,2', 25)).rejects.toMatchObject({
    code: 'lottery.bonusGame',
    status: 422,
    value: { most: '100.00' },
  });
  expect(await player.bets('r', '200.01')).toMatchObject({ code: 'funds.insufficient' });
  expect(await player.bets('r', '100.00')).toMatchObject({ code: 'ok' });
});

test('of two concurrent stakes of a whole bonus one is accepted [own.grant.stake asvs 2.3.4]', async () => {
  const player = await withGrant({ own: 0n });
  const issue = await issueOf(gateway);
  const answers = await Promise.allSettled([
    ...['a', 'b', 'c', 'd'].map(async (round) => {
      const { code } = await player.bets(round, '100.00');
      return code === 'ok' ? true : Promise.reject(new Error(code));
    }),
    ...[1, 2, 3, 4].map(() => digits(player, issue, '7', 50)),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await player.holds()).toEqual({ own: 0, granted: 0 });
});

describe('the end of a bonus', () => {
  test('a met requirement converts the bonus up to its cap [own.grant.end]', async () => {
    const { bets, wins, holds, first } = await withGrant({ own: 0n, times: 1n, rules: { cashoutTimes: 2 } });
    await bets('r', '100.00');
    expect(await wins('r', '350.00', { closesRound: true })).toMatchObject({ code: 'ok', balance: '200.00' });
    expect(await holds()).toEqual({ own: 20_000, granted: 0 });
    expect(await first()).toMatchObject({ state: 'done', left: '0.00' });
  });

  test('what returns after the conversion counts towards the cap [own.grant.end]', async () => {
    const { bets, wins, holds } = await withGrant({ own: 0n, times: 1n, rules: { cashoutTimes: 1 }, money: 20_000n });
    await bets('open', '100.00');
    await bets('r', '100.00', { closesRound: true });
    await bets('s', '0.00', { reward: 'free', closesRound: true });
    await wins('open', '500.00', { closesRound: true });
    expect(await holds()).toEqual({ own: 20_000, granted: 0 });
  });

  test('a bonus of which nothing is left or at stake ends and requires nothing [own.grant.end]', async () => {
    const { bets, wins, first, holds } = await withGrant({ own: 0n });
    await bets('a', '50.00');
    await bets('b', '50.00', { closesRound: true });
    expect(await first()).toMatchObject({ state: 'open', left: '0.00' });
    await wins('a', '0.00', { closesRound: true });
    expect(await first()).toMatchObject({ state: 'lost', left: '0.00', taken: null });
    expect(await holds()).toEqual({ own: 0, granted: 0 });
  });

  test('with open bets a bonus can be given up: the own share returns, the granted share does not [own.grant.end]', async () => {
    const player = await withGrant();
    const issue = await issueOf(gateway);
    await digits(player, issue, '0,1,2', 25);
    expect(await player.giveUp()).toMatchObject({ state: 'givenUp', taken: '50.00' });
    await settles(issue, null);
    expect(await player.holds()).toEqual({ own: 10_000, granted: 0 });
    const other = await withGrant();
    await other.bets('r', '150.00');
    await other.giveUp();
    expect(await other.wins('r', '300.00', { closesRound: true })).toMatchObject({ balance: '200.00' });
    expect(await other.holds()).toEqual({ own: 20_000, granted: 0 });
  });

  test('a win that is rolled back after its bonus was given up costs the player nothing [own.grant.end]', async () => {
    const { bets, wins, rollsBack, giveUp, holds } = await withGrant();
    await bets('r', '150.00');
    await wins('r', '300.00', { transactionId: 'won' });
    await giveUp();
    await rollsBack('r', '300.00', { originalTransactionId: 'won' });
    expect(await holds()).toEqual({ own: 0, granted: 0 });
  });

  test('money goes to a partner only once the bonus of a deposit has ended [own.grant.payout]', async () => {
    const agent = await newcomer(gateway, 0n, { type: 1 });
    const player = await withGrant({ own: 60_000n, uplineId: agent.id });
    await player.bets('r', '600.00');
    await player.wins('r', '600.00', { closesRound: true });
    const send = () =>
      player.client.partnerTransfer({ to: agent.userName, amount: '500.00', paymentPassword: PAYMENT }, key());
    await expect(send()).rejects.toMatchObject({ code: 'transfer.bonus', status: 409 });
    await player.giveUp();
    await send();
    expect(await player.holds()).toEqual({ own: 10_000, granted: 0 });
  });

  test('a payout announces and ends the bonus of a deposit, not a gift [own.grant.payout]', async () => {
    const { client, bank, bets, wins, withdraw, holds, first } = await withGrant({ own: 60_000n });
    await expect(withdraw('500.00')).rejects.toMatchObject({ code: 'withdrawal.turnover' });
    await bets('r', '600.00');
    await wins('r', '600.00', { closesRound: true });
    const preview = await client.previewWithdrawal({ bankAccountId: bank.id, amount: '500.00' });
    expect(preview).toMatchObject({ balanceAfter: '100.00', forfeits: '100.00' });
    await withdraw('500.00');
    expect(await holds()).toEqual({ own: 10_000, granted: 0 });
    expect(await first()).toMatchObject({ state: 'givenUp', taken: '100.00' });
    const gifted = await withGrant({ own: 60_000n, ofDeposit: false });
    await gifted.bets('r', '600.00');
    await gifted.wins('r', '600.00', { closesRound: true });
    const request = { bankAccountId: gifted.bank.id, amount: '500.00' };
    expect(await gifted.client.previewWithdrawal(request)).toMatchObject({ forfeits: null });
    await gifted.withdraw('500.00');
    expect(await gifted.holds()).toEqual({ own: 10_000, granted: 10_000 });
  });
});

describe('attacks with bonuses', () => {
  /** Two players with 500.00 deposited and as much of a bonus. */
  const pair = () => Promise.all([1, 2].map(() => withGrant({ own: 50_000n, money: 50_000n })));
  const ownOf = async (players: Player[]) =>
    (await Promise.all(players.map(({ holds }) => holds()))).map(({ own }) => own);

  test('opposite halves of a draw with whole bonuses end with at most own money [own.grant.stake]', async () => {
    const players = await pair();
    const [first, second] = players as [Player, Player];
    const issue = await issueOf(gateway);
    await digits(first, issue, LOW, 100);
    await digits(second, issue, HIGH, 100);
    await settles(issue, WIN);
    await first.giveUp();
    const [won = 0, lost = 0] = await ownOf(players);
    expect(won + lost).toBeLessThanOrEqual(100_000);
    expect(won).toBeGreaterThan(90_000);
  });

  test('the same with own and granted money in separate orders [own.grant.stake]', async () => {
    const players = await pair();
    const [first, second] = players as [Player, Player];
    const issue = await issueOf(gateway);
    for (const nth of [1, 2]) {
      await digits(first, issue, LOW, 20 + nth);
      await digits(second, issue, HIGH, 20 + nth);
      await digits(first, issue, LOW, 25);
      await digits(second, issue, HIGH, 25);
    }
    await settles(issue, WIN);
    await first.giveUp();
    expect((await ownOf(players)).reduce((sum, own) => sum + own)).toBeLessThanOrEqual(100_000);
  });

  test('the same when both give their bonus up before the draw [own.grant.end]', async () => {
    const players = await pair();
    const [first, second] = players as [Player, Player];
    const issue = await issueOf(gateway);
    await digits(first, issue, LOW, 100);
    await digits(second, issue, HIGH, 100);
    await first.giveUp();
    await second.giveUp();
    await settles(issue, WIN);
    expect((await ownOf(players)).reduce((sum, own) => sum + own)).toBeLessThanOrEqual(100_000);
  });

  test('the same with rounds of a studio on opposite colours [own.grant.stake]', async () => {
    const players = await pair();
    const [first, second] = players as [Player, Player];
    await first.bets('r', '500.00');
    await first.bets('r', '500.00');
    await second.bets('r', '1000.00');
    await first.wins('r', '1960.00', { closesRound: true });
    await second.wins('r', '0.00', { closesRound: true });
    await first.giveUp();
    expect((await ownOf(players)).reduce((sum, own) => sum + own)).toBeLessThanOrEqual(100_000);
  });

  test('ten gifts on the ten digits of a draw leave nothing to withdraw [own.grant.stake]', {
    tags: ['extended'],
  }, async () => {
    const gift = { own: 0n, money: 17_500n, ofDeposit: false } as const;
    const players = await Promise.all(Array.from({ length: 10 }, () => withGrant(gift)));
    const issue = await issueOf(gateway);
    for (const [digit, player] of players.entries()) await digits(player, issue, `${digit}`, 87);
    await settles(issue, WIN);
    const winner = players[0] as Player;
    expect(await winner.first()).toMatchObject({ left: expect.stringMatching(/^1[67]\d\d\./) });
    await expect(winner.withdraw('500.00')).rejects.toMatchObject({ code: 'withdrawal.gifts' });
    const moved = winner.client.walletTransfer({ from: 'main', to: 'MAIDANLAB', amount: '1.00' }, key());
    await expect(moved).rejects.toMatchObject({ status: 422 });
    await winner.giveUp();
    expect((await ownOf(players)).reduce((sum, own) => sum + own)).toBe(0);
  });

  test('a gift that is staked often enough becomes own money up to its cap [own.grant.end]', async () => {
    const player = await withGrant({ own: 0n, money: 5_000n, times: 3n, ofDeposit: false, rules: { cashoutTimes: 5 } });
    await player.bets('a', '50.00');
    await player.wins('a', '800.00', { closesRound: true });
    await player.bets('b', '100.00');
    await player.wins('b', '0.00', { closesRound: true });
    expect(await player.holds()).toEqual({ own: 25_000, granted: 0 });
  });
});

test('granted money earns no points: they follow the own share of the valid bet [own.grant.turnover]', async () => {
  const { id, bets } = await withGrant();
  await bets('r', '150.00', { closesRound: true });
  const { rows } = await ctx.db.execute(sql`
    select stake::int, valid_bet::int, bonus_part::int, own_valid_bet(valid_bet, stake, bonus_part)::int as own
    from bets where account_id = ${id}`);
  expect(rows).toEqual([{ stake: 15_000, valid_bet: 15_000, bonus_part: 5_000, own: 10_000 }]);
});

test('whatever is staked, won and rolled back, parts add up and nothing falls below zero [own.grant.stake]', {
  tags: ['extended'],
}, async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('bet' as const),
        round: fc.nat(2),
        cents: fc.integer({ min: 1, max: 9_999 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('win' as const),
        round: fc.nat(2),
        cents: fc.integer({ min: 1, max: 19_999 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), nth: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), round: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('grant' as const), cents: fc.integer({ min: 1, max: 9_999 }) }),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const player = await withGrant({ own: 12_345n, money: 6_789n });
      const done: { id: string; round: string; amount: string }[] = [];
      for (const [nth, one] of steps.entries()) {
        const before = await player.holds();
        if (one.kind === 'grant') await player.grant(BigInt(one.cents));
        else if (one.kind === 'giveUp') await player.giveUp().catch(() => null);
        else if (one.kind === 'back') {
          const original = done[one.nth % Math.max(done.length, 1)];
          if (original) await player.rollsBack(original.round, original.amount, { originalTransactionId: original.id });
        } else {
          const round = `r${one.round}`;
          const amount = one.kind === 'end' ? '0.00' : (one.cents / 100).toFixed(2);
          const more = { transactionId: `t${nth}`, closesRound: one.kind === 'end' };
          const call = one.kind === 'bet' ? player.bets : player.wins;
          const { code, balance } = await call(round, amount, more);
          if (code !== 'ok' && code !== 'round.late') continue;
          done.push({ id: `t${nth}`, round, amount });
          const after = await player.holds();
          expect(balance).toBe(((after.own + after.granted) / 100).toFixed(2));
          if (one.kind === 'bet') {
            expect(before.own + before.granted - after.own - after.granted).toBe(one.cents);
            expect(before.own - after.own).toBe(Math.min(before.own, one.cents));
          }
        }
      }
      expect((await verifyLedger(ctx)).problems).toEqual([]);
    }),
    { numRuns: 8, seed: 20_261_129 },
  );
});

test('a page of closed orders posts their holds whole [own.grant.stake]', async () => {
  const player = await withGrant();
  const issue = await issueOf(gateway);
  await digits(player, issue, '0,1,2', 25);
  await decide(gateway, issue, LOSS);
  await closeIssue(ctx, issue.id);
  expect((await balancesOf(ctx.db, player.id)).locked).toBe('0');
});
