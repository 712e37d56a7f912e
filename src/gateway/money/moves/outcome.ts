import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Caller, Input, ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { depositByKey } from '../deposit/view';
import { providerOf } from '../payment/providers';
import { balanceAfter, MAIN } from '../wallet/accounts';
import { moveKey } from '../wallet/requests';
import { walletsOf } from '../wallet/vendors';
import { withdrawalOfHold } from '../withdrawal/view';

type Outcome = Value<'moveOutcome'>;
type Executed = Extract<Outcome, { state: 'done' }>['moved'];

/**
 * Returns what became of the caller's move with an idempotency key (`own.money.outcome`). While another transaction
 * holds the account or its wallet, a move that is not booked may still be: its outcome is `inProgress`.
 */
export const outcomeOf = (
  ctx: ModuleContext,
  accountId: string,
  { of }: Input<'moveOutcome'>,
  caller: Caller,
): Promise<Outcome> =>
  transact(ctx, async (tx, within): Promise<Outcome> => {
    const isIdle = await lockIdle(tx, accountId);
    const moved = await EXECUTED[of](within, accountId, caller);
    if (moved) return { state: 'done', moved };
    return { state: isIdle ? 'unknown' : 'inProgress' };
  });

const idleRow = v.object({ isIdle: v.boolean() });

/** Locks the rows that every move locks; returns false if a transaction holds one of them. */
async function lockIdle(tx: Tx, accountId: string): Promise<boolean> {
  const { isIdle } = await queryRow(
    tx,
    idleRow,
    sql`
    with account as materialized (
      select id from accounts where id = ${accountId} for share skip locked
    ), wallet as materialized (
      select id from ledger_accounts where owner_id = ${accountId} and purpose = ${MAIN} for share skip locked
    )
    select exists (select from account) and exists (select from wallet) as "isIdle"`,
  );
  return isIdle;
}

type FindMove = (ctx: ModuleContext, accountId: string, caller: Caller) => Promise<Executed | null>;

/** Lookups of executed moves by their key. */
const EXECUTED: Record<Input<'moveOutcome'>['of'], FindMove> = {
  deposit: async (ctx, _accountId, caller) => {
    const deposit = await depositByKey(ctx, moveKey(caller, 'deposit'), caller);
    return deposit && { of: 'deposit', ...deposit };
  },
  withdrawal: async (ctx, _accountId, caller) => {
    const holdId = await transferOf(ctx.db, moveKey(caller, 'withdraw'));
    return holdId === null
      ? null
      : { of: 'withdrawal', ...(await withdrawalOfHold(ctx.db, holdId, await providerOf(ctx))) };
  },
  wallets: async (ctx, accountId, caller) => {
    const transferId = await transferOf(ctx.db, moveKey(caller, 'transfer'));
    return transferId === null ? null : { of: 'wallets', transferId, wallets: await walletsOf(ctx, accountId) };
  },
  partner: async ({ db }, accountId, caller) => {
    const transferId = await transferOf(db, moveKey(caller, 'partner'));
    if (transferId === null) return null;
    const { to, amount } = await queryRow(db, receivedRow, receivedSql(transferId));
    const balance = await balanceAfter(db, transferId, accountId);
    return { of: 'partner', transferId, to, amount: toWire(BigInt(amount)), balance: toWire(balance) };
  },
};

const transferRow = v.object({ id: v.nullable(v.string()) });

/** Returns the id of the transfer that was booked under a key; null without one. */
async function transferOf(tx: Tx, key: string): Promise<string | null> {
  const booked = sql`select (select id from ledger_transfers where idempotency_key = ${key}) as id`;
  return (await queryRow(tx, transferRow, booked)).id;
}

const receivedRow = v.object({ to: v.string(), amount: v.string() });
const receivedSql = (transferId: string) => sql`
  select owner.user_name as to, e.amount::text as amount from ledger_entries e
  join ledger_accounts a on a.id = e.account_id join accounts owner on owner.id = a.owner_id
  where e.transfer_id = ${transferId} and e.amount > 0`;
