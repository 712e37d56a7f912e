import type { Lifecycle, LifecycleTransaction } from '../../lifecycle';
import { leafOf } from '../../lifecycle';
import { settlePot } from '../games/rooms/pot';
import type { Studio } from '../play/context';
import { cancel, conclude, roundsWhere } from '../play/rounds';
import type { Query } from '../store/database';
import { lifecycleStore } from '../tables/lifecycle-store';
import { ROOM_CHART } from './progress';
import { openProof, roomHands } from './proof';
import { ROOM_VOID, type Room, roomOf, seatsOf } from './rooms';

/** `host`: the studio that runs the room. */
type Context = { tx: Query; host: Studio };
/** Round of the beacon that decides once all seats are taken; then its signature. */
type BeaconNote = { beaconRound: number } | { signature: string };
type Step = { id: string; snapshot: { value: unknown }; deadline: Date | null };

async function record({ tx }: Context, { id, snapshot, deadline }: Step, note?: BeaconNote): Promise<Room> {
  const state = leafOf(snapshot.value);
  // The fee of a settled room is set by `settleStakes`, in the same transaction.
  const fee = state === 'settled' ? 0n : null;
  await tx.query('update rooms set state = $2, closes_at = $3, fee = coalesce(fee, $4) where id = $1', [
    id,
    state,
    deadline,
    fee,
  ]);
  if (note && 'signature' in note)
    await tx.query('update rooms set signature = $2 where id = $1', [id, note.signature]);
  else if (note && state === 'starting')
    await tx.query('update rooms set beacon_round = $2 where id = $1', [id, note.beaconRound]);
  return roomOf(tx, id);
}

async function perform({ tx, host }: Context, { type }: { type: string }, room: Room): Promise<void> {
  if (type === 'returnStakes') return returnStakes(tx, room);
  if (type === 'settleStakes') return settleStakes(tx, host, room);
}

async function returnStakes(tx: Query, { id }: Room) {
  const stakes = await roundsWhere(tx, `room = $1 and state = 'open' order by seat for update`, [id]);
  for (const stake of stakes) await cancel(tx, stake, ROOM_VOID);
}

async function settleStakes(tx: Query, host: Studio, room: Room) {
  const seats = await seatsOf(tx, room.id);
  const hands = roomHands(host, room, seats);
  const { payouts, fee } = settlePot(
    room.stake,
    hands.map(({ strength }) => strength),
  );
  for (const { round, seat } of seats)
    await conclude(tx, round, {
      payout: payouts[seat] ?? 0n,
      // An opponent loses a stake whenever a player wins one: at equal skill the whole stake counts.
      validBet: round.stake,
      proof: JSON.stringify(openProof(room, seats, seat)),
    });
  await tx.query('update rooms set fee = $2 where id = $1', [room.id, fee]);
}

/** A round between players, as the studio runs it (own.room.*). */
export const roomRound: Lifecycle<typeof ROOM_CHART.machine, Context, Room, BeaconNote> = {
  ...ROOM_CHART,
  record,
  perform,
};

/** Opens the store of lifecycles in a transaction of the studio's database. */
export const withinRoom = (tx: Query, host: Studio): LifecycleTransaction<Context> => ({
  store: lifecycleStore(tx, host),
  context: { tx, host },
});
