import { hash, verify } from '@node-rs/argon2';
import { randomSecret } from '../../platform/secrets/secrets';

/** asvs 11.4.2: argon2id (the library's default) at 19 MiB and 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Normalises to NFKC, as NIST SP 800-63B advises: keyboards compose letters differently, such as U+09DF or U+09AF
 * U+09BC (`own.password.normalised`).
 */
const normalise = (password: string) => password.normalize('NFKC');

/**
 * Returns the hash of a password for storage: argon2id of its normal form, in PHC format, with a random salt unless one
 * is passed.
 */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(normalise(password), { ...COST, ...(salt && { salt }) });

let decoy: Promise<string> | undefined;

/**
 * Returns whether a password matches a hash; older hashes are of the password as it was typed. Without a hash (unknown
 * account) it takes just as long and returns false, so that the response time does not disclose which accounts exist
 * (asvs 6.3.8).
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomSecret());
  const hashed = storedHash ?? (await decoy);
  const normal = normalise(password);
  const fits = (await verify(hashed, normal)) || (normal !== password && (await verify(hashed, password)));
  return storedHash !== undefined && fits;
}
