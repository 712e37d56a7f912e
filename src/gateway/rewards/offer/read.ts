import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Offer, Value } from '../../../contract';
import { type NewcomerOffer, OFFER_CATEGORIES, type OfferStatus } from '../../../contract/rewards/offers';
import { type Account, accountById } from '../../identity';
import { areRewardsBarred, pageOf } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { rewards } from '../reward/tables';
import { openChoiceOf } from './choices';
import { audienceIncludes, isOpenAt, rewardKey, termsOf } from './rule';
import { type OfferVersion, offerChoices, offerVersions } from './tables';

/** Returns the current version of each running offer, in order. */
export async function runningOffers(tx: Tx): Promise<OfferVersion[]> {
  const last = tx
    .selectDistinctOn([offerVersions.code])
    .from(offerVersions)
    .orderBy(offerVersions.code, desc(offerVersions.version))
    .as('last');
  return tx.select().from(last).where(eq(last.running, true)).orderBy(asc(last.place), asc(last.code));
}

/** Data about an account that offers depend on; null for visitors. */
type OfferProfile = {
  account: Pick<Account, 'id' | 'rankLevel' | 'createdAt'>;
  /** Code of the offer chosen for the next deposit. */
  chosen: string | null;
  /** Received rewards by key, claimable or claimed. */
  rewardStates: Map<string, 'waiting' | 'had'>;
  /** True if the account has deposited. */
  deposited: boolean;
};

export async function offerProfileOf(tx: Tx, account: OfferProfile['account'], now: Date): Promise<OfferProfile> {
  const [choice] = await tx.select({ code: offerChoices.code }).from(offerChoices).where(openChoiceOf(account.id));
  const rows = await tx
    .select({
      key: rewards.key,
      claimedAt: rewards.claimedAt,
      withdrawnAt: rewards.withdrawnAt,
      claimBy: rewards.claimBy,
    })
    .from(rewards)
    .where(and(eq(rewards.accountId, account.id), eq(rewards.source, 'offer')));
  const waits = (row: (typeof rows)[number]) =>
    !row.claimedAt && !row.withdrawnAt && (!row.claimBy || row.claimBy > now);
  return {
    account,
    chosen: choice?.code ?? null,
    rewardStates: new Map(rows.map((row) => [row.key, waits(row) ? 'waiting' : 'had'])),
    deposited: (await depositsOf(tx, account.id)) > 0,
  };
}

const depositsOfRow = v.object({ n: v.number() });

/** Counts an account's credited deposits. */
export async function depositsOf(tx: Tx, accountId: string): Promise<number> {
  const { n } = await queryRow(
    tx,
    depositsOfRow,
    sql`select count(*)::int as n from deposits where account_id = ${accountId} and state = 'credited'`,
  );
  return n;
}

/** Returns an account's status with an offer. */
export function standsWith(
  { code, rule }: Pick<OfferVersion, 'code' | 'rule'>,
  profile: OfferProfile | null,
  now: Date,
  zone: string,
): OfferStatus {
  if (!profile) return 'visitor';
  const rewardState = profile.rewardStates.get(rewardKey(code, rule, now, zone));
  if (rewardState) return rewardState;
  if (profile.chosen === code) return 'chosen';
  const isTheirs = audienceIncludes(
    rule,
    { joinedAt: profile.account.createdAt, rankLevel: profile.account.rankLevel },
    now,
  );
  const isLate =
    rule.trigger.kind === 'registration' ||
    (rule.trigger.kind === 'deposit' && rule.trigger.first && profile.deposited);
  return isTheirs && !isLate && isOpenAt(rule, now.getTime()) ? 'open' : 'others';
}

/** Renders an offer. */
const renderOffer = (
  { code, rule }: Pick<OfferVersion, 'code' | 'rule'>,
  offerStatus: OfferStatus,
  language: Language,
): Offer => ({
  code,
  title: rule.title[language],
  text: rule.text[language],
  category: rule.category,
  tags: rule.tags,
  terms: termsOf(rule),
  standing: offerStatus,
});

