import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { mustExist } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { playerNotes } from './tables';

/** Maximum number of notes on a player's page. */
const NOTES_LIMIT = 50;

/** Adds an operator's note on a player; notes are never changed. Throws `account.unknown`. */
export async function addNote(within: ModuleContext, userName: string, text: string, author: string): Promise<void> {
  const { id: accountId } = await mustExist(within, userName);
  await within.db.insert(playerNotes).values({ id: v7(), accountId, author, text, at: await within.now() });
}

/** Returns the newest notes on a player, newest first (`own.desk-player.notes`). */
export async function notesOf(tx: Tx, accountId: string) {
  const rows = await tx
    .select()
    .from(playerNotes)
    .where(eq(playerNotes.accountId, accountId))
    .orderBy(desc(playerNotes.at), desc(playerNotes.id))
    .limit(NOTES_LIMIT);
  return rows.map(({ id, author, text, at }) => ({ id, author, text, at: at.getTime() }));
}
