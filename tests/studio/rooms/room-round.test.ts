import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { roomRoundMachine } from '../../../machines/play/room-round/room-round.machine';
import { roomRoundSamples } from '../../../machines/play/room-round/room-round.samples';
import { advanceLifecycle, expireTimer, startLifecycle } from '../../../src/lifecycle';
import { roomRound, withinRoom } from '../../../src/studio/rooms/lifecycle';
import { sealedFor } from '../../../src/studio/rooms/proof';
import { roomOf } from '../../../src/studio/rooms/rooms';
import { seal } from '../../../src/studio/store/sealing';
import { walkLifecycle } from '../harness/walk-round';

const EVENTS = ['seat.taken', 'seat.left', 'seat.decided', 'beacon.published', 'round.interrupted'] as const;
const event = v.object({ type: v.picklist(EVENTS) });
const input = v.object({
  seats: v.number(),
  fillMs: v.number(),
  beaconMs: v.number(),
  decideMs: v.number(),
  pauseMs: v.number(),
});

/** Round of the beacon that the studio's own loop would wait for. */
const note = { beaconRound: 4_000_000_000 };

walkLifecycle(
  {
    flow: 'room-round',
    machine: roomRoundMachine,
    samples: roomRoundSamples,
    meets: 'own.room.seats own.room.abandoned own.room.void',
  },
  {
    async start(tx, studio, startInput) {
      const id = randomUUID();
      const sizes = v.parse(input, startInput);
      await tx.query(
        `insert into rooms (id, game, level, mode, currency, version, stake, seats, sealed, commitment, beacon, state)
         values ($1, 'lab-duel', 'learner', 'real', 'BDT', 1, 100, $2, $3, '', 'demo', 'empty')`,
        [id, sizes.seats, seal(studio.settings.seal, sealedFor(id), 'ab'.repeat(32))],
      );
      await startLifecycle(withinRoom(tx, studio), roomRound, { id, input: sizes });
      return id;
    },
    advance(tx, studio, { id, event: rawEvent }) {
      const sent = v.parse(event, rawEvent);
      const isPublished = sent.type === 'beacon.published';
      const request = { id, event: sent, note: isPublished ? { signature: 'ab'.repeat(48) } : note };
      return advanceLifecycle(withinRoom(tx, studio), roomRound, request);
    },
    expire: (tx, studio, id) => expireTimer(withinRoom(tx, studio), roomRound, { id }),
    stateOf: async (tx, id) => (await roomOf(tx, id)).state,
    // Only one room of a kind has free seats at a time.
    end: (tx, id) => tx.query(`update rooms set state = 'void', fee = null where id = $1`, [id]),
  },
);
