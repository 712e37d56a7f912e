/** @module-tag extended */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { connectedGroups } from '../../../../src/gateway/operations/abuse/groups';
import { look } from '../../../../src/gateway/operations/abuse/service';
import { type Evidence, isSuspect, weighRounds, weighTrace } from '../../../../src/gateway/operations/abuse/weights';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { startModules } from '../../harness/modules';
import { lostBet } from '../../money/wallet/support';
import { abuse, type Bettor, bettor, casesOf, openCases, opposes, shares } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

const evidence = (kind: Evidence['kind'], weight: number, isFresh = true): Evidence => ({
  kind,
  weight,
  reasons: {},
  isFresh,
});
const takers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => bettor(gateway, { own: 10_000n, bonus: 10_000n })));
const kindsOf = async (player: Bettor) => {
  const open = (await openCases(gateway)).find(({ members }) => members.includes(player.userName));
  const { evidence: found } = Object(await abuse(gateway, 'show', open?.number ?? ''));
  return found.map(({ kind }: { kind: string }) => kind).sort();
};

describe('weights', () => {
  test.each([
    ['a device of two', weighTrace('device', 2), 30],
    ['a payout account of ten', weighTrace('payout', 10), 40],
    ['a shop’s payout account of forty', weighTrace('payout', 40), 10],
    ['a café’s address of ninety', weighTrace('address', 90), 1],
    ['two opposed rounds', weighRounds('opposite', 2, 2), 0],
    ['four opposed rounds', weighRounds('opposite', 4, 4), 40],
    ['five opposed rounds', weighRounds('opposite', 5, 5), 100],
    ['fifty opposed rounds without a bonus', weighRounds('opposite', 50, 0), 60],
    ['four bets at the same time', weighRounds('cadence', 4, 4), 0],
    ['fifty bets at the same time', weighRounds('cadence', 50, 50), 40],
  ])('of %s [own.abuse.signals]', (_, weight, expected) => expect(weight).toBe(expected));

  test.each<[string, Evidence[], boolean]>([
    ['weak signals alone', [evidence('device', 60), evidence('address', 60), evidence('offers', 20)], false],
    ['a strong signal without conduct', [evidence('payout', 40), evidence('device', 80)], false],
    ['a strong signal with conduct', [evidence('payout', 40), evidence('device', 40), evidence('offers', 20)], true],
    ['the same below the threshold', [evidence('payout', 40), evidence('device', 39), evidence('offers', 20)], false],
    ['only what was decided', [evidence('payout', 80, false), evidence('offers', 20, false)], false],
    ['new conduct beside what was decided', [evidence('payout', 80, false), evidence('offers', 20)], true],
    [
      'too little that is new',
      [evidence('payout', 80, false), evidence('offers', 20, false), evidence('address', 10)],
      false,
    ],
  ])('%s: connects two accounts or not [own.abuse.signals]', (_, items, expected) =>
    expect(isSuspect(items)).toBe(expected),
  );
});

test('union-find returns the groups of a search through the links [own.abuse.case]', () => {
  const link = fc.tuple(fc.integer({ min: 0, max: 15 }).map(String), fc.integer({ min: 0, max: 15 }).map(String));
  fc.assert(
    fc.property(fc.array(link), (links) => {
      const groups = connectedGroups(links);
      const reach = (id: string, found = new Set([id])): Set<string> => {
        for (const pair of links)
          if (pair.includes(id)) for (const next of pair) if (!found.has(next)) reach(next, found.add(next));
        return found;
      };
      expect(groups.flat().sort()).toEqual([...new Set(links.flat())].sort());
      for (const group of groups) expect(group).toEqual([...reach(group[0] ?? '')].sort());
    }),
  );
});

test('a payout account, a device and money of offers form one case of all accounts, once [own.abuse.signals own.abuse.case]', async () => {
  const group = await takers(3);
  const [first] = group as [Bettor, Bettor, Bettor];
  await shares(gateway, group, { device: 'One phone', address: '198.51.100.9', payout: '01719999999' });
  expect(await look(ctx)).toBe(1);
  expect(await look(ctx)).toBe(0);
  const [open] = await openCases(gateway);
  expect(open).toMatchObject({
    members: group.map(({ userName }) => userName).sort(),
    deposited: '300.00',
    granted: '300.00',
    withdrawn: '0.00',
    openPayouts: '0.00',
  });
  expect(new Set(await kindsOf(first))).toEqual(
    new Set(['address', 'device', 'offers', 'payee', 'payout', 'thinPlay']),
  );
});

test('a payer of the deposits of two accounts weighs as much as a payout account [own.abuse.signals]', async () => {
  const group = await takers(2);
  await shares(gateway, group, { device: 'One phone', payer: 'p'.repeat(43) });
  expect(await look(ctx)).toBe(1);
  const [first] = group as [Bettor, Bettor];
  expect(new Set(await kindsOf(first))).toEqual(new Set(['device', 'offers', 'payee', 'payer', 'thinPlay']));
});

