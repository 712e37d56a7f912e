import { hashPassword } from '../../../src/gateway/identity/account/passwords';
import { type Account, keepAccount } from '../../../src/gateway/identity/account/service';
import type { Tx } from '../../../src/gateway/platform/context';

type Fields = Omit<Parameters<typeof keepAccount>[1], 'passwordHash'> & { password: string };

/** Makes an account that a test logs in to, its password hashed as a player's is. */
export const createAccount = async (tx: Tx, { password, ...fields }: Fields, createdAt: Date): Promise<Account> =>
  keepAccount(tx, { ...fields, passwordHash: await hashPassword(password) }, createdAt);
