import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { asFailure, type Deposit } from '../../../src/contract';
import { toWire } from '../../../src/contract/money/money';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../src/gateway/money/wallet/turnover';
import { ApiError } from '../../../src/gateway/platform/context';
import type { Modules } from '../harness/modules';
import { paymentProvider } from '../money/deposit/support';
import { bet, key, operate, PASSWORD, PAYMENT, payee } from '../money/wallet/support';
import { type Bound, boundsOf, playedAgain } from './allowed';

/** Random step: act, player, index of an earlier deposit or withdrawal, amount (minor units) and duration. */
export type Step = { act: keyof typeof ACTS; who: number; nth: number; minor: number; hours: number };
type Player = Awaited<ReturnType<typeof payee>>;
type Walk = {
  gateway: Modules;
  players: Player[];
  orders: { by: Player; order: Deposit }[];
  withdrawals: string[];
  bounds: Bound[];
};

/** An agent and two downlines with limits, which they may change. */
export async function beginWalk(gateway: Modules): Promise<Walk> {
  const agent = await payee(gateway, 100_000n, { type: 1 });
  const players = [
    agent,
    await payee(gateway, 100_000n, { uplineId: agent.id }),
    await payee(gateway, 0n, { uplineId: agent.id }),
  ];
  const walk: Walk = { gateway, players, orders: [], withdrawals: [], bounds: [] };
  for (const player of players)
    await limited(walk, player, () => player.client.setDepositLimit({ period: 'day', limit: '1500.00' }));
  return walk;
}

/** Takes one step and checks all invariants. */
export async function takeStep(walk: Walk, step: Step): Promise<void> {
  const { gateway, players, bounds } = walk;
  const by = at(players, step.who);
  if (by) await ACTS[step.act](walk, by, step);
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  const again = await playedAgain(
    gateway.ctx.db,
    players.map(({ id }) => id),
    bounds,
  );
  expect(again.wrong).toEqual([]);
  for (const { id } of players) expect(await turnoverLeft(gateway.ctx.db, id)).toBe(again.turnoverDue.get(id) ?? 0n);
}

type Act = (walk: Walk, by: Player, step: Step) => Promise<unknown>;
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const now = async ({ gateway }: Walk) => (await gateway.ctx.now()).getTime();

/** Returns whether a call succeeded; only the codes may reject it, any other error fails the test. */
const unless = (codes: string[], work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      expect(codes).toContain(error instanceof ApiError ? error.code : asFailure(error).code);
      return false;
    },
  );

/** Changes a player's limits and records those then in force. */
async function limited(walk: Walk, player: Player, change: () => Promise<unknown>): Promise<void> {
  const requestedAt = await now(walk);
  await change();
  walk.bounds.push(...boundsOf(player, await player.client.gamingLimits(), requestedAt, await now(walk)));
}

/** Pays some orders concurrently. */
const pay = ({ gateway }: Walk, orders: Walk['orders']) =>
  Promise.all(orders.map(({ order }) => paymentProvider(gateway).paid(order)));

export const ACTS = {
  begin: (walk, by, { minor }) => {
    const pendingDeposit = by.client.createDeposit({ method: 'nodi', amount: toWire(BigInt(minor)) }, key());
    return unless(
      ['deposit.pending', 'deposit.limit', 'deposit.barred'],
      pendingDeposit.then((order) => walk.orders.push({ by, order })),
    );
  },
  refuse: async ({ gateway, orders }, _by, { nth }) => {
    const order = at(orders, nth);
    if (order) await paymentProvider(gateway).refused(order.order);
  },
  pay: (walk, _by, { nth }) => pay(walk, walk.orders.slice(nth % Math.max(1, walk.orders.length)).slice(0, 1)),
  payAll: (walk) => pay(walk, walk.orders),
  stake: ({ gateway }, { id }, { minor, nth }) =>
    unless(['ledger.insufficient'], bet(gateway, id, BigInt(minor), nth % 3 ? 'bet' : 'win')),
  /** Sends several transfers concurrently, each of which may consume the remaining balance. */
  send: ({ players }, by, { minor, nth }) => {
    const [agent, ...below] = players;
    const to = by === agent ? at(below, nth) : agent;
    const send = () =>
      by.client.partnerTransfer(
        { to: to?.userName ?? '', amount: toWire(BigInt(minor) / 3n), paymentPassword: PAYMENT },
        key(),
      );
    const rejections = [
      'transfer.barred',
      'transfer.turnover',
      'transfer.bonus',
      'transfer.gifts',
      'ledger.insufficient',
      'limits.timeOut',
      'limits.exclusion',
    ];
    return Promise.all(Array.from({ length: 1 + (nth % 2) }, () => unless(rejections, send())));
  },
  withdraw: (walk, by, { minor }) =>
    unless(
      ['withdrawal.bounds', 'withdrawal.turnover', 'withdrawal.gifts', 'ledger.insufficient'],
      by.withdraw(toWire(BigInt(minor))).then(({ id }) => walk.withdrawals.push(id)),
    ),
  settle: async ({ gateway, withdrawals }, _by, { nth, minor }) => {
    const id = at(withdrawals, nth);
    const word = at(['approve', 'disburse', 'reject'], minor) ?? '';
    if (id) await unless(['withdrawal.notPermitted'], Promise.resolve(operate(gateway, word, id)));
  },
  work: ({ gateway }) => gateway.runJobs(),
  wait: ({ gateway }, _by, { hours }) => gateway.later(hours * 3_600_000),
  limit: (walk, by, { nth, minor }) =>
    limited(walk, by, () =>
      by.client.setDepositLimit({ period: nth % 2 ? 'week' : 'day', limit: toWire(BigInt(minor)) }),
    ),
  confirm: (walk, by, { nth }) =>
    limited(walk, by, () =>
      unless(
        ['limits.nothingAsked', 'limits.tooEarly'],
        by.client.confirmDepositLimit({ period: nth % 2 ? 'week' : 'day' }),
      ),
    ),
  rest: async (walk, by, { nth }) => {
    // The others continue.
    if (nth % 3) return;
    const requestedAt = await now(walk);
    if (!(await unless(['limits.notShorter'], by.client.takeTimeOut({ hours: 24, password: PASSWORD })))) return;
    walk.bounds.push({
      owner: by.id,
      asked: requestedAt,
      at: await now(walk),
      pause: 'timeOut',
      until: requestedAt + 24 * 3_600_000,
    });
  },
  /** For hours only, so that later steps are covered, too. */
  exclude: async (walk, { id }, { nth }) => {
    if (nth % 3) return;
    const requestedAt = await now(walk);
    await walk.gateway.ctx.db.execute(sql`
      insert into gaming_pauses (account_id, excluded_until) values (${id}, app_now() + interval '6 hours')
      on conflict (account_id) do update set excluded_until = greatest(gaming_pauses.excluded_until, excluded.excluded_until)`);
    walk.bounds.push({
      owner: id,
      asked: requestedAt,
      at: await now(walk),
      pause: 'exclusion',
      until: requestedAt + 6 * 3_600_000,
    });
  },
} satisfies Record<string, Act>;
