import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Client, Withdrawal } from '../../../../src/contract';
import { keepAccount } from '../../../../src/gateway/identity/account/service';
import { setPaymentHash } from '../../../../src/gateway/identity/registration/payment-password';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { openWallet } from '../../../../src/gateway/money/wallet/accounts';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { credit } from '../../../../src/gateway/money/wallet/service';
import { type GrantRules, grants } from '../../../../src/gateway/money/wallet/tables';
import type { Tx } from '../../../../src/gateway/platform/context';
import { type BetFact, recordFacts } from '../../../../src/gateway/play/bets/service';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';

export const PASSWORD = 'Shapla#2026';
export const PAYMENT = '804913';
/** A picture as it is uploaded. */
export const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
/** An opaque pixel as PNG: its bytes, and as an upload. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);
export const PIXEL = blob(DOT);

/** Context in which newcomers are created and log in. */
type Where = Pick<Modules, 'ctx' | 'as'>;

/** Cheap password hashing for newcomers: a hash carries its parameters, and their cost is tested elsewhere. */
const LITTLE = { memoryCost: 8, timeCost: 1 };
const [passwordHash, paymentHash] = await Promise.all([hash(PASSWORD, LITTLE), hash(PAYMENT, LITTLE)]);

let made = 0;
/** A fresh idempotency key of a money move. */
export const key = (): { idempotencyKey?: string } => ({ idempotencyKey: crypto.randomUUID() });

/** A member with a session and a balance, minor units. */
export async function newcomer(
  { ctx, as }: Where,
  balance = 100_000n,
  more: { uplineId?: string; type?: number; email?: string } = {},
) {
  const userName = `wallet${++made}`;
  const fields = {
    userName,
    type: 0,
    nickname: userName,
    passwordHash,
    mobile: `+88017${String(made).padStart(8, '0')}`,
    ...more,
  };
  const { id } = await keepAccount(ctx.db, { ...fields, language: 'en' }, await ctx.now());
  await openWallet(ctx.db, id);
  if (balance > 0n) await credit(ctx, id, balance, `newcomer:${id}`);
  return { id, userName, client: as(await openSession(ctx, ctx.db, id)) };
}

type GiftOptions = { money: bigint; requirement: bigint; rules?: GrantRules };
/** Grants a player an offer and claims it; minor units. */
export async function give({ ctx }: Where, accountId: string, { rules = {}, ...amounts }: GiftOptions): Promise<void> {
  const id = await offerReward(ctx.db, { accountId, source: 'offer', key: 'one', rules, ...amounts });
  await claimReward(ctx, accountId, id ?? '');
}

/** Open turnover of a player, of deposits and bonuses, minor units. */
export async function openTurnover(db: Tx, ownerId: string): Promise<bigint> {
  const open = sql<string>`coalesce(sum(${grants.owed} - ${grants.workedOff} - ${grants.handedOn}), 0)::text`;
  const [row] = await db
    .select({ open })
    .from(grants)
    .where(and(eq(grants.ownerId, ownerId), isNull(grants.endedAt)));
  return BigInt(row?.open ?? '0');
}

/** Another session of a player. */
export const withSession = async ({ ctx, as }: Where, accountId: string) =>
  as(await openSession(ctx, ctx.db, accountId));

/** A newcomer with a payment password and an e-wallet, ready to withdraw. */
export async function payee(gateway: Where, balance?: bigint, more?: Parameters<typeof newcomer>[2]) {
  const player = await newcomer(gateway, balance, more);
  await setPaymentHash(gateway.ctx.db, player.id, paymentHash);
  const bank = await bind(player.client);
  const withdraw = (amount: string, extras = key()) =>
    player.client.withdraw({ bankAccountId: bank.id, amount, paymentPassword: PAYMENT }, extras);
  return { ...player, bank, withdraw };
}

export const bind = (client: Client, number = `01${randomInt(300_000_000, 1_000_000_000)}`) =>
  client.bindBankAccount({
    kind: 'ewallet',
    provider: 'Nodi Pay',
    holder: 'Rupa Akter',
    number,
    paymentPassword: PAYMENT,
  });

/** Runs an operator command. */
export const operate = ({ ctx }: Modules, ...args: string[]) => asOwner(ctx, 'withdrawals', args, 'as it was found');

/** A withdrawal that was paid out. */
export async function disbursed(
  gateway: Modules,
  { withdraw, client }: Awaited<ReturnType<typeof payee>>,
  amount = '1000.00',
) {
  const { id } = await withdraw(amount);
  await operate(gateway, 'approve', id);
  await operate(gateway, 'disburse', id);
  return client.withdrawal({ id });
}

/** Stakes towards the turnover. */
export async function bet(
  { ctx }: Modules,
  owner: string,
  amount: bigint,
  kind: 'bet' | 'win' = 'bet',
  at = new Date(),
) {
  const signed = kind === 'bet' ? -amount : amount;
  const entries = [
    { owner, purpose: 'main', amount: signed },
    { owner: null, purpose: 'game', amount: -signed },
  ];
  await ctx.db.transaction(async (tx) => {
    const { id } = await post(tx, { key: crypto.randomUUID(), kind, entries }, at);
    if (kind === 'bet') await recordFacts(tx, [lostBet(owner, amount, id, at)]);
  });
}

/** A lost bet, booked by one transfer. */
export const lostBet = (accountId: string, stake: bigint, transfer: string, betAt = new Date()): BetFact => ({
  accountId,
  studio: 'test',
  betId: transfer,
  event: 'settled',
  roundId: transfer,
  vendor: 'test',
  game: 'test',
  category: 'RNG',
  kind: 'settled',
  stake,
  validBet: stake,
  result: 0n,
  bonusPart: 0n,
  betAt,
  at: betAt,
  moves: [{ transaction: 'bet', transfer }],
  proof: null,
});

/** The version that a player's response refers to. */
export const on = ({ id, version }: Withdrawal) => ({ id, version });
