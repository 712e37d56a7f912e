import * as v from 'valibot';
import { amount, counted, language, paged, text } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { CHANNELS, FEATURES, GAME_TYPES, PRIZE_MODES, VOLATILITIES } from './game-kinds';
import { gameId, vassalage } from './games';

/** A number with a single accepted value. */
const fixed = <N extends number>(value: N) =>
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.literal(value)), value);
const merchant = v.optional(v.literal(SETTINGS.brand.merchant));
const commonFields = { language: v.optional(language), merchantCode: merchant };
/** Schema of a comma-separated list. */
const several = <T extends string>(schema: v.GenericSchema<string, T>) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((typed) => typed.split(',').every((part) => v.is(schema, part))),
  );
const turn = v.optional(v.picklist(['true', 'false']));

/**
 * s3.game-list.query, s9.const.game-list-request; filters combine. Fields from `stake` on are not in the spec, but
 * assumed.
 */
export const gameListQuery = v.object({
  clientType: fixed(3),
  platform: v.optional(v.literal('flash,html5-desktop'), 'flash,html5-desktop'),
  channel: v.optional(v.picklist(Object.keys(CHANNELS) as (keyof typeof CHANNELS)[])),
  merchant,
  /** Search text: the name of a game or a vendor, in either script. */
  gameName: v.optional(text(100)),
  /** Minimum for a game's lowest stake; minimum number of lines. */
  minBet: v.optional(amount),
  minLineNum: v.optional(counted(10_000)),
  ...paged(SETTINGS.games.pageSize),
  /** Size of the first page, if it differs (s4.drop-menu.paging). */
  firstPageSize: v.optional(counted(100)),
  /** Any of these vendors. */
  vassalage: v.optional(several(vassalage)),
  language: v.optional(language),
  gameType: v.optional(v.picklist(GAME_TYPES)),
  nodeId: v.optional(text(64)),
  /** Amount that can be staked. */
  stake: v.optional(amount),
  /** All of these features; any of these volatilities. */
  feature: v.optional(several(v.picklist(FEATURES))),
  volatility: v.optional(several(v.picklist(VOLATILITIES))),
  hasTrial: turn,
  /** Percent. */
  minReturn: v.optional(counted(100)),
  sort: v.optional(v.picklist(['popular', 'new']), 'popular'),
  /** True to count the results of each further filter. */
  facets: turn,
});

export const menusQuery = v.object(commonFields);
export const hotGamesQuery = v.object({
  ...commonFields,
  isPlatform: fixed(2),
  vassalage: v.optional(vassalage),
  platform: v.optional(text(64)),
});
export const vassGameTypeQuery = v.object({ ...commonFields, vassalage });
export const newVendorQuery = v.object({
  ...commonFields,
  platform: v.optional(v.literal('html5-desktop'), 'html5-desktop'),
});
export const gameQuery = v.object({ ...commonFields, gameId });
export const favoritesQuery = v.object(paged(SETTINGS.games.pageSize));
/** `count` is 20 by default, and 100 for the Vietnamese lotteries (s9.const.popular-count). */
export const popularQuery = v.object({
  ...commonFields,
  count: v.optional(counted(SETTINGS.games.popularVietnamese)),
  /** Only lotteries of this mode; all kinds of games without one. */
  prizeMode: v.optional(v.picklist(PRIZE_MODES)),
  lottoArea: v.optional(v.literal('VN')),
  device: v.optional(v.literal(SETTINGS.brand.device)),
});
export const roomsQuery = v.object({
  ...commonFields,
  ...paged(SETTINGS.games.pageSize),
  vassalage: v.optional(vassalage),
  gameId: v.optional(gameId),
});
export const setFavorite = v.object({ gameId, favorite: v.boolean() });
