import { hashPassword } from '../identity/account/passwords';

const hashes = new Map<string, Promise<string>>();

/** A demo's password as it is kept, hashed once for all resets: everybody knows it anyway. */
export function hashed(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
