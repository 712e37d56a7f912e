import type { Pool } from 'pg';
import type { Crowd } from './crowd';
import { drawBets, insertBets, insertMoney } from './money';
import { functions, insertMessages, insertPeople } from './people';

/**
 * Adds a crowd with three months of history to a database with the demo's catalogue: agents' trees, wallets whose
 * ledger verifies, deposits, withdrawals, bets with their sums, sessions, messages and audit. The same crowd is the
 * same rows. Written without triggers, inside of the database, from hashes of row numbers: no row crosses the wire, and
 * a million accounts with ten million bets take minutes.
 */
export async function generateCrowd(pool: Pool, crowd: Crowd): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica; set local statement_timeout = 0;
      set local work_mem = '256MB'; set local synchronous_commit = off`);
    await client.query(functions(crowd.seed));
    await insertPeople(client, crowd);
    await insertMessages(client, crowd);
    await drawBets(client, crowd);
    await insertMoney(client, crowd);
    await insertBets(client);
    await client.query('commit; discard temp');
    await client.query('vacuum analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
