import { isDeepStrictEqual } from 'node:util';
import type { StudioAnswer } from '../../contract/play/studio';
import type { GameId } from '../catalogue/entries';
import { GAMES, sharedOf } from '../games';
import { type Game, isTable, POND } from '../games/game';
import { requireFish } from '../pond/catches';
import { resolveSeat } from '../rooms/seated';
import type { Query } from '../store/database';
import { decideStake } from '../tables/decisions';
import { lockProgress } from '../tables/progress';
import { takeStake } from '../tables/stakes';
import { LIVE, tableRoundsWhere } from '../tables/table-rounds';
import { Unanswered } from '../wire/wire';
import { Rejection, type Studio, toAmount, toMinor } from './context';
import { type Chance, checkPace, insertRound, mustBe, NO_CHANCE, repeatedBet } from './new-round';
import { readAct, rejectAct } from './permitted';
import { take } from './purses';
import { betOf, cancel, lockedRound, played, type Round, refuse, resolve, roundsWhere } from './rounds';
import { type Seed, seedOf } from './seeds';
import type { Sitting } from './sittings';

/** Delay before a bet without a response is sent once more, ms. */
const AGAIN = 300;

/** `key`: chosen by the frame, so that a bet sent twice counts once. */
type BetRequest = { key: string; game: GameId; stake: bigint; act: unknown };

/**
 * Places a bet and returns the round. The nonce is consumed in the transaction that stores the round, before the portal
 * is called. Rejects with `stake.unknown`, `act.unknown`, `seed.missing`, `round.open`, `round.tooSoon` or `fish.gone`;
 * a rejection by the portal is stored in the round.
 */
export async function bet(studio: Studio, sitting: Sitting, request: BetRequest): Promise<Round> {
  const startedRound = await startRound(studio, sitting, request);
  if (startedRound.state !== 'betting') return startedRound;
  const answer = await place(studio, startedRound);
  return settled(studio, startedRound.id, answer);
}

const startRound = (studio: Studio, sitting: Sitting, request: BetRequest): Promise<Round> =>
  studio.store.transact(async (tx) => {
    const seed = await seedOf(tx, studio, sitting.player, 'current');
    const again = await repeatedBet(tx, sitting, request.key);
    if (again) return again;
    const game = GAMES[request.game];
    if (!isStake(game, request)) throw new Rejection(422, 'stake.unknown');
    await checkPace(tx, sitting, { game: request.game, paceMs: game.paceMs });
    if (request.game === POND) await requireFish(tx, studio, request.act).catch(rejectAct);
    const chance = isTable(request.game) ? await chanceAtTable(tx, studio, request) : await nextNonce(tx, seed);
    const { key, game: gameId, stake, act } = request;
    const round = await insertRound(tx, sitting, { key, game: gameId, version: game.version, stake, act, chance });
    if (chance.table === null) await played(tx, studio, round).catch(rejectAct);
    if (sitting.mode !== 'fun') return round;
    await take(tx, sitting.player, stake);
    await resolve(tx, studio, round);
    return mustBe(lockedRound(tx, round.id));
  });

/** Returns whether a stake consists of as many equal stakes of the game as its act requires. */
function isStake({ stakes, units }: Game, { stake, act }: BetRequest): boolean {
  const count = BigInt(readAct(() => units?.(act) ?? 1));
  return stake % count === 0n && stakes.includes(stake / count);
}

/** Consumes the next nonce of a player's seed. Rejects with `seed.missing` before the player has chosen their part. */
async function nextNonce(tx: Query, { id, client_seed, next_nonce }: Seed): Promise<Chance> {
  if (client_seed === null) throw new Rejection(409, 'seed.missing');
  await tx.query('update seeds set next_nonce = next_nonce + 1 where id = $1', [id]);
  return { ...NO_CHANCE, seed: id, nonce: next_nonce };
}

