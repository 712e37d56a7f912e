import { msg } from '@lingui/core/macro';
import type { Offer, OfferCategory, OfferTag } from '../../../../contract';
import type { Tile } from '../../../../ui/art/tiles';
import type { BadgeTone } from '../../../../ui/badge';

/** s3.promotion.categories, in the order of the filter; with their icons. */
export const categoryWords = {
  all: msg({ id: 'promotions.category.all', message: 'All' }),
  newPlayer: msg({ id: 'promotions.category.newPlayer', message: 'New players' }),
  deposit: msg({ id: 'promotions.category.deposit', message: 'Deposit' }),
  sports: msg({ id: 'promotions.category.sports', message: 'Sports' }),
  live: msg({ id: 'promotions.category.live', message: 'Live casino' }),
  slots: msg({ id: 'promotions.category.slots', message: 'Slots' }),
  cards: msg({ id: 'promotions.category.cards', message: 'Card games' }),
  fishing: msg({ id: 'promotions.category.fishing', message: 'Fishing' }),
  lotto: msg({ id: 'promotions.category.lotto', message: 'Lotto' }),
  rebate: msg({ id: 'promotions.category.rebate', message: 'Rebate' }),
  pointsMall: msg({ id: 'promotions.category.pointsMall', message: 'Points mall' }),
  ranking: msg({ id: 'promotions.category.ranking', message: 'Ranking' }),
  app: msg({ id: 'promotions.category.app', message: 'App download' }),
  gameOffers: msg({ id: 'promotions.category.gameOffers', message: 'Game deals' }),
  brandStories: msg({ id: 'promotions.category.brandStories', message: 'Brand stories' }),
  ambassador: msg({ id: 'promotions.category.ambassador', message: 'Ambassador' }),
  other: msg({ id: 'promotions.category.other', message: 'Other' }),
} satisfies Record<OfferCategory, unknown>;

export const categoryArt: Record<OfferCategory, Tile> = {
  all: 'drum',
  newPlayer: 'lily',
  deposit: 'pot',
  sports: 'sports',
  live: 'live',
  slots: 'rng',
  cards: 'pvp',
  fishing: 'fish',
  lotto: 'lottery',
  rebate: 'wheel',
  pointsMall: 'pot',
  ranking: 'cup',
  app: 'kite',
  gameOffers: 'drum',
  brandStories: 'boat',
  ambassador: 'cup',
  other: 'owl',
};

/** s3.promotion.tags. */
export const tagWords = {
  newbie: msg({ id: 'promotions.tag.newbie', message: 'Newbie' }),
  limited: msg({ id: 'promotions.tag.limited', message: 'Limited' }),
  special: msg({ id: 'promotions.tag.special', message: 'Special' }),
  daily: msg({ id: 'promotions.tag.daily', message: 'Daily' }),
  highRebate: msg({ id: 'promotions.tag.highRebate', message: 'High rebate' }),
  vip: msg({ id: 'promotions.tag.vip', message: 'VIP' }),
} satisfies Record<OfferTag, unknown>;

export const tagTones: Record<OfferTag, BadgeTone> = {
  newbie: 'field',
  limited: 'clay',
  special: 'gold',
  daily: 'river',
  highRebate: 'gold',
  vip: 'plain',
};

/** The player's status with an offer that has no button. */
export const offerStatusWords = {
  chosen: msg({ id: 'promotions.standing.chosen', message: 'Chosen for your next deposit.' }),
  waiting: msg({ id: 'promotions.standing.waiting', message: 'Waiting in your reward centre.' }),
  had: msg({ id: 'promotions.standing.had', message: 'You have already had this one.' }),
  others: msg({ id: 'promotions.standing.others', message: 'Not available to your account.' }),
} satisfies Partial<Record<Offer['standing'], unknown>>;
