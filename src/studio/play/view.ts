import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import { commitment, stream } from '../fair/stream';
import { GAMES, houseGame } from '../games';
import { toDecimal, toText } from '../games/fraction';
import { returnOf } from '../games/game';
import { oncePer } from '../games/once';
import { isRoomGame } from '../games/rooms/room-game';
import { proofOfSeat } from '../rooms/proof';
import { roomChoice } from '../rooms/room-choice';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { hasResult, tableRoundOf } from '../tables/table-rounds';
import { Unanswered } from '../wire/wire';
import { type Studio, toAmount } from './context';
import { purse } from './purses';
import { frameViewOf, originOf, type Round, roundsWhere } from './rounds';
import { promises, seedRow } from './seeds';
import type { Sitting } from './sittings';

const LATEST = 10;

/** Returns a player's balance on the wire, or in demo points; null if the portal does not respond. */
export async function balance(studio: Studio, { mode, player, currency }: Sitting): Promise<string | null> {
  if (mode === 'fun') return toAmount(await studio.store.transact((tx) => purse(tx, player)));
  try {
    return (await studio.wire.call('balance', { player, currency })).answer.balance;
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
}

/** Returns the state for the frame: everything but the balance, which is queried separately. */
export const view = (studio: Studio, sitting: Sitting) =>
  studio.store.transact(async (tx) => {
    const { game, mode, currency, language, origin, player, room_id } = sitting;
    const unfinished = `player = $1 and game = $2 and mode = $3 and state in ('betting', 'open')`;
    const [round] = await roundsWhere(tx, unfinished, [player, game, mode]);
    const recent = `player = $1 and game = $2 and mode = $3 and state = 'settled' order by created_at desc limit ${LATEST}`;
    const latest = [];
    for (const item of await roundsWhere(tx, recent, [player, game, mode]))
      latest.push(await finishedViewOf(tx, studio, item));
    return {
      game,
      mode,
      currency,
      language,
      origin,
      stakes: isRoomGame(game) ? [] : GAMES[game].stakes.map(toAmount),
      odds: isRoomGame(game) ? [] : oddsOf(game),
      rooms: isRoomGame(game) ? roomChoice(game, room_id) : null,
      net: await net(tx, sitting),
      seeds: await promises(tx, studio, player),
      round: round ? await frameViewOf(tx, studio, round) : null,
      latest,
    };
  });

const netRow = v.object({ net: v.pipe(v.string(), v.toBigint()) });

/** Returns winnings less stakes since the game was opened, as a signed decimal string. */
export async function net(tx: Query, { token_hash }: Sitting): Promise<string> {
  const [row] = await queryRows(
    tx,
    netRow,
    `select coalesce(sum(coalesce(payout, 0) - stake), 0)::text as net
      from rounds where sitting = $1 and state in ('open', 'settled')`,
    [token_hash],
  );
  const minor = row?.net ?? 0n;
  return minor < 0n ? `-${toAmount(-minor)}` : toAmount(minor);
}

const publishedOdds = (game: GameId) =>
  GAMES[game].published.map((choice) => {
    const odds = GAMES[game].odds(choice);
    const results = odds.map(({ name, ways, of, pays }) => ({
      name,
      ways: `${ways}`,
      of: `${of}`,
      pays: toText(pays),
    }));
    return { choice, back: toDecimal(returnOf(odds), 4), results };
  });

/** Returns the published tables of a game, computed once: the frame reads them after each round. */
const oddsOf = oncePer(publishedOdds);

/** Returns a finished round, with its proof once the seed is revealed, and at a table with its result. */
async function finishedViewOf(tx: Query, studio: Studio, round: Round) {
  const { id, nonce, acts } = round;
  const amounts = { stake: toAmount(round.stake), payout: toAmount(round.payout ?? 0n) };
  if (round.room !== null) return { id, ...amounts, nonce, proof: await proofOfSeat(tx, studio, round), shown: null };
  if (!(await isRevealed(tx, round))) return { id, ...amounts, nonce, proof: null, shown: null };
  const { source, proof } = await originOf(tx, studio, round);
  const whole = { ...source, ...proof, commitment: commitment(source.serverSeed), acts, ...amounts };
  const shown = round.table_round === null ? null : houseGame(round.game).play(stream(source), acts).visiblePart;
  return { id, ...amounts, nonce, proof: whole, shown };
}

/** Returns whether a round's seed is revealed: a player's when it is retired, that of a table with the result. */
async function isRevealed(tx: Query, { seed_id, table_round }: Round): Promise<boolean> {
  if (table_round !== null) return hasResult(await tableRoundOf(tx, table_round));
  const [seed] = await queryRows(tx, seedRow, 'select * from seeds where id = $1', [seed_id]);
  return seed?.state === 'revealed';
}
