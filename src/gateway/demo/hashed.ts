import { hashPassword } from '../identity/account/passwords';

const hashes = new Map<string, Promise<string>>();

/** Returns the hash of a demo password, computed once for all resets; these passwords are public anyway. */
export function hashed(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
