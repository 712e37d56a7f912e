import * as v from 'valibot';
import { commitment, type Source, stream } from '../fair/stream';
import { houseGame, sharedOf } from '../games';
import { share, toText, ZERO } from '../games/fraction';
import { type Played, validBetOf } from '../games/game';
import { ALL_GAMES } from '../games/rooms/room-game';
import { scoreLabel } from '../publish/score';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { lockProgress, VOID } from '../tables/progress';
import { hasResult, type Origin, tableRoundOf, tableSource } from '../tables/table-rounds';
import type { Studio } from './context';
import { toAmount } from './context';
import { put } from './outbox';
import { pay } from './purses';
import { opened } from './seeds';

const amount = v.pipe(v.string(), v.toBigint());
const roundRow = v.object({
  id: v.string(),
  key: v.string(),
  sitting: v.string(),
  session_id: v.string(),
  player: v.string(),
  game: v.picklist(ALL_GAMES),
  version: v.number(),
  mode: v.picklist(['real', 'trial', 'fun']),
  currency: v.string(),
  stake: amount,
  acts: v.array(v.unknown()),
  /** Null at a table and in a room, which have their own chance. */
  seed_id: v.nullable(v.string()),
  table_round: v.nullable(v.string()),
  room: v.nullable(v.string()),
  seat: v.nullable(v.number()),
  nonce: v.number(),
  state: v.picklist(['betting', 'open', 'settled', 'refused', 'cancelled']),
  code: v.nullable(v.string()),
  payout: v.nullable(amount),
  /** Maximum total of a round, if this one was rejected as too large. */
  most: v.nullable(amount),
});
/** A stored round. */
export type Round = v.InferOutput<typeof roundRow>;

/** Returns rounds by an SQL condition with numbered values. */
export async function roundsWhere(tx: Query, condition: string, values: unknown[]): Promise<Round[]> {
  return queryRows(tx, roundRow, `select * from rounds where ${condition}`, values);
}

export const lockedRound = async (tx: Query, id: string): Promise<Round | undefined> =>
  (await roundsWhere(tx, 'id = $1 for update', [id]))[0];

/** Recalculates a round from its seed: nothing derived from its chance is stored. */
export async function played(tx: Query, studio: Studio, round: Round): Promise<Played> {
  const { source } = await originOf(tx, studio, round);
  return houseGame(round.game).play(stream(source), round.acts);
}

const sealedRow = v.object({ sealed: v.string(), client_seed: v.string() });

/** Returns everything that determines a round's result. Throws at a table that the beacon has not decided. */
export async function originOf(tx: Query, studio: Studio, round: Round): Promise<Origin> {
  if (round.table_round === null) return { source: await sourceOf(tx, studio, round), proof: null };
  const table = await tableRoundOf(tx, round.table_round);
  if (table.signature === null) throw new Error(`round ${table.id} of a table is not decided`);
  return tableSource(tx, studio, table, table.signature);
}

async function sourceOf(tx: Query, studio: Studio, { seed_id, game, version, nonce, player }: Round): Promise<Source> {
  const [seed] = await queryRows(tx, sealedRow, 'select sealed, client_seed from seeds where id = $1', [seed_id]);
  if (!seed) throw new Error('a round without its seed');
  return { serverSeed: opened(studio, player, seed), clientSeed: seed.client_seed, game, version, nonce };
}

/**
 * Returns the proof of a round for the portal: everything but the seed, which is revealed when it is retired, and the
 * score that the portal's record displays.
 */
function proofOf(
  { source: { serverSeed, ...source }, proof }: Origin,
  { game, acts }: Round,
  { visiblePart: shown }: Played,
): string {
  const score = scoreLabel(game, shown);
  return ascii(
    JSON.stringify({ ...source, ...proof, commitment: commitment(serverSeed), acts, ...(score && { score }) }),
  );
}

/** Returns JSON with non-ASCII characters escaped. */
const ascii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the id of a bet on the wire; the end of its round has a separate id. */
export const betOf = ({ id }: Pick<Round, 'id'>): string => `${id}.bet`;

/**
 * Continues a round whose bet was accepted: open while the player may act, otherwise settled, with its report in the
 * outbox in the same transaction. `round` is locked.
 */
export async function resolve(tx: Query, studio: Studio, round: Round): Promise<void> {
  if (round.table_round !== null) return resolveStake(tx, studio, round, round.table_round);
  const origin = await originOf(tx, studio, round);
  const result = houseGame(round.game).play(stream(origin.source), round.acts);
  if (result.ended) await finish(tx, round, origin, result);
  else await open(tx, round);
}

