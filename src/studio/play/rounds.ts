import * as v from 'valibot';
import { commitment, type Source, stream } from '../fair/stream';
import { GAMES } from '../games';
import { share, toText } from '../games/fraction';
import { GAME_IDS, type Played } from '../games/game';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
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
  game: v.picklist(GAME_IDS),
  version: v.number(),
  mode: v.picklist(['real', 'trial', 'fun']),
  currency: v.string(),
  stake: amount,
  acts: v.array(v.unknown()),
  seed_id: v.string(),
  nonce: v.number(),
  state: v.picklist(['betting', 'open', 'settled', 'refused', 'cancelled']),
  code: v.nullable(v.string()),
  payout: v.nullable(amount),
  /** The largest round that is allowed, where this one was rejected as too large. */
  most: v.nullable(amount),
});
/** A round as it is stored. */
export type Round = v.InferOutput<typeof roundRow>;

/** Rounds by a condition of ours, whose values are numbered. */
export async function roundsWhere(tx: Query, condition: string, values: unknown[]): Promise<Round[]> {
  return queryRows(tx, roundRow, `select * from rounds where ${condition}`, values);
}

export const lockedRound = async (tx: Query, id: string): Promise<Round | undefined> =>
  (await roundsWhere(tx, 'id = $1 for update', [id]))[0];

/** How a round stands, worked out anew from its seed: nothing of its chance is kept beside it. */
export async function played(tx: Query, studio: Studio, round: Round): Promise<Played> {
  return GAMES[round.game].play(stream(await sourceOf(tx, studio, round)), round.acts);
}

const sealedRow = v.object({ sealed: v.string(), client_seed: v.string() });

async function sourceOf(tx: Query, studio: Studio, { seed_id, game, version, nonce, player }: Round): Promise<Source> {
  const [seed] = await queryRows(tx, sealedRow, 'select sealed, client_seed from seeds where id = $1', [seed_id]);
  if (!seed) throw new Error('a round without its seed');
  return { serverSeed: opened(studio, player, seed), clientSeed: seed.client_seed, game, version, nonce };
}

/** What the portal shows of how a round can be checked: all but the seed, which is revealed when its life is over. */
function proofOf({ serverSeed, ...source }: Source, { acts }: Round): string {
  return JSON.stringify({ ...source, commitment: commitment(serverSeed), acts });
}

/** What the portal calls a bet; what a round ends with has an id of its own. */
export const betOf = ({ id }: Pick<Round, 'id'>): string => `${id}.bet`;

/**
 * Goes on with a round whose bet stands: open while the player may act, else settled, with what is to be said of it put into the outbox in the same
 * transaction. `round` is locked.
 */
export async function resolve(tx: Query, studio: Studio, round: Round): Promise<void> {
  const source = await sourceOf(tx, studio, round);
  const { ended, pays } = GAMES[round.game].play(stream(source), round.acts);
  if (!ended) {
    await tx.query(`update rounds set state = 'open', acts = $2 where id = $1`, [round.id, JSON.stringify(round.acts)]);
    return;
  }
  const payout = share(pays, round.stake);
  await tx.query(`update rounds set state = 'settled', acts = $2, payout = $3, ended_at = now() where id = $1`, [
    round.id,
    JSON.stringify(round.acts),
    payout,
  ]);
  if (round.mode === 'fun') await pay(tx, round.player, payout);
  else await put(tx, round, ending(round, payout, proofOf(source, round)));
}

function ending({ id, player, currency, session_id: sessionId, game: gameId }: Round, payout: bigint, proof: string) {
  const common = { player, roundId: id, sessionId, gameId, proof };
  if (payout === 0n) return { call: 'round-end', body: { ...common, transactionId: `${id}.end` } } as const;
  return {
    call: 'win',
    body: { ...common, transactionId: `${id}.win`, amount: toAmount(payout), currency, closesRound: true },
  } as const;
}

/** Takes a bet back that the portal may or may not have: whichever it is, it stands no more. `round` is locked. */
export async function cancel(tx: Query, round: Round, code: string): Promise<void> {
  await tx.query(`update rounds set state = 'cancelled', code = $2, ended_at = now() where id = $1`, [round.id, code]);
  const body = {
    transactionId: `${round.id}.back`,
    originalTransactionId: betOf(round),
    player: round.player,
    roundId: round.id,
  };
  await put(tx, round, { call: 'rollback', body });
}

/** A bet that the portal has refused: nothing moved. */
export const refuse = (tx: Query, { id }: Round, { code, most = null }: { code: string; most?: bigint | null }) =>
  tx.query(
    `update rounds set state = 'refused', code = $2, most = $3, ended_at = now() where id = $1 and state = 'betting'`,
    [id, code, most],
  );

/** A round for the frame: amounts are decimal strings. */
export async function shownOf(tx: Query, studio: Studio, round: Round) {
  const { id, game, stake, state, code, payout, acts, most } = round;
  const stands = state === 'open' || state === 'settled' ? await played(tx, studio, round) : null;
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
    shown: stands?.shown ?? null,
  };
}
