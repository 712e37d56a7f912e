import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeTeamFiles } from '../../../../src/gateway/agents/team/file';
import { moveInTree } from '../../../../src/gateway/identity/account/tree';
import { openSession } from '../../../../src/gateway/identity/session/service';
import type { TransferKind } from '../../../../src/gateway/money/wallet/kinds';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { withModules } from '../../identity/registration/support';
import { rejection, startForYears } from '../../money/limits/support';
import { newcomer, payee, withSession } from '../../money/wallet/support';
import { play } from '../../play/bets/support';

const gateway = await startForYears();
const { db } = gateway.ctx;
beforeAll(() => withModules(gateway, {}));
afterAll(() => gateway.close());

const SECOND = 1_000;
const HOUR = 3_600_000;
const nowLess = async (ms: number) => new Date((await gateway.ctx.now()).getTime() - ms);
const books = async (kind: TransferKind, owner: string, amount: bigint, from = 'house') =>
  post(db, {
    key: randomUUID(),
    kind,
    entries: [
      { owner: null, purpose: from, amount: -amount },
      { owner, purpose: 'main', amount },
    ],
  });

/** An agent, a downline agent with a player, and a direct player; each has bet, the agent too. */
async function team() {
  const agent = await newcomer(gateway, 100_000n, { type: 1 });
  const below = await newcomer(gateway, 100_000n, { type: 2, uplineId: agent.id });
  const deep = await newcomer(gateway, 100_000n, { uplineId: below.id });
  const near = await newcomer(gateway, 100_000n, { uplineId: agent.id });
  const other = await newcomer(gateway, 100_000n, { type: 1 });
  const wheel = { vendor: 'V1', game: 'wheel', category: 'RNG' };
  const net = { vendor: 'V1', game: 'net', category: 'FISH' };
  const at = await nowLess(HOUR);
  const bet = (bettor: { id: string }, stake: bigint, seconds: number, more = {}) => {
    const betAt = new Date(at.getTime() + seconds * SECOND);
    return play(gateway, bettor.id, stake, { ...wheel, betAt, at: betAt, ...more });
  };
  await bet(agent, 9_900n, 0);
  await bet(deep, 1_000n, 1, { result: 1_500n });
  await bet(near, 2_000n, 2, net);
  await bet(below, 500n, 3, { result: 500n });
  await bet(near, 700n, 4, { kind: 'cancelled' });
  await bet(other, 800n, 5);
  return { agent, below, deep, near, other };
}

describe('bets of a team [s2.agent-centre.team-betting]', () => {
  test('lists bets of all members, newest first, with sums, without the agent’s own', async () => {
    const { agent, below, deep, near } = await team();
    const { list, sums, games, next } = await agent.client.teamBets({});
    expect(list.map(({ userName, status, stake, net }) => [userName, status, stake, net])).toEqual([
      [near.userName, 'cancelled', '7.00', '0.00'],
      [below.userName, 'even', '5.00', '0.00'],
      [near.userName, 'lost', '20.00', '-20.00'],
      [deep.userName, 'won', '10.00', '5.00'],
    ]);
    expect(sums).toEqual({ bets: 3, stake: '35.00', validBet: '35.00', result: '20.00', net: '-15.00' });
    expect(games.map(({ game }) => game).sort()).toEqual(['net', 'wheel']);
    expect(next).toBeNull();
    expect((await below.client.teamBets({})).list.map(({ userName }) => userName)).toEqual([deep.userName]);
  });

  test.each([
    [{ category: 'FISH' }, 1, '-20.00'],
    [{ game: 'wheel' }, 3, '5.00'],
    [{ status: 'cancelled' }, 1, '0.00'],
    [{ status: 'won', game: 'net' }, 0, '0.00'],
    [{ to: 1 }, 0, '0.00'],
  ] as const)('filters by %o: %i', async (filter, found, net) => {
    const { agent } = await team();
    const { list, sums } = await agent.client.teamBets({ ...filter, ...('to' in filter && { from: 1 }) });
    expect([list.length, sums?.net]).toEqual([found, net]);
  });

  test('filters by member, and pages contain each bet once', async () => {
    const { agent, near } = await team();
    const of = await agent.client.teamBets({ userName: near.userName.toUpperCase() });
    expect(of.list.map(({ stake }) => stake)).toEqual(['7.00', '20.00']);
    const pagedIds: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { list, sums, next } = await agent.client.teamBets({ size: 3, ...(after && { after }) });
      expect(sums === null).toBe(after !== undefined);
      pagedIds.push(...list.map(({ id }) => id));
      after = next;
    }
    expect(pagedIds).toEqual((await agent.client.teamBets({})).list.map(({ id }) => id));
    await expect(agent.client.teamBets({ after: randomUUID() })).rejects.toMatchObject(rejection('bets.unknown', 404));
    await expect(agent.client.teamBets({ from: 1 })).rejects.toMatchObject(rejection('bets.days', 422));
  });

  test('P10: a moved member’s new bets go to the new upline, earlier ones stay', async () => {
    const { agent, deep, near, other } = await team();
    const { at } = await moveInTree(gateway.ctx, near.id, other.id);
    await gateway.later(at.getTime() - (await nowLess(0)).getTime() + HOUR);
    const mine = await withSession(gateway, agent.id);
    const theirs = await withSession(gateway, other.id);
    const now = await nowLess(0);
    await play(gateway, near.id, 300n, { betAt: now, at: now });
    await books('bonus', near.id, 4_200n);
    await books('bonus', deep.id, 4_300n);
    const stakes = async (client: typeof mine) => (await client.teamBets({})).list.map(({ stake }) => stake);
    expect(await stakes(mine)).toEqual(['7.00', '5.00', '20.00', '10.00']);
    expect(await stakes(theirs)).toEqual(['3.00']);
    const bonuses = async (client: typeof mine) =>
      (await client.teamTransactions({ kind: 'bonus' })).list.map(({ amount }) => amount);
    expect([await bonuses(mine), await bonuses(theirs)]).toEqual([['43.00'], ['42.00']]);
    expect((await mine.teamTransactions({})).list.filter(({ userName }) => userName === near.userName)).toHaveLength(1);
    await expect(mine.teamBets({ userName: near.userName })).rejects.toMatchObject(rejection('team.unknown', 404));
  });
});

