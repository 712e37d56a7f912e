import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Offer, Value } from '../../../contract';
import { type NewcomerOffer, OFFER_CATEGORIES, type OfferStanding } from '../../../contract/rewards/offers';
import { type Account, accountById } from '../../identity';
import { areRewardsBarred, pageOf } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { rewards } from '../reward/tables';
import { openChoiceOf } from './choices';
import { isForWhom, isOpenAt, rewardKey, termsOf } from './rule';
import { type OfferVersion, offerChoices, offerVersions } from './tables';

/** The last version of each offer that is running, in their order. */
export async function runningOffers(tx: Tx): Promise<OfferVersion[]> {
  const last = tx
    .selectDistinctOn([offerVersions.code])
    .from(offerVersions)
    .orderBy(offerVersions.code, desc(offerVersions.version))
    .as('last');
  return tx.select().from(last).where(eq(last.running, true)).orderBy(asc(last.place), asc(last.code));
}

/** What is known of somebody that offers ask about; null: a visitor. */
export type Standing = {
  account: Pick<Account, 'id' | 'rankLevel' | 'createdAt'>;
  /** The code that is chosen for the next deposit. */
  chosen: string | null;
  /** What offers have given, by key: whether it can still be claimed. */
  given: Map<string, 'waiting' | 'had'>;
  /** True if money was deposited before. */
  deposited: boolean;
};

export async function standingOf(tx: Tx, account: Standing['account'], now: Date): Promise<Standing> {
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
    given: new Map(rows.map((row) => [row.key, waits(row) ? 'waiting' : 'had'])),
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

/** How somebody stands with an offer. */
export function standsWith(
  { code, rule }: Pick<OfferVersion, 'code' | 'rule'>,
  who: Standing | null,
  now: Date,
  zone: string,
): OfferStanding {
  if (!who) return 'visitor';
  const given = who.given.get(rewardKey(code, rule, now, zone));
  if (given) return given;
  if (who.chosen === code) return 'chosen';
  const isTheirs = isForWhom(rule, { joinedAt: who.account.createdAt, rankLevel: who.account.rankLevel }, now);
  const isLate =
    rule.trigger.kind === 'registration' || (rule.trigger.kind === 'deposit' && rule.trigger.first && who.deposited);
  return isTheirs && !isLate && isOpenAt(rule, now.getTime()) ? 'open' : 'others';
}

/** One offer as it is told. */
const shownOffer = (
  { code, rule }: Pick<OfferVersion, 'code' | 'rule'>,
  standing: OfferStanding,
  language: Language,
): Offer => ({
  code,
  title: rule.title[language],
  text: rule.text[language],
  category: rule.category,
  tags: rule.tags,
  terms: termsOf(rule),
  standing,
});

/** Who asks, as offers know them; nothing is shown to who is barred. */
async function readerOf(ctx: ModuleContext, { session }: Caller, now: Date): Promise<Standing | null | 'barred'> {
  if (!session) return null;
  if (await areRewardsBarred(ctx.db, session.accountId)) return 'barred';
  const account = await accountById(ctx.db, session.accountId);
  return account ? standingOf(ctx.db, account, now) : 'barred';
}

/** A page of what is offered now, of a category and with a tag (s2.other.promotions-filters, s3.promotion.categories, s3.promotion.tags). */
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
  const categories = OFFER_CATEGORIES.filter((one) => open.some(({ rule }) => rule.category === one));
  const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const stands = (one: OfferVersion) => standsWith(one, reader === 'barred' ? null : reader, now, ctx.config.siteZone);
  const list = shown.map((one) => shownOffer(one, stands(one), caller.language));
  return { list, categories, ...pageOf(found.length, { pageNo, pageSize }) };
}

/**
 * Counts the offers that an account can take now (s2.nav.rewards); the caller has checked that rewards are not barred.
 */
export async function countOpenOffers(ctx: ModuleContext, accountId: string): Promise<number> {
  const [now, account] = [await ctx.now(), await accountById(ctx.db, accountId)];
  if (!account) return 0;
  const standing = await standingOf(ctx.db, account, now);
  const all = await runningOffers(ctx.db);
  return all.filter((one) => standsWith(one, standing, now, ctx.config.siteZone) === 'open').length;
}

/** One that is offered now. Refuses with `offer.unknown`; in a break there is none. */
export async function offerFor(ctx: ModuleContext, caller: Caller, code: string): Promise<Offer> {
  const now = await ctx.now();
  const reader = await readerOf(ctx, caller, now);
  const one = reader === 'barred' ? undefined : (await runningOffers(ctx.db)).find((running) => running.code === code);
  if (!one || reader === 'barred' || !isOpenAt(one.rule, now.getTime())) throw new ApiError(404, 'offer.unknown');
  return shownOffer(one, standsWith(one, reader, now, ctx.config.siteZone), caller.language);
}

/** What a newcomer can choose while registering: what a registration gives, and what a first deposit brings (s1.claim.marketing). */
export async function newcomersOffers(ctx: ModuleContext): Promise<OfferVersion[]> {
  const now = (await ctx.now()).getTime();
  return (await runningOffers(ctx.db)).filter(({ rule }) => isForNewcomers(rule) && isOpenAt(rule, now));
}

export const isForNewcomers = ({ trigger, audience }: OfferVersion['rule']): boolean =>
  (audience.kind === 'everybody' || audience.kind === 'newcomers') &&
  (trigger.kind === 'registration' || (trigger.kind === 'deposit' && trigger.first));

/** Serializes an offer for the places where newcomers choose one. */
export const toldToNewcomers = (
  { code, rule }: Pick<OfferVersion, 'code' | 'rule'>,
  language: Language,
): NewcomerOffer => ({
  code,
  title: rule.title[language],
  titles: rule.title,
  terms: termsOf(rule),
});

/** Lists the offers that a newcomer can choose, serialized. */
export const listOffersForNewcomers = async (ctx: ModuleContext, language: Language): Promise<NewcomerOffer[]> =>
  (await newcomersOffers(ctx)).map((one) => toldToNewcomers(one, language));
