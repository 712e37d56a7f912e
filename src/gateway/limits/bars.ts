import type { Tx } from '../kit';

/** What keeps a player from depositing now, and until when; null where nothing does. */
export async function depositBar(_tx: Tx, _playerId: string): Promise<{ by: 'timeOut' | 'exclusion'; until: Date } | null> {
  return null;
}

/** What the player's deposit limits leave, minor units; null where there are none. */
export async function depositLimitLeft(_tx: Tx, _playerId: string): Promise<number | null> {
  return null;
}
