import { type Language, SETTINGS, type Value } from '../../../contract';
import type { Tx } from '../../platform/context';
import type { Catalogue } from './catalogue';
import { facetsOf } from './facets';
import { CAN_OPEN } from './launchable';
import { type Found, filtersOf, findGames, type GameListRequest, type Typed } from './list';
import { pagesOf, stretchOf } from './paging';
import { nearWords, typedWords, vendorsNamed } from './search';
import { cardView, gameView } from './view';

/**
 * Lists games (s7.relay.game-list). Typed words match as prefixes; if no game matches them, even without the filters,
 * similar words do. An empty list suggests popular games that can be opened.
 */
export async function listOf(
  tx: Tx,
  all: Catalogue,
  request: GameListRequest,
  language: Language,
): Promise<Value<'gameList'>> {
  const { typed, isNear, total, rows } = await found(tx, request);
  const pageNum = request.pageNo;
  const view = (row: Found['rows'][number]) => gameView(row, all, language);
  const suggested =
    total === 0
      ? (await findGames(tx, { ...PLAIN, filters: { other: CAN_OPEN }, size: SETTINGS.games.recommended })).rows
      : [];
  const vendors = pageNum === 1 ? vendorsNamed(all, typed).map((place) => cardView(place, all, language)) : [];
  const facets = request.facets === 'true' ? await facetsOf(tx, typed, filtersOf(request)) : null;
  const pages = { pageNum, totalPages: pagesOf(total, request), total };
  return { games: rows.map(view), ...pages, isNear, vendors, suggested: suggested.map(view), facets };
}

const PLAIN = { typed: [], filters: {}, sort: 'popular', from: 0 } as const;

async function found(tx: Tx, request: GameListRequest): Promise<Found & { typed: Typed; isNear: boolean }> {
  const typed = typedWords(request.gameName);
  const filters = filtersOf(request);
  const stretch = stretchOf(request);
  const search = (words: Typed) => findGames(tx, { typed: words, filters, sort: request.sort, ...stretch });
  const exact = { ...(await search(typed)), typed, isNear: false };
  if (exact.total > 0 || typed.length === 0) return exact;
  const isNamed = Object.keys(filters).length > 0 && (await findGames(tx, { ...PLAIN, typed, size: 1 })).total > 0;
  const near = isNamed ? null : await nearWords(tx, request.gameName ?? '');
  return near ? { ...(await search(near)), typed: near, isNear: true } : exact;
}
