import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../platform/context';
import { type OfferVersion, offerChoices } from './tables';

/** Condition: the account's choice that waits for a deposit. */
export const openChoiceOf = (accountId: string) =>
  and(eq(offerChoices.accountId, accountId), isNull(offerChoices.usedAt), isNull(offerChoices.droppedAt));

/** Drops the choice for the next deposit. */
export async function dropChoice(tx: Tx, accountId: string, droppedAt: Date): Promise<void> {
  await tx.update(offerChoices).set({ droppedAt }).where(openChoiceOf(accountId));
}

/** Chooses an offer for the next deposit, replacing an earlier choice. */
export async function chooseOffer(
  tx: Tx,
  accountId: string,
  { code, version }: OfferVersion,
  chosenAt: Date,
): Promise<void> {
  await dropChoice(tx, accountId, chosenAt);
  await tx.insert(offerChoices).values({ id: v7(), accountId, code, version, chosenAt });
}
