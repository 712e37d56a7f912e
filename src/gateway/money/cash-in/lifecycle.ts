import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { cashInLifecycleMachine } from '../../../../machines/money/cash-in-lifecycle/cash-in-lifecycle.machine';
import { CASH_IN_STATES } from '../../../contract/money/cash-in';
import { toWire } from '../../../contract/money/money';
import type { Lifecycle } from '../../../lifecycle';
import { accountById, alertOwner } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { creditDeposit } from '../deposit/settle';
import { returnReason } from '../deposit/suspense';
import { deposits } from '../deposit/tables';
import { providerOf } from '../payment/providers';
import { cashIns } from './tables';

export type CashInRow = typeof cashIns.$inferSelect;
type Report = Pick<
  CashInRow,
  'accountId' | 'idempotencyKey' | 'wallet' | 'sentTo' | 'amount' | 'sender' | 'reference' | 'createdAt' | 'deadline'
>;
/** `report`: the player's, for the first step; `decision`: the operator's, with what they found. */
type Note = {
  report?: Report;
  decision?: Partial<Pick<CashInRow, 'received' | 'receivedFrom' | 'decidedBy' | 'reason'>>;
};

/** Lifecycle of a cash-in (`own.cash-in.confirm`), as the gateway runs it. */
export const cashInLifecycle: Lifecycle<typeof cashInLifecycleMachine, ModuleContext, CashInRow, Note> = {
  name: 'cashIn',
  machine: cashInLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, snapshot }, { report, decision } = {}) => {
    const state = v.parse(v.picklist(CASH_IN_STATES), snapshot.value);
    if (report) return store(db, { id, state, ...report });
    const changes = { state, settledAt: at, ...decision };
    const [row] = await db.update(cashIns).set(changes).where(eq(cashIns.id, id)).returning();
    if (!row) throw new Error('the row of the cash-in is missing');
    return row;
  },
  perform: async (within, effect, row, { at }) => {
    if (effect.type === 'creditDeposit') await creditReceived(within, row, at);
    else await notifyPlayer(within, row, effect.params.news);
  },
};

/**
 * Stores a report. Throws `cashIn.referenceUsed` if one with its reference is pending or confirmed: the index decides,
 * also between players who report it at the same time (`own.cash-in.reference`).
 */
async function store(tx: Tx, values: typeof cashIns.$inferInsert): Promise<CashInRow> {
  const [row] = await tx.insert(cashIns).values(values).onConflictDoNothing().returning();
  if (!row) throw new ApiError(409, 'cashIn.referenceUsed');
  return row;
}

/**
 * Books the received amount as a credited deposit: turnover, bonus, debts, evidence about the payer and the player's
 * message are those of every deposit (`own.cash-in.confirm`).
 */
async function creditReceived(within: ModuleContext, row: CashInRow, at: Date): Promise<void> {
  const { id, accountId, wallet, received, receivedFrom, createdAt, deadline } = row;
  if (received === null || receivedFrom === null) throw new Error('the received amount of the cash-in is missing');
  const barred = await returnReason(within.db, { id, accountId, amount: received });
  if (barred !== null) throw new ApiError(409, 'cashIn.barred', { params: { why: barred } });
  const [deposit] = await within.db
    .insert(deposits)
    .values({
      id,
      accountId,
      idempotencyKey: `cash-in:${id}`,
      method: wallet,
      amount: received,
      state: 'credited',
      createdAt,
      expiresAt: deadline,
      settledAt: at,
      payerNumber: (await providerOf(within))?.payerHashes(receivedFrom)[0] ?? null,
    })
    .returning();
  if (!deposit) throw new Error('the deposit of the cash-in was not stored');
  await creditDeposit(within, deposit, at);
}

async function notifyPlayer(within: ModuleContext, row: CashInRow, news: 'rejected' | 'expired'): Promise<void> {
  const account = await accountById(within.db, row.accountId);
  const params = { number: numberOf(row), amount: toWire(row.amount), reason: row.reason ?? '' };
  if (account) await alertOwner(within, within.db, account, `cashIn.${news}`, params);
}

/** Returns the public number of a cash-in: `M00000001`. */
export const numberOf = ({ number }: Pick<CashInRow, 'number'>): string => publicNumber('M', number);
