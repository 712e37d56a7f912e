import { desc, eq, max } from 'drizzle-orm';
import { fromWire } from '../../../contract/money/money';
import { SETTINGS } from '../../../contract/platform/settings';
import { isOfZalo, mostOf, type OfferRule } from '../../../contract/rewards/offers';
import { ApiError, type ModuleContext } from '../../platform/context';
import { UnfitDatabase } from '../../platform/database/migrate';
import { runningOffers } from './read';
import { unregulated } from './rule';
import { offerVersions } from './tables';

/** What is not permitted here, in words for operators, where the site is regulated. */
export class UnregulatedOffer extends UnfitDatabase {}

/** Every offer as it is now, in its order; what is off too. */
export async function offersForOperators({ db }: Pick<ModuleContext, 'db'>) {
  const rows = await db
    .selectDistinctOn([offerVersions.code])
    .from(offerVersions)
    .orderBy(offerVersions.code, desc(offerVersions.version));
  return rows
    .sort((one, other) => one.place - other.place)
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

/**
 * Writes a version of an offer, which runs from now on. Refuses one of the Zalo campaign above its limit; where the site is regulated it refuses, as `UnregulatedOffer`, what is to be staked more than ten
 * times, and what mixes products.
 */
export async function setOffer(ctx: ModuleContext, code: string, rule: OfferRule, by: string): Promise<number> {
  mustBePermitted(ctx, code, rule);
  return write(ctx, { code, rule, running: true, by });
}

/** Stops an offer, or has it run again; what was promised stands. Refuses with `offer.unknown`. */
export async function turnOffer(ctx: ModuleContext, code: string, running: boolean, by: string): Promise<number> {
  const last = (await offersForOperators(ctx)).find((one) => one.code === code);
  if (!last) throw new ApiError(404, 'offer.unknown');
  if (running) mustBePermitted(ctx, code, last.rule);
  return write(ctx, { code, rule: last.rule, running, by });
}

/** At the start: a regulated site does not run with an offer that it may not have. */
export async function mustAllBePermitted(ctx: ModuleContext): Promise<void> {
  for (const { code, rule } of await runningOffers(ctx.db)) mustBePermitted(ctx, code, rule);
}

function mustBePermitted({ config }: Pick<ModuleContext, 'config'>, code: string, rule: OfferRule): void {
  const { most } = SETTINGS.zaloReward;
  if (isOfZalo(code) && fromWire(mostOf(rule)) > fromWire(most))
    throw new UnregulatedOffer(`The offer ${code} is of the Zalo campaign, which gives at most ${most}`);
  const problems = config.regulated ? unregulated(rule) : [];
  if (problems.length > 0)
    throw new UnregulatedOffer(`REGULATED: the offer ${code} is not permitted: ${problems.join('; ')}`);
}

async function write(
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
