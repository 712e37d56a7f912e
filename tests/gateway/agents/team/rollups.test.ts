import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { moveInTree } from '../../../../src/gateway/identity/account/tree';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import {
  overdueFacts,
  rebuildRollups,
  takeEvents,
  takeFacts,
  verifyRollups,
} from '../../../../src/gateway/play/bets/rollups';
import { type BetFact, recordFacts } from '../../../../src/gateway/play/bets/service';
import { betFacts } from '../../../../src/gateway/play/bets/tables';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { startModules } from '../../harness/modules';
import { disbursed, newcomer, operate, payee } from '../../money/wallet/support';
import { betOf, play } from '../../play/bets/support';

const gateway = await startModules();
const { db } = gateway.ctx;
const takeAll = async () => {
  for (const consume of [takeFacts, takeEvents]) while (await consume(gateway.ctx));
};
const verified = async () => (await verifyRollups(gateway.ctx)).problems;
afterEach(async () => {
  expect(await verified()).toEqual([]);
  await takeAll();
  expect(await verified()).toEqual([]);
});
afterAll(() => gateway.close());

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
type Row = { hour: string; category: string; own: boolean; bets: string; stake: string; valid: string; result: string };
const hourlyOf = async (id: string) => {
  const { rows } = await db.execute<Row>(sql`
    select to_char(hour at time zone 'UTC', 'HH24') as hour, category, own, bets, stake, valid_bet as valid, result from team_hourly
    where account_id = ${id} and (bets, stake, valid_bet, result) <> (0, 0, 0, 0) order by hour, category, own`);
  return rows.map(({ own, ...row }) => [own ? 'own' : 'team', ...Object.values(row)].join(' '));
};
const eventsOf = async (id: string) => {
  const { rows } = await db.execute<{ kind: string; own: boolean; times: string; amount: string }>(sql`
    select kind, own, sum(times) as times, sum(amount) as amount from team_events_hourly where account_id = ${id} and kind <> 'joined' group by 1, 2 order by 1, 2`);
  return rows.map(({ kind, own, times, amount }) => `${own ? 'own' : 'team'} ${kind} ${times} ${amount}`);
};
/** Three levels: an agent, a downline agent, and a player below. */
async function line() {
  const top = await newcomer(gateway, 0n, { type: 1 });
  const agent = await newcomer(gateway, 100_000n, { type: 1, uplineId: top.id });
  const player = await newcomer(gateway, 100_000n, { uplineId: agent.id });
  return { top, agent, player };
}

