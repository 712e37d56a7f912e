import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import {
  type PromotionPage,
  type PromotionsOutcome,
  promotionsMachine,
} from '../../../../../machines/rewards/promotions/promotions.machine';
import { asFailure, type ClientOf } from '../../../../contract';
import { OFFER_CATEGORIES, OFFER_TAGS } from '../../../../contract/rewards/offers';
import { rewardEndpoints } from '../../../../contract/rewards/reward-endpoints';
import { watchLanguage } from '../../../../ui/browser/watch-language';
import type { FlowDependencies } from '../../../parts/dependencies';

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;

/** Codes for an unknown promotion, and for an impossible code. */
const GONE = ['offer.unknown', 'request.invalid'];
/** The address of one of them. */
const ONE = '/promoDetail';
/** Promotions that a call reads at most. */
const PAGE_SIZE = 100;

/** Meets s2.route.promotions, s2.other.promotions-filters. */
export const promotionsFlow = ({
  clientFor,
  address,
  messages,
}: Pick<FlowDependencies, 'clientFor' | 'address' | 'messages'>) => {
  const client = clientFor(rewardEndpoints);
  const named = () => {
    const { id = '', kind = '', type = '' } = address.read();
    return {
      one: address.path() === ONE,
      id,
      category: among(OFFER_CATEGORIES, kind) ?? 'all',
      tag: among(OFFER_TAGS, type),
    };
  };
  return promotionsMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => read(client, named(), signal)),
      take: fromPromise(async ({ input: { code, word } }) => {
        const takenOffer = await client.takeOffer({ code, ...(word && { word }) });
        // Refreshes the count of waiting rewards.
        messages.changed();
        return takenOffer;
      }),
      address: fromCallback(({ sendBack }) => {
        const path = address.path();
        let last = JSON.stringify(named());
        // While a dialog is open the address is the dialog's; on another page, that one's.
        const forgetAddress = address.watch(() => {
          const now = JSON.stringify(named());
          if (address.path() !== path || address.read().dialog !== undefined || now === last) return;
          last = now;
          sendBack({ type: 'address.changed' });
        });
        const forgetLanguage = watchLanguage(() => sendBack({ type: 'promotions.outdated' }));
        return () => {
          forgetAddress();
          forgetLanguage();
        };
      }),
    },
  });
};

const among = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((candidate) => candidate === value);

type PromotionQuery = {
  one: boolean;
  id: string;
  category: (typeof OFFER_CATEGORIES)[number];
  tag: (typeof OFFER_TAGS)[number] | undefined;
};

async function read(
  client: ClientOf<typeof rewardEndpoints>,
  { one, id, category, tag }: PromotionQuery,
  signal: AbortSignal,
): Promise<PromotionsOutcome> {
  try {
    if (one) return { kind: 'one', promotion: await client.offer({ code: id }, { signal }) };
    const page = await allOf(client, { category, ...(tag && { tag }) }, signal);
    return { kind: page.list.length > 0 ? 'found' : 'none', page, category, tag: tag ?? '' };
  } catch (error) {
    if (one && GONE.includes(asFailure(error).code)) return { kind: 'gone' };
    throw error;
  }
}

/** All promotions that match, read page by page: they are shown as one list. */
async function allOf(
  client: ClientOf<typeof rewardEndpoints>,
  filter: { category: PromotionQuery['category']; tag?: NonNullable<PromotionQuery['tag']> },
  signal: AbortSignal,
): Promise<PromotionPage> {
  const list: PromotionPage['list'] = [];
  for (let pageNo = 1; ; pageNo++) {
    const page = await client.offers({ ...filter, pageNo, pageSize: PAGE_SIZE }, { signal });
    list.push(...page.list);
    if (pageNo >= page.totalPages) return { ...page, list };
  }
}
