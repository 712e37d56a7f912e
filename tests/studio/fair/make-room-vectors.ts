// `npx tsx tests/studio/fair/make-room-vectors.ts > tests/studio/fair/room-vectors.tsv` regenerates the vectors. Run it
// for a new game, and when the version of a game changes.
import { ROOM_GAMES } from '../../../src/studio/games/rooms/room-game';
import { playMatch, seeded } from '../harness/matches';

const MATCHES = 240;

process.stdout.write('serverSeed\tgame\tversion\tparts\tsignature\tdecisions\tstake\tpayouts\n');
for (const game of ROOM_GAMES)
  for (let match = 0; match < MATCHES; match++) {
    const random = seeded(`vector ${game} ${match}`);
    const stake = BigInt(1 + random(20_000));
    const { source, decisions, payouts } = playMatch({ game, seats: 2 + (match % 3), stake, random });
    const row = [
      source.serverSeed,
      game,
      source.version,
      JSON.stringify(source.parts),
      source.signature,
      JSON.stringify(decisions),
      stake,
      payouts,
    ];
    process.stdout.write(`${row.join('\t')}\n`);
  }
