import { FACTORS, type Factor } from '../../../contract/identity/authentication';
import type { Tx } from '../../platform/context';
import { hasPasskey } from '../passkey/passkeys';
import { hasTotp } from '../totp/service';

/** Checks for an active factor, by kind. */
const ENROLLED: Record<Factor, (tx: Tx, accountId: string) => Promise<boolean>> = {
  passkey: hasPasskey,
  totp: hasTotp,
};

/**
 * Returns the account's active strong factors. With any, every login requires one, and nothing weaker replaces it (asvs
 * 6.3.4).
 */
export async function factorsOf(tx: Tx, accountId: string): Promise<Factor[]> {
  const found: Factor[] = [];
  for (const kind of FACTORS) if (await ENROLLED[kind](tx, accountId)) found.push(kind);
  return found;
}