/** Resolves a stake at a table, which is open while its round runs. Settles it now if the portal accepted it late. */
async function resolveStake(tx: Query, studio: Studio, round: Round, table: string) {
  const { isOver, isVoid } = await lockProgress(tx, studio, { game: round.game, id: table });
  if (isVoid) await cancel(tx, round, VOID);
  else if (isOver) await settle(tx, round, await originOf(tx, studio, round));
  else await open(tx, round);
}

/** Opens a round whose bet was accepted. `round` is locked. */
export const open = (tx: Query, { id, acts }: Round) =>
  tx.query(`update rounds set state = 'open', acts = $2 where id = $1`, [id, JSON.stringify(acts)]);

/** Settles a round whose acts are complete, and enqueues its report to the portal. `round` is locked. */
export const settle = (tx: Query, round: Round, origin: Origin): Promise<void> =>
  finish(tx, round, origin, houseGame(round.game).play(stream(origin.source), round.acts));

const finish = (tx: Query, round: Round, origin: Origin, result: Played): Promise<void> =>
  conclude(tx, round, {
    payout: share(result.pays, round.stake),
    validBet: validBetOf(houseGame(round.game), stream(origin.source), round.acts, round.stake),
    proof: proofOf(origin, round, result),
  });

/** End of a round; amounts in minor units. */
type Conclusion = { payout: bigint; validBet: bigint; proof: string };

/** Stores the payout of a finished round, and enqueues its report with a proof. `round` is locked. */
export async function conclude(tx: Query, round: Round, conclusion: Conclusion): Promise<void> {
  await tx.query(`update rounds set state = 'settled', acts = $2, payout = $3, ended_at = now() where id = $1`, [
    round.id,
    JSON.stringify(round.acts),
    conclusion.payout,
  ]);
  if (round.mode === 'fun') await pay(tx, round.player, conclusion.payout);
  else await put(tx, round, ending(round, conclusion));
}

function ending(round: Round, { payout, validBet, proof }: Conclusion) {
  const { id, player, currency, session_id: sessionId, game: gameId } = round;
  const common = { player, roundId: id, sessionId, gameId, proof, validBet: toAmount(validBet) };
  if (payout === 0n) return { call: 'round-end', body: { ...common, transactionId: `${id}.end` } } as const;
  return {
    call: 'win',
    body: { ...common, transactionId: `${id}.win`, amount: toAmount(payout), currency, closesRound: true },
  } as const;
}

/** Cancels a bet, whether or not the portal has it. `round` is locked. */
export async function cancel(tx: Query, round: Round, code: string): Promise<void> {
  await tx.query(`update rounds set state = 'cancelled', code = $2, ended_at = now() where id = $1`, [round.id, code]);
  const body = {
    transactionId: `${round.id}.back`,
    originalTransactionId: betOf(round),
    player: round.player,
    roundId: round.id,
  };
  if (round.mode === 'fun') await pay(tx, round.player, round.stake);
  else await put(tx, round, { call: 'rollback', body });
}

/** Records a bet that the portal has rejected: nothing moved. */
export const refuse = (tx: Query, { id }: Round, { code, most = null }: { code: string; most?: bigint | null }) =>
  tx.query(
    `update rounds set state = 'refused', code = $2, most = $3, ended_at = now() where id = $1 and state = 'betting'`,
    [id, code, most],
  );

/** Returns the part of a round that its player may see now. At a table the result is secret until all may see it. */
async function visible(tx: Query, studio: Studio, round: Round): Promise<Pick<Played, 'visiblePart' | 'pays'>> {
  if (round.table_round === null || hasResult(await tableRoundOf(tx, round.table_round)))
    return played(tx, studio, round);
  return { visiblePart: sharedOf(round.game).staked(round.acts), pays: ZERO };
}

/**
 * Returns a round for the frame, with amounts as decimal strings. The hand of a seat arrives with the state of its
 * room.
 */
export async function frameViewOf(tx: Query, studio: Studio, round: Round) {
  const { id, game, stake, state, code, payout, acts, most } = round;
  const isVisible = round.room === null && (state === 'open' || state === 'settled');
  const stands = isVisible ? await visible(tx, studio, round) : null;
  return {
    id,
    game,
    stake: toAmount(stake),
    state,
    code,
    payout: payout === null ? null : toAmount(payout),
    most: most === null ? null : toAmount(most),
    pays: stands ? toText(stands.pays) : null,
    acts: acts.length,
    shown: stands?.visiblePart ?? null,
  };
}
