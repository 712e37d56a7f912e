import { hash, verify } from '@node-rs/argon2';
import { randomSecret } from '../../platform/secrets/secrets';

/** asvs 11.4.2: argon2id (the library's default) at 19 MiB and 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFKC, as NIST SP 800-63B advises: keyboards compose letters differently, as U+09DF or as U+09AF U+09BC (`own.password.normalised`). */
const normalise = (password: string) => password.normalize('NFKC');

/** A password as it is kept: argon2id of its normal form in PHC form, with a salt of its own unless one is given. */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(normalise(password), { ...COST, ...(salt && { salt }) });

let decoy: Promise<string> | undefined;

/**
 * Checks whether a password fits a hash; older hashes are of the password as it was typed. Without a hash (no such account) it works just as long and says no,
 * so that the time does not tell which accounts exist (asvs 6.3.8).
 */
export async function passwordFits(kept: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomSecret());
  const [hashed, normal] = [kept ?? (await decoy), normalise(password)];
  const fits = (await verify(hashed, normal)) || (normal !== password && (await verify(hashed, password)));
  return kept !== undefined && fits;
}
