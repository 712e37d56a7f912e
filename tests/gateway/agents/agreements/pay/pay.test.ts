import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ContractTerms } from '../../../../../src/contract/agents/agent-contracts';
import { overdueSalaries } from '../../../../../src/gateway/agents/agreements/pay/job';
import { contractBills } from '../../../../../src/gateway/agents/agreements/pay/tables';
import { moveWithContracts } from '../../../../../src/gateway/agents/agreements/service';
import { setBlocked } from '../../../../../src/gateway/identity/account/service';
import { accountAlerts } from '../../../../../src/gateway/identity/alert/tables';
import { balanceOf } from '../../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../../src/gateway/money/wallet/service';
import { takeFacts, verifyRollups } from '../../../../../src/gateway/play/bets/rollups';
import { recordFacts } from '../../../../../src/gateway/play/bets/service';
import { startModules } from '../../../harness/modules';
import { newcomer, withSession } from '../../../money/wallet/support';
import { move, play } from '../../../play/bets/support';
import { type Agent, agentUnder, agreed, codeOf, daily, lineOf, offered, operates, tier } from '../support';
import { DAY, HOUR, MINUTE, reach, settled } from './fixture';

const gateway = await startModules();
const { db } = gateway.ctx;
afterEach(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  expect((await verifyRollups(gateway.ctx)).problems).toEqual([]);
});
afterAll(() => gateway.close());

const REALTIME: ContractTerms = { kind: 'realtime', winRate: 100, lossRate: 1_000, singleBet: '1.00' };
const now = async () => (await gateway.ctx.now()).getTime();
const wallet = ({ id }: { id: string }) => balanceOf(db, id);
const bets = async (player: string, stake: bigint, at: number, result = 0n) =>
  play(gateway, player, stake, { betAt: new Date(at), at: new Date(at), result });
const playerUnder = (agent: { id: string }) => newcomer(gateway, 10_000_000n, { uplineId: agent.id });
const mailsTo = async ({ id }: { id: string }) =>
  (await db.select().from(accountAlerts).where(eq(accountAlerts.accountId, id)).orderBy(accountAlerts.id)).filter(
    ({ kind }) => kind.startsWith('salary'),
  );

/** An agent of the house with a contract, a player below, and the start of the contract. */
async function alone(terms: ContractTerms) {
  const agent = await agentUnder(gateway);
  const contract = await agreed(gateway, null, agent, terms);
  return { agent, contract, player: await playerUnder(agent), begins: contract.effectiveFrom ?? 0 };
}
/** Opens a new session, since the moved clock has ended the old one. */
const again = (agent: Agent) => withSession(gateway, agent.id);
const cancelled = async (bet: Awaited<ReturnType<typeof play>>, at: number) => {
  const back = {
    transaction: `${bet.betId}:r`,
    transfer: await move(db, bet.accountId, 'bet', bet.stake, new Date(at)),
  };
  await recordFacts(db, [
    {
      ...bet,
      event: 'back',
      kind: 'cancelled',
      validBet: 0n,
      result: 0n,
      at: new Date(at),
      moves: [...bet.moves, back],
    },
  ]);
};

describe('real-time salary [s9.const.realtime-wages]', () => {
  test('pays the difference every five minutes, ignoring bets below the minimum [s7.relay.realtime-salary]', async () => {
    const { agent, contract, player, begins } = await alone(REALTIME);
    await bets(player.id, 150n, begins + MINUTE);
    await bets(player.id, 99n, begins + 2 * MINUTE);
    await bets(player.id, 150n, begins + 6 * MINUTE);
    await reach(gateway, begins + 4 * MINUTE);
    await settled(gateway);
    expect(await wallet(agent)).toBe(0n);
    await reach(gateway, begins + 5 * MINUTE);
    await settled(gateway);
    // 1 % of 150 is 1.5: the half is due with the next bet.
    expect(await wallet(agent)).toBe(1n);
    await reach(gateway, begins + 10 * MINUTE);
    await settled(gateway);
    expect(await wallet(agent)).toBe(3n);
    await bets(player.id, 30_000n, begins + 11 * MINUTE, 40_000n);
    await reach(gateway, begins + 15 * MINUTE);
    await settled(gateway);
    expect(await wallet(agent)).toBe(33n);
    const salaryView = await (await again(agent)).realtimeSalary({});
    expect(salaryView.contract).toMatchObject({ number: contract.number, since: begins });
    expect(
      salaryView.bills.map(({ pay, paidBefore, got, state, until }) => [
        pay,
        paidBefore,
        got,
        state,
        (until - begins) / MINUTE,
      ]),
    ).toEqual([
      ['0.30', '0.03', '0.33', 'paid', 15],
      ['0.02', '0.01', '0.03', 'paid', 10],
      ['0.01', '0.00', '0.01', 'paid', 5],
    ]);
    // The agent is notified once a day.
    expect((await mailsTo(agent)).map(({ kind }) => kind)).toEqual(['salary.begun']);
  });
});

