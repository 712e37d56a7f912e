import { sql } from 'drizzle-orm';
import { MODULES } from '../../contract';
import { accountByName, anyAccount, keepAccount } from '../account/service';
import type { ModuleContext, Tx } from '../module-context';
import { demoNotices } from '../notice/demo';
import { neverWritten } from '../notice/service';
import { untangled } from '../platform/database';
import { giveAffiliateCode } from '../registration/affiliates';
import { setRealName } from '../registration/real-name';
import { setModule } from '../system/service';
import { credit, openWallet } from '../wallet/service';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { hashed } from './hashed';
import { livePast } from './past';

/** What a reset empties. The keys of the envelope stay: pages that are open know them. */
const EMPTIED = [
  'demo_payment_events',
  'demo_payments',
  'demo_payment_ways',
  'deposit_events',
  'deposits',
  'withdrawal_proofs',
  'withdrawal_steps',
  'withdrawals',
  'lifecycles',
  'bank_accounts',
  'payment_failures',
  'deposit_limits',
  'gaming_pauses',
  'reality_checks',
  'ledger_entries',
  'ledger_transfers',
  'ledger_accounts',
  'sessions',
  'sign_in_failures',
  'account_events',
  'password_history',
  'password_links',
  'account_totp',
  'contact_changes',
  'accounts',
  'challenges',
  'challenge_proofs',
  'challenge_work_done',
  'verification_codes',
  'account_places',
  'sign_in_proofs',
  'account_links',
  'social_states',
  'link_offers',
  'demo_provider_codes',
  'sms_provider',
  'registration_consents',
  'registration_keys',
  'affiliate_codes',
  'member_profiles',
  'phone_tokens',
  'notices',
  'system_modules',
  'system_maintenance',
  'system_blocked_regions',
];

/** Makes the demo's accounts in an empty database (asvs 6.3.2: never with `DEMO=off`). One process does it, the others wait. */
export async function seedDemo(ctx: ModuleContext): Promise<void> {
  if (!ctx.config.demo) return;
  await alone(ctx, async (tx) => {
    const inTx = { ...ctx, db: tx };
    if (!(await anyAccount(tx))) await seed(inTx);
    if (await neverWritten(tx)) await demoNotices(inTx);
  });
}

/** Back to how the demo began: every account, session and setting, and what operators turned. All at once: nobody sees it empty. */
export async function resetDemo(ctx: ModuleContext): Promise<void> {
  if (!ctx.config.demo) throw new Error('there is no demo to reset');
  // Calls that are being answered hold tables in another order.
  await untangled(() =>
    alone(ctx, async (tx) => {
      await tx.execute(sql`select set_config('maidan.demo_reset', 'on', true)`);
      await tx.execute(sql.raw(`truncate ${EMPTIED.join(', ')} restart identity`));
      await seed({ ...ctx, db: tx });
      await demoNotices({ ...ctx, db: tx });
    }),
  );
}

const alone = (ctx: ModuleContext, work: (tx: Tx) => Promise<void>) =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`);
    await work(tx);
  });

/** What is off until a real third party is configured; the demo has stand-ins. */
const TURNED_ON = [MODULES.google, MODULES.facebook];

async function seed(ctx: ModuleContext) {
  for (const modId of TURNED_ON) await setModule(ctx, modId, true);
  const now = await ctx.now();
  for (const { upline, balance, past, password, affiliateCode, realName, ...fields } of DEMO_ACCOUNTS) {
    const typed = password === null ? ctx.config.defaultPassword : DEMO_PASSWORD;
    const uplineId = upline && (await accountByName(ctx.db, upline))?.id;
    const account = await keepAccount(ctx.db, { type: 0, ...fields, passwordHash: await hashed(typed ?? DEMO_PASSWORD), uplineId }, now);
    await openWallet(ctx.db, account.id);
    if (realName) await setRealName(ctx.db, account.id, realName);
    if (affiliateCode) await giveAffiliateCode(ctx, account.id, affiliateCode);
    if (past) await livePast(ctx, account.id, balance ?? 0n, now);
    else if (balance) await credit(ctx, account.id, balance, `demo:${account.userName}`);
  }
}