test('a later member joins the case; a link between two cases merges them into the older [own.abuse.case]', async () => {
  const a = await bettor(gateway, { own: 20_000n });
  const c = await bettor(gateway, { own: 20_000n });
  const b = await bettor(gateway, { bonus: 40_000n });
  const d = await bettor(gateway, { bonus: 40_000n });
  await opposes(a, b, 5);
  await look(ctx);
  await opposes(c, d, 5);
  await look(ctx);
  const older = (await casesOf(gateway, a.id)).at(0);
  const newer = (await casesOf(gateway, c.id)).at(0);
  expect(older?.id).not.toBe(newer?.id);
  const late = await bettor(gateway, { own: 10_000n });
  await opposes(late, b, 5);
  expect(await look(ctx)).toBe(1);
  expect(await casesOf(gateway, late.id)).toEqual([older]);
  await opposes(a, d, 5);
  expect(await look(ctx)).toBe(1);
  expect(await casesOf(gateway, c.id)).toEqual([{ ...newer, state: 'merged' }, older]);
  const open = (await openCases(gateway)).find(({ members }) => members.includes(a.userName));
  expect(open?.members).toEqual([a, b, c, d, late].map(({ userName }) => userName).sort());
});

test('a decision is final for its evidence, and returns the progress of the innocent; other rounds open a new case [own.abuse.case own.abuse.opposition own.abuse.innocent]', async () => {
  const winner = await bettor(gateway, { own: 20_000n });
  const loser = await bettor(gateway, { bonus: 20_000n });
  const workedOff = async () => (await loser.client.bonuses({})).list.at(0)?.workedOff;
  await opposes(winner, loser, 5);
  await look(ctx);
  expect(await workedOff()).toBe('0.00');
  const numberOf = async () =>
    (await openCases(gateway)).find(({ members }) => members.includes(loser.userName))?.number ?? '';
  const number = await numberOf();
  await abuse(gateway, 'close', number, 'innocent');
  expect(await workedOff()).toBe('50.00');
  expect(await abuse(gateway, 'show', number)).toMatchObject({ state: 'innocent', finding: 'as it was found' });
  await expect(abuse(gateway, 'close', number, 'abuse')).rejects.toMatchObject({ code: 'abuseCase.notPermitted' });
  await expect(abuse(gateway, 'show', 'C99999999')).rejects.toMatchObject({ code: 'abuseCase.unknown' });
  await opposes(winner, loser, 2);
  expect(await look(ctx)).toBe(0);
  await opposes(winner, loser, 3);
  expect(await look(ctx)).toBe(1);
  expect(await workedOff()).toBe('50.00');
  await abuse(gateway, 'close', await numberOf(), 'abuse');
  expect(await workedOff()).toBe('50.00');
  expect((await casesOf(gateway, loser.id)).map(({ state }) => state)).toEqual(['abuse', 'innocent']);
  const { rows } = await ctx.db.execute(sql`select kind from account_events where account_id = ${loser.id}
    and kind like 'grant.%' order by at, id`);
  expect(rows).toEqual(['grant.reverted', 'grant.restored', 'grant.reverted'].map((kind) => ({ kind })));
});

test('customers of a shared payout account are no news of an open case; another round of the pair is [own.abuse.case]', async () => {
  const winner = await bettor(gateway, { own: 20_000n });
  const loser = await bettor(gateway, { bonus: 20_000n });
  await shares(gateway, [winner, loser], { payout: '01717777777' });
  await opposes(winner, loser, 5);
  expect(await look(ctx)).toBe(1);
  await shares(gateway, [await bettor(gateway, { own: 10_000n })], { payout: '01717777777' });
  await ctx.ports.reviewPayouts(ctx, loser.id);
  expect(await look(ctx)).toBe(0);
  await opposes(winner, loser, 1);
  expect(await look(ctx)).toBe(1);
});

test('concurrent searches and evaluations open one case [own.abuse.case asvs 2.3.4]', async () => {
  const winner = await bettor(gateway, { own: 20_000n });
  const loser = await bettor(gateway, { bonus: 20_000n });
  await opposes(winner, loser, 5);
  const reviews = [winner, loser, winner].map(({ id }) => ctx.ports.reviewPayouts(ctx, id));
  await Promise.all([look(ctx), ...reviews, look(ctx)]);
  expect(await casesOf(gateway, winner.id)).toHaveLength(1);
  expect(await casesOf(gateway, loser.id)).toEqual(await casesOf(gateway, winner.id));
});

/** A lost bet of 1.00 at a moment. */
const loses = ({ id: owner }: Bettor, roundId: string, at: Date) =>
  ctx.db.transaction(async (tx) => {
    const entries = [
      { owner, purpose: 'main', amount: -100n },
      { owner: null, purpose: 'game', amount: 100n },
    ];
    const { id } = await post(tx, { key: crypto.randomUUID(), kind: 'bet', entries }, at);
    await recordFacts(tx, [{ ...lostBet(owner, 100n, id, at), roundId }]);
  });

test.each([
  ['a second', 1_000, true],
  ['a minute', 60_000, false],
])(
  'accounts of one payout account bet alike within %s: cadence is evidence or not [own.abuse.signals]',
  async (title, gap, expected) => {
    const [first, other] = (await takers(2)) as [Bettor, Bettor];
    await shares(gateway, [first, other], { device: title, payout: `01718${gap}` });
    const now = (await ctx.now()).getTime();
    for (let nth = 0; nth < 5; nth++) {
      await loses(first, `${title} ${nth}`, new Date(now));
      await loses(other, `${title} ${nth}`, new Date(now - gap));
    }
    await ctx.ports.reviewPayouts(ctx, other.id);
    expect((await kindsOf(first)).includes('cadence')).toBe(expected);
  },
);