describe('late changes', () => {
  test('P4: a cancellation counts on arrival at the paid rate; a negative balance is set off', async () => {
    const { agent, player, begins } = await alone({ kind: 'daily', tiers: [tier(1_000), tier(2_000, '1000.00')] });
    const large = await bets(player.id, 200_000n, begins + HOUR);
    await reach(gateway, begins + DAY);
    await settled(gateway);
    expect(await wallet(agent)).toBe(4_000n);
    await cancelled(large, begins + DAY + HOUR);
    await bets(player.id, 50_000n, begins + DAY + 2 * HOUR);
    await reach(gateway, begins + 2 * DAY);
    await settled(gateway);
    expect(await wallet(agent)).toBe(4_000n);
    await bets(player.id, 90_000n, begins + 2 * DAY + HOUR);
    await bets(player.id, 190_000n, begins + 3 * DAY + HOUR);
    await reach(gateway, begins + 4 * DAY);
    await settled(gateway);
    // 500 − 4,000 is owed; 900 is set off; the remaining 2,600 of 3,800 are paid.
    expect(await wallet(agent)).toBe(5_200n);
    const { bills } = await (await again(agent)).dailySalary({});
    expect(bills.map(({ got, debtBefore, pay, debtAfter, state }) => [got, debtBefore, pay, debtAfter, state])).toEqual(
      [
        ['38.00', '-26.00', '12.00', '0.00', 'paid'],
        ['9.00', '-35.00', '0.00', '-26.00', 'nothing'],
        ['-35.00', '0.00', '0.00', '-35.00', 'nothing'],
        ['40.00', '0.00', '40.00', '0.00', 'paid'],
      ],
    );
    const { lines } = await (await again(agent)).agentBill({ id: bills[2]?.id ?? '' });
    expect(lines).toMatchObject([{ side: 'own', turnover: '500.00', rate: 1_000, late: '-40.00', gross: '-35.00' }]);
  });

  test('a fact rolled up after its period was settled counts once, in the next period', async () => {
    const { agent, player, begins } = await alone(daily(1_000));
    await bets(player.id, 10_000n, begins + HOUR);
    await reach(gateway, begins + DAY);
    // Written before the day ended and committed after its settlement.
    const slow = await gateway.pool.connect();
    await slow.query('begin');
    const at = new Date(begins + DAY - 1_000).toISOString();
    await slow.query(
      `select record_facts(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'accountId', $1::text, 'studio', 'jhor', 'betId', 'slow', 'event', 'slow',
        'roundId', 'r', 'vendor', 'JHOR', 'game', 'jhor-wheel', 'category', 'RNG', 'kind', 'settled', 'stake', '0', 'validBet', '0', 'result', '0', 'bonusPart', '0',
        'betAt', $2::text, 'at', $2::text, 'moves', '[]'::jsonb)))`,
      [player.id, at],
    );
    await settled(gateway);
    expect(await wallet(agent)).toBe(100n);
    await slow.query('commit');
    slow.release();
    await bets(player.id, 20_000n, begins + DAY - 500);
    await reach(gateway, begins + 2 * DAY);
    await settled(gateway);
    expect(await wallet(agent)).toBe(300n);
    const client = await again(agent);
    const { bills } = await client.dailySalary({});
    const [{ contract } = expect.fail()] = (await client.agentBill({ id: bills[0]?.id ?? '' })).lines;
    const counted = await client.agentBillBets({ id: bills[0]?.id ?? '', contract });
    expect(counted.list.map(({ userName, turnover, at: when }) => [userName, turnover, when])).toEqual([
      [player.userName, '200.00', begins + DAY],
      [player.userName, '0.00', begins + DAY],
    ]);
  });
});

