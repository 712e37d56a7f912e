import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { asFailure, type Client } from '../../../src/contract';
import { fromWire, toWire } from '../../../src/contract/money/money';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { acquireIdle } from '../harness/database';
import type { Modules } from '../harness/modules';
import { key, operate, PAYMENT, payee } from '../money/wallet/support';

/**
 * One step: act, player, amount (minor units), index of an earlier one, and delay after which all database connections
 * are cut, ms.
 */
export type Step = { act: keyof typeof ACTS; who: number; minor: number; nth: number; cut: number | null };
type Player = Awaited<ReturnType<typeof payee>>;
type Extras = { idempotencyKey?: string };
/** A sent move and its outcome: an id, or the code of a rejection. */
type Sent = {
  by: Player;
  key: Extras;
  send: (client: Client, extras: Extras, more: bigint) => Promise<string>;
  answer: string;
};
type Walk = {
  gateway: Modules;
  players: Player[];
  /** Expected balances by `<id>:<purpose>`. */
  held: Map<string, bigint>;
  sent: Sent[];
  withdrawals: { id: string; by: Player; minor: bigint; state: string }[];
};
/** Moves an amount from one account to another, which must not become negative. */
type Moved = [from: string, to: string, minor: bigint];

const SHORT = 'ledger.insufficient';
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** An agent and two downlines with a balance. */
export async function beginWalk(gateway: Modules): Promise<Walk> {
  const agent = await payee(gateway, 300_000n, { type: 1 });
  const players = [
    agent,
    await payee(gateway, 300_000n, { uplineId: agent.id }),
    await payee(gateway, 300_000n, { uplineId: agent.id }),
  ];
  return {
    gateway,
    players,
    held: new Map(players.map(({ id }) => [`${id}:main`, 300_000n])),
    sent: [],
    withdrawals: [],
  };
}

/** Takes one step, compares the response with the expected one and checks all invariants. */
export async function takeStep(walk: Walk, step: Step): Promise<void> {
  const by = at(walk.players, step.who);
  if (by) await ACTS[step.act](walk, by, step);
  expect((await verifyLedger(walk.gateway.ctx)).problems).toEqual([]);
  for (const { id, client } of walk.players) expect(await holdingsOf(client)).toEqual(ourHoldings(walk, id));
}

const PURPOSES = ['main', 'locked', 'vendor:moyur', 'vendor:talpata', 'vendor:jhinuk'];
const ourHoldings = ({ held }: Walk, id: string) =>
  PURPOSES.map((purpose) => toWire(held.get(`${id}:${purpose}`) ?? 0n));
async function holdingsOf(client: Client) {
  const { main, locked, wallets } = await client.merchantWallet();
  return [main, locked, ...wallets.map(({ balance }) => balance)];
}

function move({ held }: Walk, ...moves: Moved[]): void {
  for (const [from, to, minor] of moves) {
    held.set(from, (held.get(from) ?? 0n) - minor);
    held.set(to, (held.get(to) ?? 0n) + minor);
  }
}

/** Sends until answered: after a database cut, again under the same key. */
async function settled(
  { gateway }: Walk,
  { by, key: extras, send }: Sent,
  more: bigint,
  cut: number | null,
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const answer = send(by.client, extras, more).catch((error: unknown) => {
      const { status = 0, code } = asFailure(error);
      // The tests' client fetches its encryption key from the same database.
      return status === 503 || code === 'client.unexpected' ? null : code;
    });
    if (cut !== null && attempt === 0) await wait(cut).then(() => cutOff(gateway));
    const answered = await answer;
    if (cut !== null && attempt === 0) await releaseDead(gateway);
    if (answered !== null) return answered;
  }
}

/** Ends every other connection to the database, whatever it is doing. */
const cutOff = ({ ctx }: Modules) =>
  ctx.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );

/** Removes connections cut while idle from the pool, which would notice them only later. */
async function releaseDead({ pool }: Modules) {
  for (const client of await acquireIdle(pool))
    await client.query('select').then(
      () => client.release(),
      (error) => client.release(error),
    );
}

/** Sends a move within or above the balance and updates the expectation. */
async function send(
  walk: Walk,
  sent: Omit<Sent, 'answer' | 'key'>,
  { cut }: Step,
  ...moves: Moved[]
): Promise<string | null> {
  const isShort = moves.some(([from, , minor]) => (walk.held.get(from) ?? 0n) < minor);
  const deed = { ...sent, key: key(), answer: '' };
  deed.answer = await settled(walk, deed, 0n, cut);
  walk.sent.push(deed);
  expect(deed.answer).toEqual(isShort ? SHORT : expect.stringMatching(/^[\da-f-]{36}$/));
  if (isShort) return null;
  move(walk, ...moves);
  return deed.answer;
}

