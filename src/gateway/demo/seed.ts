import { sql } from 'drizzle-orm';
import { MODULES } from '../../contract';
import { accountByName, anyAccount, keepAccount } from '../identity/account/service';
import { giveAffiliateCode } from '../identity/registration/affiliates';
import { setRealName } from '../identity/registration/real-name';
import { openWallet } from '../money/wallet/accounts';
import { credit } from '../money/wallet/service';
import type { ModuleContext, Tx } from '../platform/context';
import { UnfitDatabase } from '../platform/database/migrate';
import { setModule } from '../platform/system/service';
import { takeFacts } from '../play/bets/rollups';
import { setContact } from '../support/contact/operators';
import { applySeed, seedContent } from '../support/content/seed';
import { neverWritten } from '../support/notice/service';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { plantActivities } from './activities';
import { demoCashIn } from './cash-in';
import { demoGames, isCatalogueOutdated, renewCatalogue } from './catalogue/seed';
import { emptyDemo } from './emptied';
import { hashed } from './hashed';
import { demoNotices } from './notices';
import { demoOffers, noOffers } from './offers';
import { livePast } from './past/past';
import { demoPoints } from './points';
import { demoStudios, noStudios } from './studios';
import { demoSeed } from './tables';
import { plantTeam } from './team';
import { plantContracts } from './team-contracts';
import { seedLevels } from './vip-levels';

/**
 * Creates the demo's accounts in an empty database (asvs 6.3.2: never with `DEMO=off`). One process does it while the
 * others wait. Outside the demo, throws if the database contains them: their passwords are public, and their money is
 * fictional.
 */
export async function seedDemo(ctx: ModuleContext): Promise<void> {
  if (!ctx.config.demo) return rejectSeeded(ctx.db);
  await alone(ctx, async (tx) => {
    const inTx = { ...ctx, db: tx };
    if (!(await anyAccount(tx))) await seedFirst(inTx);
    if (await neverWritten(tx)) await demoNotices(inTx);
    await seedContent(inTx);
    const games = demoGames(ctx);
    if (await isCatalogueOutdated(tx, games)) await renewCatalogue(inTx, games);
    if (await noStudios(tx)) await demoStudios(inTx);
    if (await noOffers(tx)) await demoOffers(inTx);
  });
}

/** Resets the demo to its accounts, in a transaction that has locked it. */
export async function resetToSeed(within: ModuleContext): Promise<void> {
  await emptyDemo(within.db);
  await seed(within);
  await demoNotices(within);
  await applySeed(within);
  await demoStudios(within);
  await demoOffers(within);
}

async function seedFirst(within: ModuleContext) {
  await seed(within);
  await seedTeam(within);
  await within.db.insert(demoSeed).values({}).onConflictDoNothing();
}

/** Adds the team of the demo's agent, its agreements and its activities, if configured. */
export async function seedTeam(within: ModuleContext): Promise<void> {
  if (!within.config.demoTeam) return;
  await plantTeam(within);
  await plantContracts(within);
  while ((await takeFacts(within)) > 0);
  await plantActivities(within);
}

async function rejectSeeded(db: Tx) {
  if ((await db.select().from(demoSeed)).length === 0) return;
  throw new UnfitDatabase(
    'DEMO: it is off, but this database has the demo’s accounts and money; set DEMO=on, or another DATA_DIR or DATABASE_URL',
  );
}

const alone = (ctx: ModuleContext, work: (tx: Tx) => Promise<void>) =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`);
    await work(tx);
  });

/** Modules that are off until a real third party is configured; the demo simulates them. */
const TURNED_ON = [MODULES.google, MODULES.facebook];

async function seed(ctx: ModuleContext) {
  for (const modId of TURNED_ON) await setModule(ctx, modId, true);
  const now = await ctx.now();
  for (const { upline, balance, past, password, affiliateCode, realName, ...fields } of DEMO_ACCOUNTS) {
    const typed = password === null ? ctx.config.defaultPassword : DEMO_PASSWORD;
    const uplineId = upline && (await accountByName(ctx.db, upline))?.id;
    const account = await keepAccount(
      ctx.db,
      {
        type: 0,
        ...fields,
        mobileVerifiedAt: fields.mobile ? now : null,
        passwordHash: await hashed(typed ?? DEMO_PASSWORD),
        uplineId,
      },
      now,
    );
    await openWallet(ctx.db, account.id);
    if (realName) await setRealName(ctx.db, account.id, realName);
    if (affiliateCode) await giveAffiliateCode(ctx, account.id, affiliateCode);
    if (past) await livePast(ctx, account.id, balance ?? 0n, now);
    else if (balance) await credit(ctx, account.id, balance, `demo:${account.userName}`);
  }
  await seedLevels(ctx);
  await demoPoints(ctx);
  await demoCashIn(ctx);
  await setContact(ctx, ['mail', 'help@example.test']);
}