describe('wallet movements of a team [s2.agent-centre.transactions]', () => {
  test('lists movements of all members except bets, newest first, by kind and member', async () => {
    const { agent, deep, near, other } = await team();
    await books('deposit', near.id, 70_000n, 'payin');
    await books('salary', deep.id, 1_100n);
    await books('bonus', other.id, 900n);
    const { list } = await agent.client.teamTransactions({});
    expect(list.map(({ userName, kind, state, amount }) => [userName, kind, state, amount]).slice(0, 2)).toEqual([
      [deep.userName, 'salary', 'posted', '11.00'],
      [near.userName, 'deposit', 'posted', '700.00'],
    ]);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['salary', 'deposit', 'adjustment']));
    expect(list).toHaveLength(5);
    const [of] = (await agent.client.teamTransactions({ kind: 'deposit', userName: near.userName })).list;
    expect(of).toMatchObject({ amount: '700.00' });
    expect((await agent.client.teamTransactions({ kind: 'deposit', userName: deep.userName })).list).toEqual([]);
    expect((await agent.client.teamTransactions({ to: 1, from: 1 })).list).toEqual([]);
    await expect(agent.client.teamTransactions({ from: 1 })).rejects.toMatchObject(rejection('team.days', 422));
  });

  test('shows a pending withdrawal as pending', async () => {
    const agent = await newcomer(gateway, 0n, { type: 1 });
    const player = await payee(gateway, 100_000n, { uplineId: agent.id });
    await player.withdraw('500.00');
    expect((await agent.client.teamTransactions({})).list[0]).toMatchObject({
      kind: 'withdrawal',
      state: 'pending',
      amount: '-500.00',
    });
  });

  test('pages contain each movement once; strangers are unknown', async () => {
    const { agent, deep, near, other } = await team();
    for (const owner of [deep, near, deep, near]) await books('bonus', owner.id, 100n);
    const pagedEntries: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { list, next } = await agent.client.teamTransactions({ size: 2, ...(after && { after }) });
      pagedEntries.push(...list.map(({ entry }) => entry));
      after = next;
    }
    const whole = (await agent.client.teamTransactions({})).list.map(({ entry }) => entry);
    expect(whole).toHaveLength(7);
    expect(pagedEntries).toEqual(whole);
    await newcomer(gateway, 500n, { uplineId: other.id });
    const [stranger] = (await other.client.teamTransactions({})).list;
    for (const after of [stranger?.entry ?? '', `${randomUUID()}.1`, 'made up'])
      await expect(agent.client.teamTransactions({ after })).rejects.toMatchObject(
        rejection('team.recordUnknown', 404),
      );
  });
});

