import { hashPassword } from '../../../src/gateway/identity/account/passwords';
import { type Account, keepAccount } from '../../../src/gateway/identity/account/service';
import type { Tx } from '../../../src/gateway/platform/context';

type Fields = Omit<Parameters<typeof keepAccount>[1], 'passwordHash'> & { password: string };

/** Creates an account with a hashed password for logins. */
export const createAccount = async (tx: Tx, { password, ...fields }: Fields, createdAt: Date): Promise<Account> =>
  keepAccount(tx, { ...fields, passwordHash: await hashPassword(password) }, createdAt);
