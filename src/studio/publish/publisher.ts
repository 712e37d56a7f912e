import * as v from 'valibot';
import type { StudioRequest } from '../../contract/play/studio';
import { GAME_IDS } from '../catalogue/entries';
import type { Studio } from '../play/context';
import { delayAfter } from '../play/outbox';
import { opened } from '../play/seeds';
import { seedOfRoom } from '../rooms/proof';
import { roomsWhere, seatsOf } from '../rooms/rooms';
import { queryRows } from '../store/query';
import { seedOfChain } from '../tables/chains';
import { tableRoundsWhere } from '../tables/table-rounds';
import { Unanswered } from '../wire/wire';
import { publicationOf } from './publication';

/** Number of failed attempts from which each further one is logged. */
const LOGGED_FROM = 4;

/**
 * Returns a function that does the work whenever it is called, but pauses after each attempt without a response from
 * the portal: longer each time, up to a minute.
 */
export function patiently({ log }: Studio, event: string, work: () => Promise<void>): () => Promise<void> {
  let attempts = 0;
  let due = 0;
  return async () => {
    if (Date.now() < due) return;
    try {
      await work();
      attempts = 0;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      attempts += 1;
      due = Date.now() + delayAfter(attempts) * 1_000;
      if (attempts >= LOGGED_FROM) log(event, { attempts, code: error.message });
    }
  };
}

/** Publishes the table of each game once, until the portal has responded to all of them. A rejection is final. */
export function openPublisher(studio: Studio): () => Promise<void> {
  const open = new Set(GAME_IDS);
  return patiently(studio, 'odds.waits', async () => {
    for (const game of open) {
      const { answer } = await studio.wire.call('odds', publicationOf(game));
      if (answer.outcome === 'unknown') throw new Unanswered(answer.code);
      if (answer.outcome !== 'applied') studio.log('odds.refused', { game, code: answer.code });
      open.delete(game);
    }
  });
}

/** Rows per pass. */
const AT_ONCE = 20;

const tablePlayerRow = v.object({ player: v.string() });

/** Reveals the seed of each finished round of a table to all players who staked in it. */
export function openTableReporter(studio: Studio): () => Promise<void> {
  const { pool } = studio.store;
  return patiently(studio, 'reveal.waits', async () => {
    const due = `state = 'over' and reported_at is null order by created_at limit ${AT_ONCE}`;
    for (const round of await tableRoundsWhere(pool, due)) {
      const serverSeed = await seedOfChain(pool, studio, round.chain_id, round.number);
      const players = await queryRows(
        pool,
        tablePlayerRow,
        `select distinct player from rounds where table_round = $1 and mode <> 'fun' and state = 'settled'`,
        [round.id],
      );
      for (const { player } of players) await reveal(studio, { player, commitment: round.commitment, serverSeed });
      await pool.query('update table_rounds set reported_at = now() where id = $1', [round.id]);
    }
  });
}

/** Reveals the seed of each finished room to all of its players. */
export function openRoomReporter(studio: Studio): () => Promise<void> {
  const { pool } = studio.store;
  return patiently(studio, 'reveal.waits', async () => {
    const due = `state = 'over' and reported_at is null order by created_at limit ${AT_ONCE}`;
    for (const room of await roomsWhere(pool, due)) {
      const { commitment, mode } = room;
      const seats = mode === 'fun' ? [] : await seatsOf(pool, room.id);
      const serverSeed = seedOfRoom(studio, room);
      for (const { round } of seats) await reveal(studio, { player: round.player, commitment, serverSeed });
      await pool.query('update rooms set reported_at = now() where id = $1', [room.id]);
    }
  });
}

/** Reports a seed to the portal. A rejection is final; throws if there is no response. */
async function reveal(studio: Studio, body: StudioRequest<'reveal'>) {
  const { answer } = await studio.wire.call('reveal', body);
  if (answer.outcome === 'unknown') throw new Unanswered(answer.code);
  if (answer.outcome !== 'applied') studio.log('reveal.refused', { player: body.player, code: answer.code });
}

const revealedRow = v.object({
  id: v.string(),
  player: v.string(),
  sealed: v.string(),
  commitment: v.string(),
  /** False for a seed of demos alone: the portal has no round of it. */
  isOfPortal: v.boolean(),
});
/** Reports each revealed seed to the portal until it has responded. A rejection is final. */
export function openReporter(studio: Studio): () => Promise<void> {
  const { pool } = studio.store;
  return patiently(studio, 'reveal.waits', async () => {
    const seeds = await queryRows(
      pool,
      revealedRow,
      `select id, player, sealed, commitment,
              exists (select from rounds r where r.seed_id = s.id and r.mode <> 'fun') as "isOfPortal"
         from seeds s where state = 'revealed' and reported_at is null order by revealed_at limit $1`,
      [AT_ONCE],
    );
    for (const { id, player, sealed, commitment, isOfPortal } of seeds) {
      const serverSeed = opened(studio, player, { sealed });
      if (isOfPortal) await reveal(studio, { player, commitment, serverSeed });
      await pool.query('update seeds set reported_at = now() where id = $1', [id]);
    }
  });
}
