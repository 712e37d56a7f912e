import { type ActorRefFrom, type AnyEventObject, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type Found,
  type GameQuery,
  gameBrowseMachine,
} from '../../../../../machines/play/game-browse/game-browse.machine';
import { asFailure, type ClientOf, SETTINGS } from '../../../../contract';
import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import type { GameType } from '../../../../contract/play/game-kinds';
import { watchLanguage } from '../../../../ui/browser/watch-language';
import type { FlowDependencies } from '../../../parts/dependencies';
import { favouritesFlow } from '../../../parts/games/favourites.flow';
import { listQuery } from '../../../parts/games/list-query';
import { readMenus } from '../../../parts/games/menus';
import {
  categoryIn,
  isOneOf,
  LINES,
  offersLinesFilter,
  offersMinBetFilter,
  type Scope,
  SMALLEST_BETS,
} from './filters';
import { gameSearchFlow } from './game-search.flow';

export type GameBrowseRef = ActorRefFrom<typeof gameBrowseMachine>;
type GameBrowseState = SnapshotFrom<typeof gameBrowseMachine>;
/** Props of a part of the lobby: the chart's actor and its snapshot. */
export type PartProps = { browse: GameBrowseRef; state: GameBrowseState };

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'storage' | 'address'>;

/** Games to select from, by a fixed query. */
export const gameBrowseFlow = (scope: Scope) => (deps: Dependencies) => {
  const client = deps.clientFor(gameEndpoints);
  return gameBrowseMachine.provide({
    actors: {
      load: fromPromise(({ input: { query, pageNo }, signal }) => {
        if (scope === 'own') return readOwn(client, query, pageNo, deps.storage.token() !== null, signal);
        return readGames(deps, scope, query, pageNo, signal).catch(unlessMisnamed);
      }),
      readAddress: fromPromise(async ({ input: { id } }) =>
        scope === 'vendor' ? { page: id } : readAddressQuery(scope, deps),
      ),
      address: fromCallback(({ sendBack, receive }) => {
        const forgetLanguage = watchLanguage(() => sendBack({ type: 'games.outdated' }));
        // Filters in a dialog are not in the address, which names the dialog.
        const forgetAddress = scope === 'vendor' ? undefined : followAddress(scope, deps, sendBack, receive);
        return () => {
          forgetLanguage();
          forgetAddress?.();
        };
      }),
      favourites: favouritesFlow(deps),
      suggestions: gameSearchFlow(deps),
    },
  });
};

const queryOf = ({ page, q, kind, type, sort, minBet, minLineNum }: Record<string, string | undefined>): GameQuery => ({
  page,
  q,
  kind,
  type,
  sort,
  minBet,
  minLineNum,
});

/**
 * Returns the query in the address. The page of slots shows the provider that was stored for it, and puts it into the
 * address (s2.launch.vassalage-slots, s2.route.rng-vendor-query); only once, so that the next visit shows all slots.
 */
function readAddressQuery(scope: Scope, { address, storage }: Dependencies): GameQuery {
  const page = scope === 'RNG' ? storage.takeVassalage() : null;
  if (page === null) return queryOf(address.read());
  address.name({ page }, false);
  return { page };
}

/** While a dialog is open, the address is the dialog's; on another page, that one's. */
function followAddress(
  scope: Scope,
  deps: Dependencies,
  sendBack: (event: AnyEventObject) => void,
  receive: (notify: (event: AnyEventObject) => void) => void,
) {
  const { address } = deps;
  const path = address.path();
  const notify = () => {
    const parameters = address.read();
    if (address.path() === path && parameters.dialog === undefined)
      sendBack({ type: 'query.named', query: readAddressQuery(scope, deps) });
  };
  receive(({ type, query }) => address.name(named(query), type === 'query.selected'));
  return address.watch(notify);
}

const named = (query: GameQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));

const NOTHING: Found = {
  games: [],
  pageNum: 1,
  totalPages: 0,
  total: 0,
  isNear: false,
  vendors: [],
  suggested: [],
  facets: null,
  cards: [],
  elsewhere: [],
};
/** An impossible id in a link finds nothing. */
function unlessMisnamed(error: unknown): Found {
  if (asFailure(error).code === 'request.invalid') return NOTHING;
  throw error;
}

type GameClient = ClientOf<typeof gameEndpoints>;

/** Fields of the game-list query (s3.game-list.query); vendors are those of the category. */
async function readGames(
  deps: Dependencies,
  scope: Scope,
  query: GameQuery,
  pageNo: number,
  signal: AbortSignal,
): Promise<Found> {
  const client = deps.clientFor(gameEndpoints);
  const gameType = categoryIn(scope, query);
  const [list, { categories }, elsewhere] = await Promise.all([
    client.gameList(
      {
        ...listQuery(gameType, deps.storage),
        pageNo,
        pageSize: SETTINGS.games.pageSize,
        ...(offersMinBetFilter(gameType) &&
          isOneOf(SMALLEST_BETS, query.minBet) && { minBet: Number(query.minBet).toFixed(2) }),
        ...(offersLinesFilter(gameType) &&
          isOneOf(LINES, query.minLineNum) && { minLineNum: Number(query.minLineNum) }),
        ...(query.page && { vassalage: query.page }),
        ...(query.q && { gameName: query.q }),
        ...(query.kind && { nodeId: query.kind }),
        ...(query.sort === 'new' && { sort: query.sort }),
      },
      { signal },
    ),
    readMenus(client),
    pageNo === 1 && query.page ? readElsewhere(client, query.page, gameType, signal) : [],
  ]);
  const cards = categories
    .filter(({ category }) => !gameType || category === gameType)
    .flatMap(({ cards: own }) => own);
  return { ...list, cards, elsewhere };
}

/**
 * Other categories in which a vendor has games (s7.relay.vass-game-type). They are an addition to the games: a failure
 * leaves them out.
 */
async function readElsewhere(
  client: GameClient,
  vassalage: string,
  gameType: GameType | undefined,
  signal: AbortSignal,
): Promise<Found['elsewhere']> {
  if (!gameType) return [];
  try {
    const types = await client.vassGameType({ vassalage }, { signal });
    return types.flatMap((type) =>
      type.gameType === gameType ? [] : [{ gameType: type.gameType, games: type.games }],
    );
  } catch {
    return [];
  }
}

/** Favourites, or recently played games (`kind`: recent); none for visitors. */
async function readOwn(
  client: GameClient,
  query: GameQuery,
  pageNo: number,
  known: boolean,
  signal: AbortSignal,
): Promise<Found> {
  if (!known) return NOTHING;
  if (query.kind === 'recent') {
    const { list } = await client.recentGames(undefined, { signal });
    return { ...NOTHING, games: list, total: list.length, totalPages: 1 };
  }
  const { list, ...page } = await client.favoriteGamesList({ pageNo, pageSize: SETTINGS.games.pageSize }, { signal });
  return { ...NOTHING, games: list, ...page };
}
