import { eq } from 'drizzle-orm';
import { fromWire } from '../../../contract/money/money';
import { type Account, accountById, lockAccount } from '../../identity';
import { areRewardsBarred, rejectRewards } from '../../money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { offerReward } from '../reward/service';
import { chooseOffer, openChoiceOf } from './choices';
import { depositsOf, isForNewcomers, offerProfileOf, runningOffers, standsWith } from './read';
import { audienceIncludes, isOpenAt, rewardKey, rewardOf } from './rule';
import { type OfferVersion, offerChoices } from './tables';

/**
 * Takes an offer: one for a deposit is chosen for the next one, replacing an earlier choice; any other becomes
 * claimable in the reward centre. Idempotent. Throws `reward.barred`, `offer.unknown`, `offer.notOpen`, or `offer.word`
 * if the code is wrong.
 */
export const takeOffer = (ctx: ModuleContext, account: Account, { code, word }: Input<'takeOffer'>): Promise<void> =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    await rejectRewards(tx, account.id);
    const now = await within.now();
    const offer = (await runningOffers(tx)).find((candidate) => candidate.code === code);
    if (!offer || !isOpenAt(offer.rule, now.getTime())) throw new ApiError(404, 'offer.unknown');
    const offerStatus = standsWith(offer, await offerProfileOf(tx, account, now), now, ctx.config.siteZone);
    if (offerStatus === 'chosen' || offerStatus === 'waiting') return;
    if (offerStatus !== 'open') throw new ApiError(409, 'offer.notOpen');
    const { trigger } = offer.rule;
    if (trigger.kind === 'code' && !isSame(trigger.code, word)) throw new ApiError(422, 'offer.word');
    await (trigger.kind === 'deposit'
      ? chooseOffer(tx, account.id, offer, now)
      : give(within, tx, { accountId: account.id, offer, now }));
  });

const isSame = (code: string, word = '') => code.trim().toUpperCase() === word.trim().toUpperCase();

type OfferGrant = { accountId: string; offer: OfferVersion; now: Date; deposit?: { id: string; amount: bigint } };
const give = ({ config }: Pick<ModuleContext, 'config'>, tx: Tx, { accountId, offer, now, deposit }: OfferGrant) =>
  offerReward(tx, {
    accountId,
    source: 'offer',
    key: rewardKey(offer.code, offer.rule, now, config.siteZone),
    ...rewardOf(offer, deposit, now),
  });

/**
 * Applies the offer that a new player chose while registering (s1.claim.marketing): one for the registration becomes
 * claimable immediately, one for a deposit is chosen. Ended offers and excluded persons get nothing, but the
 * registration succeeds.
 */
export async function offerToNewcomer(within: ModuleContext, accountId: string, code: string): Promise<void> {
  const { db: tx } = within;
  const now = await within.now();
  const offer = (await runningOffers(tx)).find((candidate) => candidate.code === code);
  if (
    !offer ||
    !isForNewcomers(offer.rule) ||
    !isOpenAt(offer.rule, now.getTime()) ||
    (await areRewardsBarred(tx, accountId))
  )
    return;
  await (offer.rule.trigger.kind === 'deposit'
    ? chooseOffer(tx, accountId, offer, now)
    : give(within, tx, { accountId, offer, now }));
}

/**
 * Grants the chosen offer of a deposit that the transaction credits: the choice made with it (`bonus`; empty: none), or
 * an earlier one if the deposit offered no choice. If the deposit is too small, not the first, or the account gets no
 * rewards now, the choice stays for the next deposit.
 */
export async function offerForDeposit(
  within: ModuleContext,
  { id: depositId, accountId, amount, bonus }: { id: string; accountId: string; amount: bigint; bonus: string | null },
): Promise<void> {
  const { db: tx } = within;
  const [choice] = await tx.select().from(offerChoices).where(openChoiceOf(accountId)).for('update');
  const chosen = bonus ?? choice?.code;
  if (!chosen) return;
  const now = await within.now();
  const offer = (await runningOffers(tx)).find(({ code }) => code === chosen);
  if (!offer || !(await fits(tx, offer, { accountId, amount, now })) || (await areRewardsBarred(tx, accountId))) return;
  const rewardId = await give(within, tx, { accountId, offer, now, deposit: { id: depositId, amount } });
  // A player who has already received it in this period gets it with a deposit of the next one; a choice made after
  // this deposit was started is also for the next.
  if (rewardId && choice?.code === chosen)
    await tx.update(offerChoices).set({ usedAt: now, depositId }).where(eq(offerChoices.id, choice.id));
}

async function fits(
  tx: Tx,
  { rule }: OfferVersion,
  { accountId, amount, now }: { accountId: string; amount: bigint; now: Date },
) {
  const { trigger } = rule;
  if (trigger.kind !== 'deposit' || amount < fromWire(trigger.least) || !isOpenAt(rule, now.getTime())) return false;
  if (trigger.first && (await depositsOf(tx, accountId)) > 1) return false;
  const owner = await accountById(tx, accountId);
  return owner !== undefined && audienceIncludes(rule, { joinedAt: owner.createdAt, rankLevel: owner.rankLevel }, now);
}
