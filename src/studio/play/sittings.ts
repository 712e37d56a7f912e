import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ALL_GAMES } from '../games/rooms/room-game';
import { queryRows } from '../store/query';
import { digest } from '../store/sealing';
import { Unanswered } from '../wire/wire';
import { Rejection, type Studio } from './context';

/** A game that a player has open: the portal's session, under a token that we issue to the frame. */
const sittingRow = v.object({
  token_hash: v.string(),
  session_id: v.string(),
  player: v.string(),
  game: v.picklist(ALL_GAMES),
  /** Room of the portal that the game was opened by. */
  room_id: v.nullable(v.string()),
  currency: v.string(),
  mode: v.picklist(['real', 'trial', 'fun']),
  language: v.picklist(['bn', 'en']),
  origin: v.string(),
});
export type Sitting = v.InferOutput<typeof sittingRow>;

/** Lifetime of an open game, s. */
const LASTS = 12 * 60 * 60;

/**
 * Exchanges the one-time token of the game's address at the portal. Rejects with the portal's code, `game.unknown` or
 * `portal.unanswered`.
 */
export async function sitDown(studio: Studio, token: string): Promise<{ token: string }> {
  const { answer, value } = await studio.wire.call('session', { token }).catch(unanswered);
  const session = value?.session;
  if (!session) throw new Rejection(answer.outcome === 'refused' ? 422 : 503, answer.code);
  const game = ALL_GAMES.find((id) => id === session.gameId);
  if (!game) throw new Rejection(422, 'game.unknown');
  const own = randomBytes(32).toString('base64url');
  await studio.store.pool.query('delete from sittings where ends_at < now()');
  await studio.store.pool.query(
    `insert into sittings (token_hash, session_id, player, game, room_id, currency, mode, language, origin, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(secs => $10))`,
    [
      digest(own),
      session.sessionId,
      session.player,
      game,
      session.roomId,
      session.currency,
      session.mode,
      session.language,
      session.origin,
      LASTS,
    ],
  );
  return { token: own };
}

/** Returns the sitting of a token. Rejects with `sitting.over`. */
export async function sittingOf({ store }: Studio, token: string): Promise<Sitting> {
  const [sitting] = await queryRows(
    store.pool,
    sittingRow,
    'select * from sittings where token_hash = $1 and ends_at > now()',
    [digest(token)],
  );
  if (!sitting) throw new Rejection(401, 'sitting.over');
  return sitting;
}

export function unanswered(error: unknown): never {
  throw error instanceof Unanswered ? new Rejection(503, 'portal.unanswered') : error;
}
