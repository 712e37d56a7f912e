import { and, asc, eq, isNull } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import type { Tx } from '../../platform/context';
import { balancesOf, GRANTED, heldFor, LOCKED, MAIN, REVIEW, SUSPENSE, vendorPurpose } from './accounts';
import { grants, receivables } from './tables';
import { turnoverLeft } from './turnover';
import { VENDORS } from './vendors';

type Funds = Pick<DeskValue<'player'>, 'balances' | 'turnoverLeft' | 'grants' | 'debts'>;

/** Returns a player's balances, open grants and open debts, for operators (`own.desk-player.page`). */
export async function fundsForOperators(tx: Tx, ownerId: string): Promise<Funds> {
  const balances = await balancesOf(tx, ownerId);
  const held = (purpose: string) => toWire(heldFor(balances, purpose));
  return {
    balances: {
      main: held(MAIN),
      granted: held(GRANTED),
      locked: held(LOCKED),
      underReview: held(REVIEW),
      suspense: held(SUSPENSE),
      vendors: VENDORS.map(({ vendor, name }) => ({ vendor, name, balance: held(vendorPurpose(vendor)) })),
    },
    turnoverLeft: toWire(await turnoverLeft(tx, ownerId)),
    grants: await openGrants(tx, ownerId),
    debts: await openDebts(tx, ownerId),
  };
}

async function openGrants(tx: Tx, ownerId: string): Promise<Funds['grants']> {
  const rows = await tx
    .select()
    .from(grants)
    .where(and(eq(grants.ownerId, ownerId), isNull(grants.endedAt)))
    .orderBy(asc(grants.seq));
  return rows.map(({ id, kind, amount, owed, workedOff, handedOn, cap, createdAt, expiresAt }) => ({
    id,
    kind,
    amount: toWire(amount),
    requirement: toWire(owed),
    done: toWire(workedOff + handedOn),
    cap: cap === null ? null : toWire(cap),
    since: createdAt.getTime(),
    expiresAt: expiresAt?.getTime() ?? null,
  }));
}

async function openDebts(tx: Tx, ownerId: string): Promise<Funds['debts']> {
  const rows = await tx
    .select()
    .from(receivables)
    .where(and(eq(receivables.accountId, ownerId), isNull(receivables.endedAt)))
    .orderBy(asc(receivables.createdAt), asc(receivables.id));
  return rows.map(({ id, reversalId, amount, collected, waived, createdAt }) => ({
    id,
    from: reversalId ? 'deposit' : 'win',
    amount: toWire(amount),
    open: toWire(amount - collected - waived),
    since: createdAt.getTime(),
  }));
}
