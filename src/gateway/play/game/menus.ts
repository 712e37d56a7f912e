import { type Language, SETTINGS, type Value } from '../../../contract';
import { GAME_TYPES, type GameType } from '../../../contract/play/game-kinds';
import { ApiError, type Tx } from '../../platform/context';
import type { Catalogue } from './catalogue';
import { categoryTitle, nodeName } from './names';
import { firstGames } from './rows';
import { cardView, gameView } from './view';

/** Returns the categories that have vendors, with their cards, in menu order (s3.vendor-card.per-category). */
export const menusOf = (all: Catalogue, language: Language): Value<'gameMenus'> => ({
  categories: GAME_TYPES.flatMap((category) => {
    const cards = all.places
      .filter((place) => place.category === category)
      .map((place) => cardView(place, all, language));
    return cards.length > 0 ? [{ category, title: categoryTitle(category, language), cards }] : [];
  }),
});

/** Returns the categories that have vendors, in menu order. */
export const typesIn = ({ places }: Pick<Catalogue, 'places'>): GameType[] =>
  GAME_TYPES.filter((type) => places.some(({ category }) => category === type));

/** Returns them named in the reader's language (s7.call.whitelabel). */
export const menuOf = (all: Pick<Catalogue, 'places'>, language: Language): Value<'whitelabel'>['menu'] =>
  typesIn(all).map((category) => ({ category, labelName: categoryTitle(category, language) }));

/** Returns a vendor's categories (s7.relay.vass-game-type). Throws `vendor.unknown`. */
export function typesOf({ vendors, places }: Catalogue, vassalage: string, language: Language): Value<'vassGameType'> {
  if (!vendors.has(vassalage)) throw new ApiError(404, 'vendor.unknown');
  return places
    .filter(({ vendor }) => vendor.vassalage === vassalage)
    .map(({ category, games, nodes }) => ({
      gameType: category,
      title: categoryTitle(category, language),
      games,
      nodes: nodes.map(({ node, games: count }) => ({
        nodeId: node,
        nodeName: nodeName(node, language),
        games: count,
      })),
    }));
}

/** Returns the newest vendors that have games, each with its first ones (s7.relay.new-game-vendor). */
export async function lanesOf(
  tx: Tx,
  all: Catalogue,
  language: Language,
): Promise<Value<'newGameVendor'>['data']['lanes']> {
  const newest = [...all.vendors.values()]
    .sort((a, b) => b.since.getTime() - a.since.getTime())
    .flatMap(({ vassalage }) => all.places.find(({ vendor }) => vendor.vassalage === vassalage) ?? [])
    .slice(0, SETTINGS.games.newVendors);
  const rows =
    newest.length > 0
      ? await firstGames(
          tx,
          newest.map(({ vendor }) => vendor.vassalage),
        )
      : [];
  return newest.map((place) => {
    const own = rows.filter(({ vassalage }) => vassalage === place.vendor.vassalage);
    return {
      vendor: cardView(place, all, language),
      games: own.map((row) => gameView(row, all, language)),
      total: totalOf(all, place.vendor.vassalage),
    };
  });
}

/** Returns the number of a vendor's games in all categories. */
const totalOf = ({ places }: Catalogue, vassalage: string): number =>
  places.filter(({ vendor }) => vendor.vassalage === vassalage).reduce((sum, { games }) => sum + games, 0);