describe('team rollup', () => {
  test('is by hour of settlement, for all uplines, with own bets separate', async () => {
    const { top, agent, player } = await line();
    await play(gateway, player.id, 1_000n, { betAt: at('10:59:00'), at: at('11:01:00'), result: 400n });
    await play(gateway, agent.id, 300n, { betAt: at('11:10:00'), at: at('11:10:01'), category: 'LIVE' });
    await takeAll();
    expect(await hourlyOf(top.id)).toEqual(['team 11 LIVE 1 300 300 0', 'team 11 RNG 1 1000 1000 400']);
    expect(await hourlyOf(agent.id)).toEqual(['own 11 LIVE 1 300 300 0', 'team 11 RNG 1 1000 1000 400']);
    expect(await hourlyOf(player.id)).toEqual(['own 11 RNG 1 1000 1000 400']);
  });

  test('P4: a cancellation counts on arrival for the bet’s uplines and cancels the bet out', async () => {
    const { top, agent, player } = await line();
    const other = await newcomer(gateway, 0n, { type: 1 });
    const bet = await play(gateway, player.id, 1_000n, { betAt: at('10:00:00'), at: at('10:00:01') });
    await moveInTree(gateway.ctx, player.id, other.id);
    await gateway.later(25 * 3_600_000);
    await recordFacts(db, [
      {
        ...bet,
        event: 'back',
        kind: 'cancelled',
        validBet: 0n,
        at: at('14:00:00'),
        moves: [...bet.moves, await back(player.id, 1_000n)],
      },
    ]);
    await takeAll();
    for (const { id } of [top, agent])
      expect(await hourlyOf(id)).toEqual(['team 10 RNG 1 1000 1000 0', 'team 14 RNG -1 -1000 -1000 0']);
    expect(await hourlyOf(other.id)).toEqual([]);
    // A new bet belongs to the new upline.
    const now = await gateway.ctx.now();
    await play(gateway, player.id, 500n, { betAt: now, at: now });
    await takeAll();
    expect((await hourlyOf(other.id)).map((row) => row.replace(/ \d\d /, ' '))).toEqual(['team RNG 1 500 500 0']);
    expect(await hourlyOf(agent.id)).toHaveLength(2);
  });

  test('sums deposits, bonuses and withdrawals; refunds reduce withdrawals', async () => {
    const { top, agent } = await line();
    const player = await payee(gateway, 300_000n, { uplineId: agent.id });
    for (const [kind, amount] of [
      ['deposit', 70_000n],
      ['bonus', 5_000n],
    ] as const)
      await post(db, {
        key: randomUUID(),
        kind,
        entries: [
          { owner: null, purpose: 'payin', amount: -amount },
          { owner: player.id, purpose: 'main', amount },
        ],
      });
    const { id } = await disbursed(gateway, player, '1000.00');
    const { version } = await player.client.withdrawal({ id });
    await player.client.reportPartial({ id, version, receivedAmount: '400.00', remainingAmount: '600.00', proofs: [] });
    await operate(gateway, 'dispute', id, 'refund');
    await takeAll();
    const events = (scope: string) => [
      `${scope} bonus 1 5000`,
      `${scope} deposit 1 70000`,
      `${scope} withdrawal 1 40000`,
    ];
    expect([await eventsOf(player.id), await eventsOf(agent.id), await eventsOf(top.id)]).toEqual([
      events('own'),
      events('team'),
      events('team'),
    ]);
  });

  test('separates cashback and salary from bonuses, for a player and all uplines [own.team.costs]', async () => {
    const { top, agent, player } = await line();
    const rewardId = await offerReward(db, {
      accountId: player.id,
      source: 'cashback',
      key: randomUUID(),
      money: 700n,
    });
    await claimReward(gateway.ctx, player.id, rewardId ?? '');
    const bonusId = await offerReward(db, { accountId: player.id, source: 'vip', key: randomUUID(), money: 500n });
    await claimReward(gateway.ctx, player.id, bonusId ?? '');
    const entries = [
      { owner: null, purpose: 'salary', amount: -3_000n },
      { owner: player.id, purpose: 'main', amount: 3_000n },
    ];
    await post(db, { key: randomUUID(), kind: 'salary', entries });
    const now = await gateway.ctx.now();
    await play(gateway, player.id, 1_000n, { betAt: now, at: now, result: 400n });
    await takeAll();
    const events = (scope: string) => [`${scope} bonus 1 500`, `${scope} cashback 1 700`, `${scope} salary 1 3000`];
    expect([await eventsOf(player.id), await eventsOf(agent.id), await eventsOf(top.id)]).toEqual([
      events('own'),
      events('team'),
      events('team'),
    ]);
    const expectedFigures = { net: '-6.00', bonuses: '5.00', cashback: '7.00', salary: '30.00', total: '36.00' };
    expect((await agent.client.team({})).list).toMatchObject([{ userName: player.userName, ...expectedFigures }]);
    expect((await agent.client.teamOverview({ days: 1 })).sums).toMatchObject(expectedFigures);
    const figuresCommand = { command: 'team', args: ['figures', agent.userName, '1'], reason: '' };
    const figures = await perform(gateway.ctx, { name: 'sumi', role: 'support' }, figuresCommand);
    expect(figures).toMatchObject({ sums: expectedFigures, list: [{ userName: player.userName, ...expectedFigures }] });
  });

  test('counts new members for all uplines', async () => {
    const { top, agent, player } = await line();
    await takeAll();
    const joined = async (id: string) =>
      (
        await db.execute<{ times: string }>(sql`
      select coalesce(sum(times) filter (where not own), 0) as times from team_events_hourly where account_id = ${id} and kind = 'joined'`)
      ).rows[0]?.times;
    expect([await joined(top.id), await joined(agent.id), await joined(player.id)]).toEqual(['2', '1', '0']);
  });
});