describe('payees', () => {
  test('a blocked agent is billed but paid only when unblocked; others are paid on time', async () => {
    const [top, below] = await lineOf(gateway, daily(2_000), daily(500));
    if (!top || !below) throw new Error('the line is too short');
    const begins = Math.max(top.contract.effectiveFrom ?? 0, below.contract.effectiveFrom ?? 0);
    await bets((await playerUnder(below.agent)).id, 100_000n, begins + HOUR);
    await setBlocked(gateway.ctx, top.agent.userName, true);
    await reach(gateway, begins + DAY);
    await settled(gateway);
    expect([await wallet(top.agent), await wallet(below.agent)]).toEqual([0n, 500n]);
    expect(await operates(gateway, 'contracts', 'bills', top.agent.userName)).toMatchObject([
      { state: 'held', pay: '15.00', paidAt: null },
    ]);
    expect(await operates(gateway, 'contracts', 'settle')).toMatchObject({
      next: null,
      bills: [{ user: top.agent.userName, pay: '15.00', blocked: true }],
    });
    // The payment is on hold, not overdue.
    expect(await overdueSalaries(gateway.ctx, new Date((await now()) + DAY))).toEqual([]);
    await setBlocked(gateway.ctx, top.agent.userName, false);
    expect(await overdueSalaries(gateway.ctx, new Date((await now()) + DAY))).toMatchObject([{ task: 'salaries' }]);
    expect(await operates(gateway, 'contracts', 'settle', 'now')).toMatchObject({ paid: 1 });
    expect([await wallet(top.agent), await wallet(below.agent)]).toEqual([1_500n, 500n]);
    expect((await mailsTo(below.agent)).map(({ kind, params }) => [kind, params.amount, params.salary])).toEqual([
      ['salary.paid', '5.00', 'daily'],
    ]);
  });

  test('an agent sees only their own bills, by kind and down to the bets [s7.relay.salary-processing]', async () => {
    const top = await agentUnder(gateway);
    const dividend: ContractTerms = { kind: 'dividend', period: 'D', tiers: [tier(10_000)] };
    const hourly: ContractTerms = { kind: 'hourly', tiers: [tier(100)] };
    const held = [await agreed(gateway, null, top, dividend), await agreed(gateway, null, top, hourly)];
    const below = await agentUnder(gateway, top);
    const downlineContract = await agreed(gateway, top, below, { ...dividend, tiers: [tier(4_000)] });
    const player = await playerUnder(below);
    const begins = Math.max(...[...held, downlineContract].map(({ effectiveFrom }) => effectiveFrom ?? 0));
    for (const hour of [1, 2, 3]) await bets(player.id, 100_000n, begins + hour * HOUR, 50_000n);
    await reach(gateway, begins + DAY);
    await settled(gateway);
    const client = await again(top);
    expect((await client.hourlySalary({})).bills.map(({ pay }) => pay)).toEqual(['1.00', '1.00', '1.00']);
    expect(await client.dailySalary({})).toEqual({ contract: null, bills: [], next: null });
    const [bill = expect.fail()] = (await client.dividendSalary({})).bills;
    expect(bill).toMatchObject({ got: '150.00', given: '60.00', pay: '90.00', starts: begins, ends: begins + DAY });
    const { lines } = await client.agentBill(bill);
    expect(lines.map(({ side, holder, base, rate, gross }) => [side, holder, base, rate, gross])).toEqual([
      ['own', top.userName, '1500.00', 10_000, '150.00'],
      ['below', below.userName, '1500.00', 4_000, '60.00'],
    ]);
    const first = await client.agentBillBets({ id: bill.id, contract: downlineContract.number, size: 2 });
    expect(first.list.map(({ loss, game }) => [loss, game])).toEqual([
      ['500.00', 'jhor-wheel'],
      ['500.00', 'jhor-wheel'],
    ]);
    const rest = await client.agentBillBets({
      id: bill.id,
      contract: downlineContract.number,
      size: 2,
      after: first.next ?? 0,
    });
    expect([rest.list.length, rest.next]).toEqual([1, null]);
    const pages = [await client.agentIncome({ size: 3 })];
    pages.push(await client.agentIncome({ size: 3, after: pages[0]?.next ?? '' }));
    expect(pages.map(({ list }) => list.length)).toEqual([3, 1]);
    const paid = (await client.agentIncome({ kind: 'dividend' })).sums;
    expect(paid).toEqual({ bills: 1, paid: '90.00', held: '0.00', owed: '0.00' });
    expect(pages.map(({ sums }) => sums.bills)).toEqual([4, 4]);
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(4);
    expect((await client.agentIncome({ kind: 'dividend', from: begins, to: begins + 1 })).list).toHaveLength(1);
    expect((await client.agentIncome({ from: begins + DAY })).list).toEqual([]);
    const other = await again(below);
    expect(await codeOf(other.agentBill(bill))).toBe('404 income.unknown');
    expect(await codeOf(other.agentBillBets({ id: bill.id, contract: downlineContract.number }))).toBe(
      '404 income.unknown',
    );
    expect(await codeOf(client.agentBillBets({ id: bill.id, contract: 'C99999999' }))).toBe('404 income.unknown');
  });
});

