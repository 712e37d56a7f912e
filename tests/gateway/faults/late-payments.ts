import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { asFailure, type Deposit } from '../../../src/contract';
import { toWire } from '../../../src/contract/money';
import { depositBlock, depositLimitLeft } from '../../../src/gateway/limits/blocks';
import { verifyLedger } from '../../../src/gateway/wallet/service';
import { depositor, saysTo } from '../deposit/support';
import type { Modules } from '../support/modules';
import { key, PASSWORD } from '../wallet/support';

/** One step: what, of which deposits before, how much (minor units), for how long. */
export type Step = { act: keyof typeof ACTS; nth: number; minor: number; hours: number };
type Walk = { gateway: Modules; player: Awaited<ReturnType<typeof depositor>>; orders: Deposit[] };

/** A player with a limit, who may go on to change it. */
export async function beginWalk(gateway: Modules): Promise<Walk> {
  const player = await depositor(gateway);
  await player.client.setDepositLimit({ period: 'day', limit: '2000.00' });
  return { gateway, player, orders: [] };
}

/** Takes one step, and looks at all that must always hold. */
export async function takeStep(walk: Walk, step: Step): Promise<void> {
  await ACTS[step.act](walk, step);
  expect((await verifyLedger(walk.gateway.ctx)).problems).toEqual([]);
  await everyDepositIsBookedOnce(walk);
}

type Act = (walk: Walk, step: Step) => Promise<unknown>;
const amountOf = ({ minor }: Step) => toWire(BigInt(minor));
const at = ({ orders }: Walk, { nth }: Step) => orders[nth % Math.max(1, orders.length)];

/** What may be refused for what was done before; anything else is a mistake of ours. */
async function unless(codes: string[], work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => expect(codes).toContain(asFailure(error).code));
}

/** Some are paid at once: whichever of them is heard first, the money goes where the limit and the pauses then in force say. */
async function pay({ gateway, player }: Walk, orders: Deposit[]): Promise<void> {
  const { ctx } = gateway;
  const [block, left, before] = [
    await depositBlock(ctx.db, player.id),
    await depositLimitLeft(ctx.db, player.id),
    await creditedIn(player.id, gateway),
  ];
  await Promise.all(orders.map((order) => saysTo(gateway).paid(order)));
  const added = (await creditedIn(player.id, gateway)) - before;
  if (block) expect(added).toBe(0n);
  if (left !== null) expect(added <= left).toBe(true);
}

export const ACTS = {
  begin: async (walk, step) => {
    const begun = walk.player.begin(key(), amountOf(step)).then((order) => walk.orders.push(order));
    await unless(['deposit.pending', 'deposit.limit', 'deposit.barred'], begun);
  },
  refuse: async (walk, step) => {
    const order = at(walk, step);
    if (order) await saysTo(walk.gateway).refused(order);
  },
  pay: async (walk, step) => {
    const order = at(walk, step);
    if (order) await pay(walk, [order]);
  },
  payAll: (walk) => pay(walk, walk.orders),
  work: ({ gateway }) => gateway.runJobs(),
  wait: ({ gateway }, { hours }) => gateway.later(hours * 3_600_000),
  limit: ({ player }, step) => player.client.setDepositLimit({ period: step.nth % 2 ? 'week' : 'day', limit: amountOf(step) }),
  confirm: ({ player }, { nth }) =>
    unless(['limits.nothingAsked', 'limits.tooEarly'], player.client.confirmDepositLimit({ period: nth % 2 ? 'week' : 'day' })),
  rest: ({ player }) => unless(['limits.notShorter'], player.client.takeTimeOut({ hours: 24, password: PASSWORD })),
  exclude: ({ gateway, player }) =>
    gateway.ctx.db.execute(sql`
      insert into gaming_pauses (account_id, excluded_until) values (${player.id}, app_now() + interval '6 hours')
      on conflict (account_id) do update set excluded_until = greatest(gaming_pauses.excluded_until, excluded.excluded_until)`),
} satisfies Record<string, Act>;

const number = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const row = v.object({ total: number });

/** All that was ever credited of a player's deposits. */
async function creditedIn(owner: string, { ctx }: Modules): Promise<bigint> {
  const { rows } = await ctx.db.execute(sql`
    select coalesce(sum(e.amount), 0)::text as total from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transfers t on t.id = e.transfer_id where a.owner_id = ${owner} and a.purpose = 'main' and t.kind = 'deposit'`);
  return v.parse(row, rows[0]).total;
}

/** Each deposit's money is where its state says, and nowhere twice: in the wallet, in suspense, gone back, or never come. */
async function everyDepositIsBookedOnce({ gateway, player }: Walk): Promise<void> {
  const { rows } = await gateway.ctx.db.execute(sql`
    select d.state, d.returned_at is not null as gone, array_remove(array_agg(t.kind order by t.kind), null) as kinds from deposits d
    left join ledger_transfers t on t.idempotency_key in ('deposit:' || d.id, 'deposit:' || d.id || ':suspended', 'deposit:' || d.id || ':returned')
    where d.account_id = ${player.id} group by d.id`);
  const booked = (state: unknown, gone: unknown) => {
    if (state === 'credited') return ['deposit'];
    if (state !== 'returned') return [];
    return gone ? ['returned', 'suspended'] : ['suspended'];
  };
  for (const { state, gone, kinds } of rows) expect(kinds).toEqual(booked(state, gone));
}