/** Finds the round of a table that accepts bets. Rejects with `table.closed` or `act.unknown`. */
async function chanceAtTable(tx: Query, studio: Studio, { game, act }: BetRequest): Promise<Chance> {
  readAct(() => sharedOf(game).staked([act]));
  const [table] = await tableRoundsWhere(tx, `game = $1 and ${LIVE}`, [game]);
  if (!table || !(await lockProgress(tx, studio, table)).takesBets) throw new Rejection(409, 'table.closed');
  if (sharedOf(game).isFor?.(act, table.number) === false) throw new Rejection(422, 'act.unknown');
  return { ...NO_CHANCE, table: table.id, nonce: table.number };
}

/** Sends the bet to the portal; returns null after two attempts without a response. */
export async function place(studio: Studio, round: Round, tries = 2): Promise<StudioAnswer | null> {
  const { player, session_id: sessionId, game: gameId, currency, stake } = round;
  const body = {
    transactionId: betOf(round),
    player,
    sessionId,
    gameId,
    roundId: round.id,
    amount: toAmount(stake),
    currency,
  };
  try {
    const { answer } = await studio.wire.call('bet', body);
    if (answer.outcome === 'unknown') throw new Unanswered(answer.code);
    return answer;
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (tries === 1) return null;
    await new Promise((done) => setTimeout(done, AGAIN));
    return place(studio, round, tries - 1);
  }
}

/** Continues a bet by the portal's response; cancels it if there is none. */
export async function settled(studio: Studio, id: string, answer: StudioAnswer | null): Promise<Round> {
  return studio.store.transact(async (tx) => {
    const locked = await mustBe(lockedRound(tx, id));
    if (locked.state !== 'betting') return locked;
    if (!answer) await cancel(tx, locked, 'portal.unanswered');
    else if (answer.outcome === 'applied' || answer.outcome === 'repeated') await accept(tx, studio, locked);
    else await refuse(tx, locked, { code: answer.code, most: answer.most === undefined ? null : toMinor(answer.most) });
    return mustBe(lockedRound(tx, id));
  });
}

const accept = (tx: Query, studio: Studio, round: Round): Promise<void> =>
  round.room === null ? resolve(tx, studio, round) : resolveSeat(tx, studio, round, round.room);

/**
 * Plays the next act of an open round, numbered `at` (from 1; act 0 was sent with the bet). An act that is sent twice
 * counts once. Rejects with `round.unknown`, `round.over`, `act.stale` or `act.unknown`.
 */
export async function step(
  studio: Studio,
  sitting: Sitting,
  { id, at, act }: { id: string; at: number; act: unknown },
): Promise<Round> {
  const { table_round: table, room, game } = await roundOf(studio, sitting, id);
  if (room !== null) throw new Rejection(404, 'round.unknown');
  if (table === null) return playOn(studio, { id, at, act });
  return sharedOf(game).decisions ? decideStake(studio, { id, table, at, act }) : takeStake(studio, { id, table });
}

/** Adds an act to an open round of a single player. */
const playOn = (studio: Studio, { id, at, act }: { id: string; at: number; act: unknown }): Promise<Round> =>
  studio.store.transact(async (tx) => {
    const locked = await mustBe(lockedRound(tx, id));
    if (isDeepStrictEqual(locked.acts[at], act)) return locked;
    if (locked.state !== 'open') throw new Rejection(409, 'round.over');
    if (at !== locked.acts.length) throw new Rejection(409, 'act.stale');
    const acts = [...locked.acts, act];
    await played(tx, studio, { ...locked, acts }).catch(rejectAct);
    await resolve(tx, studio, { ...locked, acts });
    return mustBe(lockedRound(tx, id));
  });

/** Returns a round of a player. Rejects with `round.unknown`. */
export async function roundOf({ store }: Studio, { player }: Sitting, id: string): Promise<Round> {
  const [round] = await roundsWhere(store.pool, 'id = $1 and player = $2', [id, player]);
  if (!round) throw new Rejection(404, 'round.unknown');
  return round;
}
