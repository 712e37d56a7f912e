import { type Language, SETTINGS, type Value } from '../../../contract';
import { GAME_TYPES, type GameType } from '../../../contract/play/game-kinds';
import { ApiError, type Tx } from '../../platform/context';
import type { Catalogue } from './catalogue';
import { categoryTitle, nodeName } from './names';
import { firstGames } from './rows';
import { cardView, gameView } from './view';

/** s3.vendor-card.per-category: every category that has vendors, in the order of the menu, with its cards. */
export const menusOf = (all: Catalogue, language: Language): Value<'gameMenus'> => ({
  categories: GAME_TYPES.flatMap((category) => {
    const cards = all.places
      .filter((place) => place.category === category)
      .map((place) => cardView(place, all, language));
    return cards.length > 0 ? [{ category, title: categoryTitle(category, language), cards }] : [];
  }),
});

/** The categories that have vendors, in the order of the menu. */
export const typesIn = ({ places }: Pick<Catalogue, 'places'>): GameType[] =>
  GAME_TYPES.filter((type) => places.some(({ category }) => category === type));

/** s7.call.whitelabel: the same, named in the reader's language. */
export const menuOf = (all: Pick<Catalogue, 'places'>, language: Language): Value<'whitelabel'>['menu'] =>
  typesIn(all).map((category) => ({ category, labelName: categoryTitle(category, language) }));

/** s7.relay.vass-game-type: what a vendor has. Refuses with `vendor.unknown`. */
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

/** s7.relay.new-game-vendor: the newest vendors that have games, each with its first ones. */
export async function lanesOf(
  tx: Tx,
  all: Catalogue,
  language: Language,
): Promise<Value<'newGameVendor'>['data']['lanes']> {
  const newest = [...all.vendors.values()]
    .sort((one, other) => other.since.getTime() - one.since.getTime())
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
