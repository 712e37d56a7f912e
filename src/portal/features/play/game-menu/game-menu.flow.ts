import { SETTINGS } from '../../../../contract';
import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import { GAME_TYPES, type GameType } from '../../../../contract/play/game-kinds';
import type { GameList, VendorCard } from '../../../../contract/play/games';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { listQuery } from '../../../parts/games/list-query';
import { readMenus } from '../../../parts/games/menus';

/**
 * Page of the menu: categories that have vendors, the selected category, its vendors, and games of it or of a vendor.
 */
export type MenuPage = Pick<GameList, 'games' | 'pageNum' | 'totalPages' | 'total'> & {
  types: GameType[];
  type: GameType;
  cards: VendorCard[];
};

/**
 * Game menu of the header, by category (`type`) and vendor (`page`): 21 games on the first page, 18 on later ones
 * (s4.drop-menu.paging).
 */
export const gameMenuFlow = ({ clientFor, storage }: Pick<FlowDependencies, 'clientFor' | 'storage'>) => {
  const client = clientFor(gameEndpoints);
  return listFlow<MenuPage>('game-menu', async ({ type: requestedType, page: vassalage }, { pageNo }, signal) => {
    const { categories } = await readMenus(client);
    const types = categories.map(({ category }) => category);
    const type = types.find((candidate) => candidate === requestedType) ?? types[0] ?? GAME_TYPES[0];
    const { firstPage, laterPages } = SETTINGS.gameMenu;
    const { games, pageNum, totalPages, total } = await client.gameList(
      {
        ...listQuery(type, storage),
        pageNo,
        pageSize: laterPages,
        firstPageSize: firstPage,
        ...(vassalage && { vassalage }),
      },
      { signal },
    );
    const cards = categories.find(({ category }) => category === type)?.cards ?? [];
    return outcomeOf({ games, pageNum, totalPages, total, types, type, cards }, total === 0);
  });
};
