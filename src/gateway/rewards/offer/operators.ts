import { desc, eq, max } from 'drizzle-orm';
import { fromWire } from '../../../contract/money/money';
import { SETTINGS } from '../../../contract/platform/settings';
import { isOfZalo, mostOf, type OfferRule } from '../../../contract/rewards/offers';
import { ApiError, type ModuleContext } from '../../platform/context';
import { UnfitDatabase } from '../../platform/database/migrate';
import { hedgingProblem, offerGains } from './hedging';
import { runningOffers } from './read';
import { unregulated } from './rule';
import { offerVersions } from './tables';

/** Offer that is not permitted on a regulated site; the message is for operators. */
export class UnregulatedOffer extends UnfitDatabase {}

/** Lists the current version of every offer, including stopped ones, in order. */
export async function offersForOperators({ db }: Pick<ModuleContext, 'db'>) {
  const rows = await db
    .selectDistinctOn([offerVersions.code])
    .from(offerVersions)
    .orderBy(offerVersions.code, desc(offerVersions.version));
  return rows
    .sort((a, b) => a.place - b.place)
    .map(({ code, version, place, running, rule, createdAt, createdBy }) => ({
      code,
      version,
      place,
      running,
      createdAt,
      createdBy,
      rule,
    }));
}

/** Offer that lets two accounts profit with certainty by more than permitted; the message is for operators. */
export class HedgedOffer extends Error {}

/**
 * Stores a new version of an offer, effective immediately. Throws `HedgedOffer` if two accounts could profit with
 * certainty (`own.offer.hedged`), and `UnregulatedOffer` above the limit of the Zalo campaign or, on a regulated site,
 * for a turnover factor above ten or a mix of products.
 */
export async function setOffer(ctx: ModuleContext, code: string, rule: OfferRule, by: string): Promise<number> {
  mustBePermitted(ctx, code, rule);
  mustNotPayHedging(ctx, code, rule);
  return storeOffer(ctx, { code, rule, running: true, by });
}

/** Describes the best play of two accounts with the current version of an offer. Throws `offer.unknown`. */
export async function gainsOfOffer(ctx: Pick<ModuleContext, 'db'>, code: string) {
  const last = (await offersForOperators(ctx)).find((offer) => offer.code === code);
  if (!last) throw new ApiError(404, 'offer.unknown');
  return offerGains(last.rule);
}

/** Stops or resumes an offer; earlier promises stay valid. Throws `offer.unknown`, and like `setOffer` to resume. */
export async function turnOffer(ctx: ModuleContext, code: string, running: boolean, by: string): Promise<number> {
  const last = (await offersForOperators(ctx)).find((offer) => offer.code === code);
  if (!last) throw new ApiError(404, 'offer.unknown');
  if (running) {
    mustBePermitted(ctx, code, last.rule);
    mustNotPayHedging(ctx, code, last.rule);
  }
  return storeOffer(ctx, { code, rule: last.rule, running, by });
}

/** Checks all offers at startup: a regulated site does not start with one that is not permitted. */
export async function mustAllBePermitted(ctx: ModuleContext): Promise<void> {
  for (const { code, rule } of await runningOffers(ctx.db)) mustBePermitted(ctx, code, rule);
}

function mustBePermitted({ config }: Pick<ModuleContext, 'config'>, code: string, rule: OfferRule): void {
  const { most } = SETTINGS.zaloReward;
  if (isOfZalo(code) && fromWire(mostOf(rule)) > fromWire(most))
    throw new UnregulatedOffer(`The offer ${code} belongs to the Zalo campaign, whose maximum is ${most}`);
  const problems = config.regulated ? unregulated(rule) : [];
  if (problems.length > 0)
    throw new UnregulatedOffer(`REGULATED: the offer ${code} is not permitted: ${problems.join('; ')}`);
}

function mustNotPayHedging(ctx: ModuleContext, code: string, rule: OfferRule): void {
  const problem = hedgingProblem(ctx, rule);
  if (problem) throw new HedgedOffer(`The offer ${code} is not published. ${problem}`);
}

/** Stores a version without checks; tests show that the demo's offers pass them. */
export async function storeOffer(
  { db, now }: ModuleContext,
  { code, rule, running, by }: { code: string; rule: OfferRule; running: boolean; by: string },
): Promise<number> {
  const [last] = await db
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.code, code))
    .orderBy(desc(offerVersions.version))
    .limit(1);
  const [end] = await db.select({ place: max(offerVersions.place) }).from(offerVersions);
  const version = (last?.version ?? 0) + 1;
  const place = last?.place ?? (end?.place ?? 0) + 1;
  await db.insert(offerVersions).values({ code, version, place, running, rule, createdAt: await now(), createdBy: by });
  return version;
}
