import type { Referral } from '../../../src/contract/rewards/referral';

/** A referral link, and one friend of each kind. */
export const referralView: Referral = {
  isBarred: false,
  code: '7BCDFGHJK',
  terms: { money: '200.00', stakes: 3, deposit: '500.00', played: '2000.00', heldDays: 7 },
  paid: '400.00',
  list: (['joined', 'held', 'claimable', 'paid', 'refused'] as const).map((state, nth) => ({
    name: `fr***${nth}`,
    joinedAt: 1_800_000_000_000 + nth,
    state,
  })),
  pageNum: 1,
  totalPages: 1,
  total: 5,
};
