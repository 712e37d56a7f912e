import { sql } from 'drizzle-orm';
import { accountByName, anyAccount, createAccount } from '../account/service';
import type { Kit, Tx } from '../kit';
import { isDeadlock } from '../platform/database';
import { credit, openWallet } from '../wallet/service';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';

/** What a reset empties. The keys of the envelope stay: pages that are open know them. */
const EMPTIED = [
  'ledger_entries',
  'ledger_transfers',
  'ledger_accounts',
  'sessions',
  'sign_in_failures',
  'account_events',
  'accounts',
  'challenges',
  'challenge_proofs',
  'challenge_work_done',
  'system_modules',
  'system_maintenance',
  'system_blocked_regions',
];

/** Makes the demo's accounts in an empty database (asvs 6.3.2: never with `DEMO=off`). One process does it, the others wait. */
export async function seedDemo(kit: Kit): Promise<void> {
  if (!kit.config.demo) return;
  await alone(kit, async (tx) => {
    if (!(await anyAccount(tx))) await seed({ ...kit, db: tx });
  });
}

/** Back to how the demo began: every account, session and setting, and what operators turned. All at once: nobody sees it empty. */
export async function resetDemo(kit: Kit): Promise<void> {
  if (!kit.config.demo) throw new Error('there is no demo to reset');
  const reset = () =>
    alone(kit, async (tx) => {
      await tx.execute(sql`select set_config('maidan.demo_reset', 'on', true)`);
      await tx.execute(sql.raw(`truncate ${EMPTIED.join(', ')}`));
      await seed({ ...kit, db: tx });
    });
  // Calls that are being answered hold tables in another order: PostgreSQL ends one of two that wait for each other.
  await reset().catch((error) => (isDeadlock(error) ? reset() : Promise.reject(error)));
}

const alone = (kit: Kit, work: (tx: Tx) => Promise<void>) =>
  kit.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`);
    await work(tx);
  });

async function seed(kit: Kit) {
  const now = await kit.now();
  for (const { upline, balance, password, ...fields } of DEMO_ACCOUNTS) {
    const typed = password === null ? kit.config.defaultPassword : DEMO_PASSWORD;
    const uplineId = upline && (await accountByName(kit.db, upline))?.id;
    const account = await createAccount(kit.db, { type: 0, ...fields, password: typed ?? DEMO_PASSWORD, uplineId }, now);
    await openWallet(kit.db, account.id);
    if (balance) await credit(kit, account.id, balance, `demo:${account.userName}`);
  }
}
