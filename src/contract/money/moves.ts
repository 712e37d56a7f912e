import * as v from 'valibot';
import { deposit } from './deposit';
import { partnerTransferred, walletsAfter } from './wallet';
import { withdrawal } from './withdrawal';

/** Kinds of moves that a player sends with an `Idempotency-Key`. */
const moveKind = v.picklist(['deposit', 'withdrawal', 'wallets', 'partner']);
export const moveQuery = v.object({ of: moveKind });

/** A move that was executed, as its own call returns it. */
const executedMove = v.variant('of', [
  v.object({ of: v.literal('deposit'), ...deposit.entries }),
  v.object({ of: v.literal('withdrawal'), ...withdrawal.entries }),
  v.object({ of: v.literal('wallets'), ...walletsAfter.entries }),
  v.object({ of: v.literal('partner'), ...partnerTransferred.entries }),
]);
/**
 * Outcome of the move of a key. `unknown`: no such move was executed, and the same key may be sent again; `inProgress`:
 * a move of this player is being executed, possibly this one.
 */
export const moveOutcome = v.variant('state', [
  v.object({ state: v.literal('unknown') }),
  v.object({ state: v.literal('inProgress') }),
  v.object({ state: v.literal('done'), moved: executedMove }),
]);