type Act = (walk: Walk, by: Player, step: Step) => Promise<unknown>;

const wallets: (from: string, to: string) => Act = (from, to) => (walk, by, step) => {
  const purpose = (wallet: string) => `${by.id}:${wallet === 'main' ? wallet : `vendor:${wallet}`}`;
  const transferOf = (more: bigint) => ({ from, to, amount: toWire(BigInt(step.minor) + more) });
  const call: Sent['send'] = async (client, extras, more) =>
    (await client.walletTransfer(transferOf(more), extras)).transferId;
  return send(walk, { by, send: call }, step, [purpose(from), purpose(to), BigInt(step.minor)]);
};

const repeated: (more: bigint) => Act =
  (more) =>
  async (walk, _by, { nth, cut }) => {
    const before = at(walk.sent, nth);
    // A move rejected for lack of money was not booked and may succeed now.
    if (!before || before.answer === SHORT) return;
    expect(await settled(walk, before, more, cut)).toBe(more === 0n ? before.answer : 'ledger.keyReused');
  };

const operatorStep: (word: string, from: string, to: string) => Act =
  (word, from, to) =>
  async (walk, _by, { nth }) => {
    const withdrawal = at(walk.withdrawals, nth);
    if (!withdrawal) return;
    const { id, by, minor, state } = withdrawal;
    const outcome = await operate(walk.gateway, word, id)?.then(
      () => to,
      (rejection: { code: string }) => rejection.code,
    );
    expect(outcome).toBe(
      state === from || (word === 'reject' && state === 'approved') ? to : 'withdrawal.notPermitted',
    );
    if (outcome !== to) return;
    withdrawal.state = to;
    if (to === 'rejected') move(walk, [`${by.id}:locked`, `${by.id}:main`, minor]);
    if (to === 'disbursed') move(walk, [`${by.id}:locked`, 'paid out', minor]);
  };

export const ACTS = {
  toVendor: (walk, by, step) => wallets('main', step.nth % 2 ? 'moyur' : 'jhinuk')(walk, by, step),
  fromVendor: (walk, by, step) => wallets(step.nth % 2 ? 'moyur' : 'jhinuk', 'main')(walk, by, step),
  async returnAll(walk, by) {
    const returned = PURPOSES.filter((purpose) => purpose.startsWith('vendor:')).map((purpose): Moved => {
      const from = `${by.id}:${purpose}`;
      return [from, `${by.id}:main`, walk.held.get(from) ?? 0n];
    });
    expect(fromWire((await by.client.returnAll()).returned)).toBe(
      returned.reduce((sum, [, , minor]) => sum + minor, 0n),
    );
    move(walk, ...returned);
  },
  toPartner(walk, by, step) {
    const [agent, ...below] = walk.players;
    const to = by === agent ? at(below, step.nth) : agent;
    if (!to) return Promise.resolve();
    const transferOf = (more: bigint) => ({
      to: to.userName,
      amount: toWire(BigInt(step.minor) + more),
      paymentPassword: PAYMENT,
    });
    const call: Sent['send'] = async (client, extras, more) =>
      (await client.partnerTransfer(transferOf(more), extras)).transferId;
    return send(walk, { by, send: call }, step, [`${by.id}:main`, `${to.id}:main`, BigInt(step.minor)]);
  },
  async withdraw(walk, by, step) {
    const minor = BigInt(step.minor);
    const withdrawalOf = (more: bigint) => ({
      bankAccountId: by.bank.id,
      amount: toWire(minor + more),
      paymentPassword: PAYMENT,
    });
    const call: Sent['send'] = async (client, extras, more) => (await client.withdraw(withdrawalOf(more), extras)).id;
    const id = await send(walk, { by, send: call }, step, [`${by.id}:main`, `${by.id}:locked`, minor]);
    if (id) walk.withdrawals.push({ id, by, minor, state: 'requested' });
  },
  approve: operatorStep('approve', 'requested', 'approved'),
  reject: operatorStep('reject', 'requested', 'rejected'),
  disburse: operatorStep('disburse', 'approved', 'disbursed'),
  again: repeated(0n),
  altered: repeated(1n),
} satisfies Record<string, Act>;