test('settled and paid bills are immutable', async () => {
  const { agent, player, begins } = await alone(daily(1_000));
  await bets(player.id, 10_000n, begins + HOUR);
  await reach(gateway, begins + DAY);
  await settled(gateway);
  const [bill] = await db.select().from(contractBills).where(eq(contractBills.holderId, agent.id));
  const run = bill?.runId ?? 0n;
  for (const change of [
    sql`update contract_bills set kind = 'hourly' where run_id = ${run}`,
    sql`delete from contract_bills where run_id = ${run}`,
    sql`update contract_lines set rate = 0 where run_id = ${run}`,
    sql`update contract_runs set at = app_now() where id = ${run}`,
    sql`update contract_payments set at = app_now() where bill_id = ${bill?.id}`,
    sql`delete from contract_plays where bettor = ${player.id}`,
  ])
    await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: 'MD008' } });
});

describe('P7: an agent moved in the tree', () => {
  test('loses contracts and dependent ones when the move takes effect, and is paid until then', async () => {
    const [top, mid, low] = await lineOf(gateway, daily(2_000), daily(1_000), daily(500));
    if (!top || !mid || !low) throw new Error('the line is too short');
    const lower = await agentUnder(gateway);
    await agreed(gateway, null, lower, daily(600));
    const begins = (await now()) + DAY;
    await reach(gateway, begins);
    const open = await offered(gateway, top.agent, mid.agent, daily(900));
    const { at } = await moveWithContracts(gateway.ctx, mid.agent.id, lower.id);
    await bets((await playerUnder(low.agent)).id, 100_000n, await now());
    const held = async (agent: Agent) =>
      (await (await again(agent)).agentContracts({ side: 'downline' })).list.find(({ state }) => state !== 'offered');
    expect(await held(mid.agent)).toMatchObject({
      state: 'autoTerminated',
      ending: 'above',
      effectiveTo: at.getTime(),
    });
    expect(await held(low.agent)).toMatchObject({
      state: 'autoTerminated',
      ending: 'giverEnded',
      effectiveTo: at.getTime(),
    });
    expect(await held(top.agent)).toMatchObject({ state: 'active' });
    // The new upline grants nothing for what starts after the move.
    const client = await again(mid.agent);
    const { digest } = await client.contractLosses(open);
    expect(await codeOf(client.actOnContract({ id: open.id, version: 1, act: 'accept', digest }))).toBe(
      '409 contract.giverGone',
    );
    await reach(gateway, at.getTime() + DAY);
    while (await takeFacts(gateway.ctx));
    await settled(gateway);
    expect([await wallet(top.agent), await wallet(mid.agent), await wallet(low.agent), await wallet(lower)]).toEqual([
      1_000n,
      500n,
      500n,
      0n,
    ]);
  });
});
