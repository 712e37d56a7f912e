import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { SETTINGS } from '../../contract';
import { CONTRACT_KINDS, type ContractTerms } from '../../contract/agents/agent-contracts';
import { contractLifecycle } from '../agents/agreements/lifecycle';
import { paymentKey } from '../agents/agreements/pay/payments';
import { settleAll } from '../agents/agreements/pay/settle';
import { contractRuns } from '../agents/agreements/pay/tables';
import { offer } from '../agents/agreements/service';
import { mustExist } from '../identity/account/service';
import type { ModuleContext, Tx } from '../platform/context';
import { queryRows } from '../platform/database/query';
import { advance, start } from '../platform/lifecycle/service';
import { periodAt } from '../platform/time/periods';
import { epochMsSql } from '../platform/time/time-sql';
import { takeEvents } from '../play/bets/rollups';
import { type Booking, book, withMany } from './books';

const HOUR = 3_600_000;
/** Names in the team: a direct downline and an agent below it, and two more direct downlines. */
const FIRST = 'rafi0001';
const BELOW = 'nadia0021';
const SECOND = 'sumi0002';
const THIRD = 'jamal0004';

const tier = (rate: number, turnover = '0.00', activeMembers = 0) => ({ rate, turnover, loss: '0.00', activeMembers });
const dividend = (rate: number): ContractTerms => ({
  kind: 'dividend',
  period: 'W',
  tiers: [tier(rate), tier(rate * 2, '20000.00', 5)],
});
const daily = (rate: number): ContractTerms => ({ kind: 'daily', tiers: [tier(rate), tier(rate + 200, '5000.00', 3)] });
const hourly = (rate: number): ContractTerms => ({ kind: 'hourly', tiers: [tier(rate)] });
const realtime = (rate: number): ContractTerms => ({
  kind: 'realtime',
  winRate: rate,
  lossRate: rate * 2,
  singleBet: '20.00',
});

/** Agreements in force since the Monday before last, the topmost first: giver (null: the house), holder and terms. */
const HELD: [giver: string | null, holder: string, terms: ContractTerms][] = [
  [null, 'agent', dividend(6_000)],
  [null, 'agent', daily(600)],
  [null, 'agent', hourly(200)],
  [null, 'agent', realtime(150)],
  ['agent', FIRST, dividend(4_000)],
  ['agent', FIRST, daily(400)],
  ['agent', FIRST, hourly(100)],
  ['agent', FIRST, realtime(100)],
  ['agent', SECOND, daily(300)],
  ['agent', SECOND, realtime(80)],
  [FIRST, BELOW, daily(200)],
  [FIRST, BELOW, realtime(50)],
];

/**
 * Pending offers: one by the house above the current terms, one below, by which dependent agreements would end; and one
 * by the agent.
 */
const WAITING: typeof HELD = [
  [null, 'agent', dividend(7_000)],
  [null, 'agent', daily(350)],
  ['agent', THIRD, daily(250)],
];

/**
 * Gives the demo's agent agreements of every kind, with their income so far, and pending offers. Runs after
 * `plantTeam`.
 */
export async function plantContracts(ctx: ModuleContext): Promise<void> {
  const now = await ctx.now();
  const week = periodAt('W', now.getTime(), ctx.config.siteZone);
  const starts = periodAt('W', week.start - 1, ctx.config.siteZone).start;
  for (const item of HELD) await agreed(ctx, item, new Date(starts));
  // Notifications about past events would have been read long ago.
  await ctx.db.execute(sql`delete from account_alerts where kind like 'contract.%'`);
  await settledUntil(ctx.db, starts);
  await settleAll(ctx);
  await pay(ctx.db);
  while ((await takeEvents(ctx, 5_000)) > 0);
  for (const [giver, downline, terms] of WAITING)
    await offer(ctx, giver === null ? null : await mustExist(ctx, giver), { downline, terms });
}

async function agreed(ctx: ModuleContext, [giver, holder, terms]: (typeof HELD)[number], begins: Date): Promise<void> {
  const id = v7();
  const at = new Date(begins.getTime() - HOUR);
  const giverId = giver === null ? null : (await mustExist(ctx, giver)).id;
  const offered = { giverId, holderId: (await mustExist(ctx, holder)).id, terms };
  const input = { answerMinutes: SETTINGS.contracts.answerMinutes };
  await start(ctx, contractLifecycle, { id, input, at, note: { offered } });
  await advance(ctx, contractLifecycle, {
    id,
    event: { type: 'downline.accepted' },
    at: new Date(at.getTime() + HOUR / 2),
    note: { begins },
  });
}

/** Marks everything before a time as settled, because nothing was in force. */
const settledUntil = async (tx: Tx, until: number) => {
  const ends = new Date(until);
  await tx
    .insert(contractRuns)
    .values({ kind: 'daily', starts: new Date(until - 24 * HOUR), ends, until: ends, at: ends });
};

const dueRow = v.object({
  bill: v.string(),
  holder: v.string(),
  kind: v.picklist(CONTRACT_KINDS),
  pay: v.string(),
  starts: v.string(),
  ends: v.string(),
  until: v.string(),
});

/** Pays open bills under the job's keys, but batched by their due time, and at that time. */
async function pay(tx: Tx): Promise<void> {
  const ms = (moment: string) => sql`${epochMsSql(sql.raw(`r.${moment}`))}::text`;
  const rows = await queryRows(
    tx,
    dueRow,
    sql`
    select b.id as bill, b.holder_id as holder, b.kind, b.pay::text, ${ms('starts')} as starts, ${ms('ends')} as ends,
      ${ms('until')} as until
    from contract_dues d join contract_bills b on b.id = d.bill_id join contract_runs r on r.id = b.run_id order by r.until, b.id`,
  );
  const paid = rows.map((due) => ({ ...due, key: paymentKey(due), transfer: v7() }));
  for (const until of new Set(paid.map((due) => due.until))) {
    const bookings = paid
      .filter((due) => due.until === until)
      .map(
        ({ transfer: id, key, holder, pay: amount }): Booking => ({
          id,
          key,
          kind: 'salary',
          sides: withMany('salary', [[holder, Number(amount)]]),
        }),
      );
    await book(tx, bookings, new Date(Number(until) + 10_000));
  }
  await tx.execute(sql`
    insert into contract_payments (bill_id, transfer_id, at) select bill, transfer, to_timestamp(until / 1000.0 + 10)
    from json_to_recordset(${JSON.stringify(paid)}::json) p(bill uuid, transfer uuid, until bigint)`);
  await tx.execute(sql`delete from contract_dues`);
}
