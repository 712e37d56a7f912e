import { v7 } from 'uuid';
import { GATEWAY_SETTINGS } from '../../../contract';
import { credit } from '../../money/deposit/settle';
import { deposits } from '../../money/deposit/tables';
import type { Happening } from './happening';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Past deposits: days ago; minor units. */
const PAST = [
  { ago: 27, method: 'nodi', amount: 500_000n, state: 'credited' },
  { ago: 15, method: 'jonaki', amount: 200_000n, state: 'credited' },
  { ago: 14, method: 'bank', amount: 1_000_000n, state: 'failed', reason: 'insufficientFunds' },
  { ago: 6, method: 'nodi', amount: 300_000n, state: 'credited' },
  { ago: 5, method: 'dingi', amount: 100_000n, state: 'expired' },
] as const;

/** Returns a demo player's deposits: most were credited, one was rejected, one expired. */
export const pastDeposits = (accountId: string, midnight: number): Happening[] =>
  PAST.map(({ ago, method, amount, state, ...more }) => {
    const at = new Date(midnight - ago * DAY + DAY / 2);
    const expiresAt = new Date(at.getTime() + GATEWAY_SETTINGS.depositExpiresAfter);
    const settledAt = state === 'expired' ? expiresAt : new Date(at.getTime() + 2 * MINUTE);
    const id = v7();
    const reason = 'reason' in more ? more.reason : null;
    const voidedAt = state === 'credited' ? null : settledAt;
    const row = {
      id,
      accountId,
      idempotencyKey: `demo:${id}`,
      method,
      amount,
      state,
      reason,
      createdAt: at,
      expiresAt,
      settledAt,
      voidedAt,
    };
    return {
      at,
      main: state === 'credited' ? amount : 0n,
      does: async ({ db }) => {
        await db.insert(deposits).values(row);
        if (state === 'credited') await credit(db, row, settledAt);
      },
    };
  });
