import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { queryRow, queryRows } from '../database/query';
import { randomSecret } from './secrets';

const sharedSecretRow = v.object({ secret: v.string() });

/** Returns the 256-bit secret of a name, for signatures and keyed hashes: created once, the same for all processes. */
export async function sharedSecret({ db }: ModuleContext, name: string): Promise<string> {
  const { secret } = await queryRow(db, sharedSecretRow, sql`select ${sharedSecretSql(name)} as secret`);
  return secret;
}

/** SQL expression of `sharedSecret`. */
export const sharedSecretSql = (name: string): SQL => sql`shared_secret(${name}, ${randomSecret()})`;

/** Returns the secret of a name, if one was created. */
export async function findSharedSecret({ db }: ModuleContext, name: string): Promise<string[]> {
  const rows = await queryRows(db, sharedSecretRow, sql`select secret from shared_secrets where name = ${name}`);
  return rows.map(({ secret }) => secret);
}
