import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { queryRow } from '../database/query';
import { randomSecret } from './secrets';

const sharedSecretRow = v.object({ secret: v.string() });

/** A 256-bit secret by name, for signing and for keyed hashes: made once, the same for all processes. */
export async function sharedSecret({ db }: ModuleContext, name: string): Promise<string> {
  const { secret } = await queryRow(db, sharedSecretRow, sql`select ${sharedSecretSql(name)} as secret`);
  return secret;
}

/** The same as a part of a larger question. */
export const sharedSecretSql = (name: string): SQL => sql`shared_secret(${name}, ${randomSecret()})`;