describe('files of a team [own.agent-centre.export]', () => {
  const zone = 'Asia/Dhaka';
  const get = async (path: string) => gateway.server.inject({ url: path });
  const linesOf = (body: string) => body.trimEnd().split('\r\n');

  test('team file: all members with masked contacts', async () => {
    const { agent, below, deep, near } = await team();
    const { path } = await agent.client.teamFile({ of: 'team', zone });
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="maidan-team-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, ...lines] = linesOf(body);
    expect(head).toBe(
      '\ufeff"Member","Role","Level","Joined","Direct downlines","Mobile","Email","Bets","Stake","Valid bet","Returned","Net result","Deposits","Withdrawals","Bonuses","Cashback","Salary","Result with bonuses, cashback and salary"',
    );
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(
      [below, deep, near].map(({ userName }) => `"${userName}"`).sort(),
    );
    const { rows } = await db.execute<{ mobile: string }>(sql`select mobile from accounts where id = ${deep.id}`);
    const mobile = rows[0]?.mobile ?? '';
    expect(body).not.toContain(mobile);
    expect(lines.find((line) => line.includes(deep.userName))).toContain(`"2"`);
    // A plus sign would start a formula.
    expect(body).toContain(`"'${mobile.slice(0, 4)}•••••${mobile.slice(-3)}"`);
    const of = await get((await agent.client.teamFile({ of: 'team', zone, under: below.userName })).path);
    expect(
      linesOf(of.body)
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual([`"${deep.userName}"`]);
  });

  test('bet and transaction files match the lists, with machine-readable amounts', async () => {
    const { agent, near } = await team();
    await books('adjustment', near.id, -300n);
    const bets = linesOf((await get((await agent.client.teamFile({ of: 'bets', zone, status: 'lost' })).path)).body);
    expect(bets[0]).toContain(`"Member","Time of bet (${zone})","Settled (${zone})"`);
    expect(bets.slice(1)).toHaveLength(1);
    expect(bets[1]).toMatch(new RegExp(`^"${near.userName}","\\d{4}-\\d\\d-\\d\\d .*"Lost","20.00"`));
    const money = linesOf(
      (await get((await agent.client.teamFile({ of: 'transactions', zone, userName: near.userName })).path)).body,
    );
    expect(money[0]).toBe(`\ufeff"Time (${zone})","Member","Type","Status","Amount"`);
    expect(money[1]).toMatch(/"Correction","Completed","-3\.00"$/);
  });

  test('contains each line once, however many there are, in Bengali too', { tags: ['extended'] }, async () => {
    const { agent, deep } = await team();
    for (let i = 0; i < 1_001; i++) await books('bonus', deep.id, BigInt(i + 1));
    const { value } = (
      await gateway.server.inject({
        method: 'POST',
        url: '/wps/agent/file',
        headers: { language: 'bn', authorization: `Bearer ${await openSession(gateway.ctx, db, agent.id)}` },
        payload: { of: 'transactions', zone, kind: 'bonus' },
      })
    ).json();
    const lines = linesOf((await get(value.path)).body);
    expect(lines[0]).toContain('"সময় (Asia/Dhaka)","সদস্য"');
    expect(lines).toHaveLength(1_002);
    expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(1_002);
  });

  test('a download address works once, for a minute, and only while its owner is an agent', async () => {
    const { agent } = await team();
    const { path } = await agent.client.teamFile({ of: 'bets', zone });
    expect([(await get(path)).statusCode, (await get(path)).statusCode]).toEqual([200, 404]);
    const late = await agent.client.teamFile({ of: 'bets', zone });
    await gateway.later(61 * SECOND);
    expect((await get(late.path)).json()).toMatchObject({ code: 'bets.file' });
    const lost = await agent.client.teamFile({ of: 'bets', zone });
    await db.execute(sql`update accounts set type = 0 where id = ${agent.id}`);
    expect((await get(lost.path)).json()).toMatchObject({ code: 'team.agentsOnly' });
    await db.execute(sql`update accounts set type = 1 where id = ${agent.id}`);
    await agent.client.teamFile({ of: 'bets', zone });
    await gateway.later(61 * SECOND);
    await purgeTeamFiles(gateway.ctx);
    expect((await db.execute(sql`select 1 from team_files`)).rows).toEqual([]);
  });

  test('exports are logged and rejected like their lists', async () => {
    const { agent } = await team();
    await agent.client.teamFile({ of: 'team', zone });
    await expect(agent.client.teamFile({ of: 'team', zone: 'Nowhere/Else' })).rejects.toMatchObject(
      rejection('bets.zone', 422),
    );
    await expect(agent.client.teamFile({ of: 'transactions', zone, from: 1 })).rejects.toMatchObject(
      rejection('team.days', 422),
    );
    const { rows } = await db.execute(
      sql`select kind, outcome from account_events where account_id = ${agent.id} and kind like 'team.%' order by at`,
    );
    expect(rows).toEqual(['done', 'bets.zone', 'team.days'].map((outcome) => ({ kind: 'team.fileAsked', outcome })));
  });
});

test('team reads use indexes regardless of the number of facts', async () => {
  const { agent } = await team();
  await db.execute(sql`analyze bet_facts, ledger_entries, team_positions`);
  const plan = async (statement: ReturnType<typeof sql>) =>
    JSON.stringify(
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return (await tx.execute(sql`explain ${statement}`)).rows;
      }),
    );
  const below = sql`path <> '{}' and path @> array[${agent.id}]::uuid[]`;
  expect(await plan(sql`select 1 from bets where ${below} and bet_at > now()`)).toMatch(/bet_facts_team/);
  expect(
    await plan(
      sql`select 1 from ledger_entries where account_id = ${agent.id} and kind not in ('bet', 'win') order by created_at desc, seq desc limit 3`,
    ),
  ).toContain('ledger_entries_told');
});