const back = async (owner: string, amount: bigint) => {
  const entries = [
    { owner, purpose: 'main', amount },
    { owner: null, purpose: 'game', amount: -amount },
  ];
  return { transaction: randomUUID(), transfer: (await post(db, { key: randomUUID(), kind: 'bet', entries })).id };
};

describe('queues', () => {
  test('a slow transaction that commits after a faster one is not lost', async () => {
    const { top, player } = await line();
    await takeAll();
    const slow = await gateway.pool.connect();
    await slow.query('begin');
    const known = (await slow.query<{ id: string }>('select gen_random_uuid() as id')).rows[0]?.id;
    await slow.query(
      `select record_facts(jsonb_build_array(jsonb_build_object('id', $1::text, 'accountId', $2::text, 'studio', 'jhor', 'betId', 'slow', 'event', 'slow', 'roundId', 'r',
        'vendor', 'JHOR', 'game', 'jhor-wheel', 'category', 'RNG', 'kind', 'settled', 'stake', '0', 'validBet', '0', 'result', '0', 'bonusPart', '0', 'betAt', now(), 'moves', '[]'::jsonb)))`,
      [known, player.id],
    );
    await slow.query(
      `insert into accounts (id, user_name, type, nickname, password_hash, created_at) values ($1, 'slowly', 0, '', 'x', app_now())`,
      [known],
    );
    await slow.query('select team_placed($1, $2, app_now())', [known, top.id]);
    // The faster one starts later, commits first, and is added up in between.
    const faster = await newcomer(gateway, 0n, { uplineId: top.id });
    await recordFacts(db, [betOf(faster.id, 0n)]);
    await takeAll();
    const bets = async () =>
      (await db.execute<{ bets: string }>(sql`select sum(bets) as bets from team_hourly where account_id = ${top.id}`))
        .rows[0]?.bets;
    const members = async () =>
      (
        await db.execute<{ times: string }>(
          sql`select sum(times) as times from team_events_hourly where account_id = ${top.id} and kind = 'joined' and not own`,
        )
      ).rows[0]?.times;
    expect([await bets(), await members()]).toEqual(['1', '3']);
    await slow.query('commit');
    slow.release();
    await takeAll();
    expect([await bets(), await members()]).toEqual(['2', '4']);
  });

  test('report entries pending for over a minute', async () => {
    await takeAll();
    await newcomer(gateway, 0n);
    const now = (await gateway.ctx.now()).getTime();
    expect(await overdueFacts(gateway.ctx, new Date(now - 60_000))).toEqual([]);
    expect(await overdueFacts(gateway.ctx, new Date(now + 1_000))).toMatchObject([{ task: 'rollups' }]);
  });
});

test('rollups verify reports errors of a team, and rebuild fixes them', async () => {
  const { top, player } = await line();
  await play(gateway, player.id, 1_000n, { betAt: at('10:00:00') });
  await takeAll();
  const right = await hourlyOf(top.id);
  for (const [damage, problem] of [
    [sql`update team_hourly set result = result + 1`, 'teamDiffers'],
    [sql`delete from team_hourly`, 'teamDiffers'],
    [sql`update team_events_hourly set hour = hour + interval '1 hour'`, 'teamEventsDiffer'],
  ] as const) {
    await db.execute(sql`${damage} where account_id = ${top.id}`);
    expect(await verified()).toContainEqual(expect.objectContaining({ problem, accountId: top.id }));
    await rebuildRollups(gateway.ctx);
    expect(await verified()).toEqual([]);
    expect(await hourlyOf(top.id)).toEqual(right);
  }
});

type Fact = typeof betFacts.$inferSelect;
/** Folds facts by account, uplines and hour: each fact minus the one it replaces. */
function folded(facts: readonly Fact[]): Map<string, bigint[]> {
  const sums = new Map<string, bigint[]>();
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const of = (fact: Fact) =>
    fact.kind === 'cancelled' ? [0n, 0n, 0n, 0n] : [1n, fact.stake, fact.validBet, fact.result];
  for (const fact of facts) {
    const before = fact.replaces ? known.get(fact.replaces) : undefined;
    const change = of(fact).map((value, i) => value - (before ? (of(before)[i] ?? 0n) : 0n));
    const hour = fact.createdAt.toISOString().slice(0, 13);
    for (const [id, scope] of [[fact.accountId, 'own'], ...fact.path.map((text) => [text, 'team'])]) {
      const key = `${id} ${hour} ${fact.category} ${scope}`;
      sums.set(
        key,
        change.map((value, i) => value + (sums.get(key)?.[i] ?? 0n)),
      );
    }
  }
  return new Map([...sums].filter(([, values]) => values.some((value) => value !== 0n)));
}

