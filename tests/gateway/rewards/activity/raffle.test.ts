import { createHash, createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import type { RaffleDraws } from '../../../../src/contract/rewards/activities';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { drawnBy } from '../../../../src/gateway/rewards/activity/raffle';
import { DAY, startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { activityMade, codeOf } from './support';

const gateway = await startForYears();
afterAll(() => gateway.close());

const luck = () => crypto.randomUUID().replaceAll('-', '');

/** Repeats the draws from public data alone. */
function repeated(id: string, { seed, prizes, draws }: RaffleDraws): number[] {
  const units = prizes.flatMap(({ count }, prize) => Array<number>(count).fill(prize));
  return draws.map(({ ticket, luck: put }) => {
    for (let round = 0; ; round++) {
      const hash = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(`${id}|${ticket}|${put}|${round}`)
        .digest('hex');
      const number = Number.parseInt(hash.slice(0, 12), 16);
      if (number < 2 ** 48 - (2 ** 48 % units.length)) return units.splice(number % units.length, 1)[0] ?? -1;
    }
  });
}

test('each player draws once within the stock, and anyone can verify it [own.raffle.fair s7.relay.raffle-claim]', {
  tags: ['extended'],
}, async () => {
  const { id, digest } = await activityMade(gateway, 'raffle');
  const players = await Promise.all(Array.from({ length: 11 }, () => newcomer(gateway, 0n)));
  const raffleView = await players[0]?.client.activity({ id });
  expect(raffleView).toMatchObject({ status: 'claim', raffle: { digest, drawn: null } });
  expect(await codeOf(gateway.client.raffleDraws({ id }))).toBe('409 raffle.open');

  const codes = await Promise.all(
    players.flatMap(({ client }) => [1, 2, 3, 4, 5].map(() => codeOf(client.claimRaffle({ id, luck: luck() })))),
  );
  const count = (of: string) => codes.filter((code) => code === of).length;
  // Ten prizes and blanks for eleven players.
  expect([count('done'), count('409 raffle.gone')]).toEqual([10, 5]);
  const drawn = await Promise.all(
    players.map(async ({ id: owner, client }) => ({
      sum: await spendableOf(gateway.ctx.db, owner),
      of: (await client.activity({ id })).raffle?.drawn,
    })),
  );
  for (const { sum, of } of drawn) expect(toWire(sum)).toBe(of?.prize?.money ?? '0.00');
  expect(drawn.reduce((sum, entry) => sum + entry.sum, 0n)).toBe(50_000n + 3_000n);
  expect(drawn.flatMap(({ of }) => of?.ticket ?? []).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

  await gateway.later(4 * DAY);
  const draws = await gateway.client.raffleDraws({ id });
  expect(createHash('sha256').update(Buffer.from(draws.seed, 'hex')).digest('hex')).toBe(digest);
  expect(repeated(id, draws)).toEqual(draws.draws.map(({ prize }) => prize));
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});

test('repeating a draw returns it; other luck or a plain claim is rejected [s7.relay.raffle-claim]', async () => {
  const { id } = await activityMade(gateway, 'raffle');
  const { client } = await newcomer(gateway, 0n);
  expect(await codeOf(client.actOnActivity({ id, act: 'claim' }))).toBe('409 activity.notPermitted');
  const put = luck();
  const first = await client.claimRaffle({ id, luck: put });
  expect(first).toMatchObject({ status: 'claimed', raffle: { drawn: { ticket: 1, luck: put } } });
  expect(await client.claimRaffle({ id, luck: put })).toEqual(first);
  expect(await codeOf(client.claimRaffle({ id, luck: luck() }))).toBe('409 activity.notPermitted');
  const other = await activityMade(gateway, 'claim');
  expect(await codeOf(client.claimRaffle({ id: other.id, luck: luck() }))).toBe('409 activity.notPermitted');
  expect(await codeOf(client.raffleDraws({ id: other.id }))).toBe('404 activity.unknown');
});

test('a ticket shows its best remaining prize and odds before and after a draw [own.raffle.odds]', async () => {
  const { id } = await activityMade(gateway, 'raffle', {
    prizes: [{ count: 1, money: '500.00', times: 2 }, { count: 3 }],
  });
  const clients = (await Promise.all([1, 2, 3, 4].map(() => newcomer(gateway, 0n)))).map(({ client }) => client);
  const [first] = clients;
  const readRaffle = async () => {
    const detail = await first?.activity({ id });
    const listed = (await first?.activities())?.list.find((candidate) => candidate.id === id);
    expect(listed).toMatchObject({ prize: detail?.prize, tickets: detail?.tickets });
    return detail;
  };
  expect(await readRaffle()).toMatchObject({ prize: { money: '500.00' }, tickets: { left: 4, winning: 1 } });
  const draws = [];
  for (const client of clients)
    draws.push((await client.claimRaffle({ id, luck: luck() })).raffle?.drawn?.prize ?? null);
  expect(draws.filter((prize) => prize?.money === '500.00')).toHaveLength(1);
  expect(await readRaffle()).toMatchObject({
    prize: { money: '0.00', points: 0 },
    tickets: { left: 0, winning: 0 },
    raffle: {
      prizes: [
        { count: 1, left: 0 },
        { count: 3, left: 0 },
      ],
    },
  });
});

test('draws each remaining unit with equal probability [own.raffle.fair]', () => {
  const tally = [0, 0, 0];
  for (let ticket = 1; ticket <= 6_000; ticket++) {
    const prize = drawnBy('00'.repeat(32), 'raffle', { ticket, luck: String(ticket), left: [1, 2, 3] });
    if (prize !== null) tally[prize] = (tally[prize] ?? 0) + 1;
  }
  for (const [prize, expected] of [1_000, 2_000, 3_000].entries())
    expect(Math.abs((tally[prize] ?? 0) - expected)).toBeLessThan(200);
  expect(drawnBy('00'.repeat(32), 'raffle', { ticket: 1, luck: 'x', left: [0, 0] })).toBeNull();
});
