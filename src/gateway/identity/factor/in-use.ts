import { FACTORS, type Factor } from '../../../contract/identity/ways-in';
import type { Tx } from '../../platform/context';
import { hasPasskey } from '../passkey/kept';
import { hasTotp } from '../totp/service';

/** Checks whether an account has a factor of a kind in use. */
const ENROLLED: Record<Factor, (tx: Tx, accountId: string) => Promise<boolean>> = {
  passkey: hasPasskey,
  totp: hasTotp,
};

/** The strong factors that an account has in use. Who has one is asked for it at every log-in, and nothing weaker is taken in its place (asvs 6.3.4). */
export async function factorsOf(tx: Tx, accountId: string): Promise<Factor[]> {
  const found: Factor[] = [];
  for (const kind of FACTORS) if (await ENROLLED[kind](tx, accountId)) found.push(kind);
  return found;
}