/** Returns the caller's data for offers; `barred` hides all offers. */
async function readerOf(ctx: ModuleContext, { session }: Caller, now: Date): Promise<OfferProfile | null | 'barred'> {
  if (!session) return null;
  if (await areRewardsBarred(ctx.db, session.accountId)) return 'barred';
  const account = await accountById(ctx.db, session.accountId);
  return account ? offerProfileOf(ctx.db, account, now) : 'barred';
}

/**
 * Returns a page of current offers, by category and tag (s2.other.promotions-filters, s3.promotion.categories,
 * s3.promotion.tags).
 */
export async function pageOfOffers(
  ctx: ModuleContext,
  caller: Caller,
  { category = 'all', tag, pageNo, pageSize }: Input<'offers'>,
): Promise<Value<'offers'>> {
  const now = await ctx.now();
  const reader = await readerOf(ctx, caller, now);
  const open =
    reader === 'barred' ? [] : (await runningOffers(ctx.db)).filter(({ rule }) => isOpenAt(rule, now.getTime()));
  const found = open.filter(
    ({ rule }) => (category === 'all' || rule.category === category) && (tag === undefined || rule.tags.includes(tag)),
  );
  const categories = OFFER_CATEGORIES.filter((offer) => open.some(({ rule }) => rule.category === offer));
  const pageOffers = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const stands = (offer: OfferVersion) =>
    standsWith(offer, reader === 'barred' ? null : reader, now, ctx.config.siteZone);
  const list = pageOffers.map((offer) => renderOffer(offer, stands(offer), caller.language));
  return { list, categories, ...pageOf(found.length, { pageNo, pageSize }) };
}

/** Counts the offers that an account can take now (s2.nav.rewards); callers check that the account gets rewards. */
export async function countOpenOffers(ctx: ModuleContext, accountId: string): Promise<number> {
  const now = await ctx.now();
  const account = await accountById(ctx.db, accountId);
  if (!account) return 0;
  const profile = await offerProfileOf(ctx.db, account, now);
  const all = await runningOffers(ctx.db);
  return all.filter((offer) => standsWith(offer, profile, now, ctx.config.siteZone) === 'open').length;
}

/** Returns a current offer. Throws `offer.unknown`, for every offer during a pause. */
export async function offerFor(ctx: ModuleContext, caller: Caller, code: string): Promise<Offer> {
  const now = await ctx.now();
  const reader = await readerOf(ctx, caller, now);
  const offer =
    reader === 'barred' ? undefined : (await runningOffers(ctx.db)).find((running) => running.code === code);
  if (!offer || reader === 'barred' || !isOpenAt(offer.rule, now.getTime())) throw new ApiError(404, 'offer.unknown');
  return renderOffer(offer, standsWith(offer, reader, now, ctx.config.siteZone), caller.language);
}

/**
 * Returns the offers that new players can choose while registering: those for a registration, and those for a first
 * deposit (s1.claim.marketing).
 */
export async function newcomersOffers(ctx: ModuleContext): Promise<OfferVersion[]> {
  const now = (await ctx.now()).getTime();
  return (await runningOffers(ctx.db)).filter(({ rule }) => isForNewcomers(rule) && isOpenAt(rule, now));
}

export const isForNewcomers = ({ trigger, audience }: OfferVersion['rule']): boolean =>
  (audience.kind === 'everybody' || audience.kind === 'newcomers') &&
  (trigger.kind === 'registration' || (trigger.kind === 'deposit' && trigger.first));

/** Serializes an offer for the places where new players choose one. */
export const renderForNewcomers = (
  { code, rule }: Pick<OfferVersion, 'code' | 'rule'>,
  language: Language,
): NewcomerOffer => ({
  code,
  title: rule.title[language],
  titles: rule.title,
  terms: termsOf(rule),
});

/** Lists the offers that new players can choose, serialized. */
export const listOffersForNewcomers = async (ctx: ModuleContext, language: Language): Promise<NewcomerOffer[]> =>
  (await newcomersOffers(ctx)).map((offer) => renderForNewcomers(offer, language));
