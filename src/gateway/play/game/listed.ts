import { type Language, SETTINGS, type Value } from '../../../contract';
import type { Tx } from '../../platform/context';
import type { Catalogue } from './catalogue';
import { facetsOf } from './facets';
import { CAN_OPEN } from './launchable';
import { type Asked, type Found, filtersOf, findGames, type Typed } from './list';
import { pagesOf, stretchOf } from './paging';
import { nearWords, typedWords, vendorsNamed } from './search';
import { cardView, gameView } from './view';

/**
 * The list of games (s7.relay.game-list): what was typed is looked for as the beginnings of words; where no game of all is named so, by what is
 * nearly so. Where nothing is found, popular games that can be opened are suggested.
 */
export async function listOf(tx: Tx, all: Catalogue, asked: Asked, language: Language): Promise<Value<'gameList'>> {
  const { typed, isNear, total, rows } = await found(tx, asked);
  const [pageNum, view] = [asked.pageNo, (row: Found['rows'][number]) => gameView(row, all, language)];
  const suggested =
    total === 0
      ? (await findGames(tx, { ...PLAIN, filters: { other: CAN_OPEN }, size: SETTINGS.games.recommended })).rows
      : [];
  const vendors = pageNum === 1 ? vendorsNamed(all, typed).map((place) => cardView(place, all, language)) : [];
  const facets = asked.facets === 'true' ? await facetsOf(tx, typed, filtersOf(asked)) : null;
  const pages = { pageNum, totalPages: pagesOf(total, asked), total };
  return { games: rows.map(view), ...pages, isNear, vendors, suggested: suggested.map(view), facets };
}

const PLAIN = { typed: [], filters: {}, sort: 'popular', from: 0 } as const;

async function found(tx: Tx, asked: Asked): Promise<Found & { typed: Typed; isNear: boolean }> {
  const [typed, filters, stretch] = [typedWords(asked.gameName), filtersOf(asked), stretchOf(asked)];
  const look = (words: Typed) => findGames(tx, { typed: words, filters, sort: asked.sort, ...stretch });
  const exact = { ...(await look(typed)), typed, isNear: false };
  if (exact.total > 0 || typed.length === 0) return exact;
  const isNamed = Object.keys(filters).length > 0 && (await findGames(tx, { ...PLAIN, typed, size: 1 })).total > 0;
  const near = isNamed ? null : await nearWords(tx, asked.gameName ?? '');
  return near ? { ...(await look(near)), typed: near, isNear: true } : exact;
}