const act = fc.record({
  who: fc.nat(4),
  does: fc.constantFrom('bets', 'again', 'cancels', 'takes', 'takesOne'),
  stake: fc.integer({ min: 1, max: 900 }),
  back: fc.integer({ min: 0, max: 900 }),
  hour: fc.nat(5),
});

test('P3 P9: in any order with any cuts, a team’s hours equal a fold over raw facts', {
  tags: ['extended'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      const { top, agent, player } = await line();
      const second = await newcomer(gateway, 100_000n, { uplineId: top.id });
      const people = [top, agent, player, second, await newcomer(gateway, 100_000n, { uplineId: player.id })];
      const open: BetFact[] = [];
      for (const { who, does, stake, back: won, hour } of acts) {
        const id = people[who]?.id ?? '';
        const moment = at(`1${hour}:30:00`);
        const last = open.at(-1);
        if (does === 'takes') await takeAll();
        else if (does === 'takesOne') await takeFacts(gateway.ctx, 1);
        else if (does === 'bets') {
          const fact = betOf(id, BigInt(stake), { result: BigInt(won), betAt: moment, at: moment });
          // Facts only: their bookings are tested elsewhere.
          await recordRaw(fact);
          open.push(fact);
        } else if (last) {
          const next: BetFact = {
            ...last,
            event: randomUUID(),
            at: moment,
            ...(does === 'again' ? { result: BigInt(won) } : { kind: 'cancelled' as const, validBet: 0n, result: 0n }),
          };
          await recordRaw(next);
          open.splice(-1, 1, { ...next, kind: 'settled', validBet: next.stake });
        }
      }
      await takeAll();
      const ids = people.map(({ id }) => id);
      const facts = (await db.select().from(betFacts)).filter(({ accountId }) => ids.includes(accountId));
      const { rows } = await db.execute<{
        key: string;
        bets: string;
        stake: string;
        valid: string;
        result: string;
      }>(sql`
        select account_id || ' ' || to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24') || ' ' || category || case when own then ' own' else ' team' end as key, bets, stake, valid_bet as valid, result
        from team_hourly where account_id = any (${sql.param(ids)}::uuid[]) and (bets, stake, valid_bet, result) <> (0, 0, 0, 0)`);
      expect(
        new Map(rows.map(({ key, bets, stake, valid, result }) => [key, [bets, stake, valid, result].map(BigInt)])),
      ).toEqual(folded(facts));
    }),
    { numRuns: 12, seed: 20_261_123 },
  );
});

/** Records a fact without turnover: it names no transfers, and there are no grants. */
const recordRaw = (fact: BetFact) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const [before] = (
      await tx.execute<{ id: string; version: number; path: string[]; at: string }>(sql`
    select id, version from bet_facts where bet_id = ${fact.betId} order by version desc limit 1`)
    ).rows;
    const status =
      fact.kind === 'cancelled'
        ? 'cancelled'
        : fact.result > fact.stake
          ? 'won'
          : fact.result < fact.stake
            ? 'lost'
            : 'even';
    const kind = fact.kind === 'cancelled' ? 'cancelled' : before ? 'settledAnew' : 'settled';
    await tx.execute(sql`
    with made as (insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, replaces, round_id, vendor, game, category, stake, valid_bet, result, bonus_part, status, bet_at, created_at, transactions, transfers)
      values (gen_random_uuid(), ${fact.accountId}, tree_path(${fact.accountId}, ${fact.betAt}), 'jhor', ${fact.betId}, ${(before?.version ?? 0) + 1}, ${fact.event}, ${kind}, ${before?.id ?? null}, 'r', 'JHOR', 'jhor-wheel', ${fact.category},
        ${fact.stake}, ${fact.validBet}, ${fact.result}, 0, ${status}, ${fact.betAt}, greatest(${fact.at}::timestamptz, ${fact.betAt}::timestamptz), '{}', '{}') returning id)
    insert into bet_fact_queue select id, app_now() from made`);
  });
