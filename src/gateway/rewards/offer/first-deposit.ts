import type { DepositTerms, Language } from '../../../contract';
import { fromWire } from '../../../contract/money/money';
import { type Account, accountById } from '../../identity';
import { areRewardsBarred } from '../../money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { chooseOffer, dropChoice } from './choices';
import { depositsOf, isForNewcomers, offerProfileOf, renderForNewcomers, runningOffers, standsWith } from './read';
import type { OfferVersion } from './tables';

type Choosable = { offers: OfferVersion[]; chosen: string | null };

/**
 * Returns the bonuses that a member without deposits can choose with the first one: those for new members, and their
 * earlier choice (s1.claim.marketing, own.deposit.bonus). Null if there are none, or the account gets no rewards.
 */
async function choosable(tx: Tx, account: Account, now: Date, zone: string): Promise<Choosable | null> {
  if ((await depositsOf(tx, account.id)) > 0 || (await areRewardsBarred(tx, account.id))) return null;
  const profile = await offerProfileOf(tx, account, now);
  const statusOf = (offer: OfferVersion) => standsWith(offer, profile, now, zone);
  const theirs = (await runningOffers(tx)).filter(
    (candidate) =>
      statusOf(candidate) === 'chosen' || (isForNewcomers(candidate.rule) && statusOf(candidate) === 'open'),
  );
  if (!theirs.some(({ rule }) => isForNewcomers(rule))) return null;
  return { offers: theirs, chosen: theirs.find(({ code }) => code === profile.chosen)?.code ?? null };
}

/** Returns the same bonuses, as part of a deposit's terms. */
export async function bonusesOf(
  ctx: ModuleContext,
  account: Account,
  language: Language,
): Promise<DepositTerms['bonuses']> {
  const found = await choosable(ctx.db, account, await ctx.now(), ctx.config.siteZone);
  return found
    ? { offers: found.offers.map((offer) => renderForNewcomers(offer, language)), chosen: found.chosen }
    : undefined;
}

/**
 * Chooses a bonus, or none, for a deposit that the transaction starts. Throws `deposit.bonus` for an unavailable one,
 * and `deposit.bonusLeast` if the deposit is too small for it, because there is only one first deposit.
 */
export async function chooseWithDeposit(
  { db: tx, now, config }: ModuleContext,
  accountId: string,
  { bonus, amount }: { bonus: string | null; amount: string },
): Promise<void> {
  const at = await now();
  if (bonus === null) return dropChoice(tx, accountId, at);
  const account = await accountById(tx, accountId);
  const found = account && (await choosable(tx, account, at, config.siteZone));
  const offer = found?.offers.find(({ code }) => code === bonus);
  const trigger = offer?.rule.trigger;
  if (!offer || trigger?.kind !== 'deposit') throw new ApiError(409, 'deposit.bonus');
  const { least } = trigger;
  if (fromWire(amount) < fromWire(least))
    throw new ApiError(422, 'deposit.bonusLeast', { params: { least: fromWire(least) }, value: { least } });
  await chooseOffer(tx, accountId, offer, at);
}
