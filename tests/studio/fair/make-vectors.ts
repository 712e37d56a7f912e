// `npx tsx tests/studio/fair/make-vectors.ts > tests/studio/fair/vectors.tsv` regenerates the vectors. Run it for a new
// game, and when the version of a game changes.
import { createHash } from 'node:crypto';
import { engineOf, GAME_IDS, type GameId } from '../../../src/studio/catalogue/entries';
import { stream } from '../../../src/studio/fair/stream';
import { GAMES } from '../../../src/studio/games';
import { FISH_KINDS } from '../../../src/studio/games/fish';
import { share } from '../../../src/studio/games/fraction';
import type { VisiblePart } from '../../../src/studio/games/game';
import { SELECTIONS } from './second-prices';
import { SPOTS } from './second-tables';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const SEEDS = 24;
const NONCES = 10;
/** Includes bounds that skip about half, a third and a fifth of all values. */
const BELOWS = [3, 10, 49, 2_147_483_649, 2_863_311_531, 3_435_973_837, 4_294_967_296, 1];

/** Up to as many numbers as may be picked, unsorted. 17 shares no divisor with the numbers of any keno. */
const picks = (at: number, { most, of }: { most: number; of: number }) =>
  Array.from({ length: 1 + (at % most) }, (_, index) => 1 + ((at * 11 + index * 17) % of));
/** Maximum number of picks, and the numbers of each keno. */
const KENOS: Partial<Record<GameId, { most: number; of: number }>> = {
  'lab-keno': { most: 8, of: 40 },
  'lab-keno-20': { most: 5, of: 20 },
  'lab-keno-80': { most: 10, of: 80 },
  'lab-keno-bold': { most: 8, of: 40 },
};
/** Numbers of mines, and places of each field. */
const FIELDS: Partial<Record<GameId, { mines: number[]; places: number }>> = {
  'lab-mines': { mines: [1, 3, 5, 10], places: 25 },
  'lab-mines-four': { mines: [1, 2, 4, 6], places: 16 },
};

/** Chips on up to three spots, one to six on each. 11 and 17 share no divisor with any table's number of spots. */
const placed = (spots: readonly string[], at: number) =>
  Array.from({ length: 1 + (Math.floor(at / 7) % 3) }, (_, index) => ({
    spot: spots[(at * 17 + index * 11) % spots.length] ?? '',
    chips: 1 + ((at * 5 + index * 3) % 6),
  }));

/** Chips on spots of three fixtures, alternating with an accumulator of two or three picks. */
const slip = (selections: readonly string[], at: number, matchday: number): VisiblePart => {
  const pick = (fixture: number) => `${fixture}.${selections[(at * 5 + fixture * 3) % selections.length]}`;
  if (at % 2 === 1) return { act: 'accumulate', matchday, picks: (at % 4 === 1 ? [1, 3] : [2, 3, 1]).map(pick) };
  const spots = [1, 2, 3].flatMap((fixture) => selections.map((selection) => `${fixture}.${selection}`));
  return { act: 'place', matchday, spots: placed(spots, at) };
};

const first = (game: GameId, at: number, nonce: number): VisiblePart => {
  const selections = SELECTIONS[game];
  if (selections) return slip(selections, at, ((nonce - 1) % 10) + 1);
  const spots = SPOTS[game];
  if (spots) return { act: 'place', spots: placed(spots, at) };
  if (game === 'lab-crash') return { act: 'join', target: 101 + ((at * at * 7) % 1_400) };
  const field = FIELDS[game];
  if (field) return { act: 'start', mines: field.mines[at % 4] ?? 1 };
  const keno = KENOS[game];
  if (keno) return { act: 'pick', numbers: picks(at, keno) };
  const engine = engineOf(game);
  if (engine === 'lab-scratch') return { act: 'scratch' };
  if (game === 'lab-dice-six') return { act: 'roll', target: 1 + (at % 5) };
  if (game === 'lab-dice') return { act: 'roll', target: 2 + ((at * 7) % 94) };
  if (engine === 'lab-plinko') return { act: 'drop', risk: ['low', 'medium', 'high'][at % 3] ?? '' };
  if (game === 'lab-fish')
    return { act: 'shoot', kind: FISH_KINDS[at % FISH_KINDS.length] ?? '', fish: 588_000_000 + at };
  if (engine === 'lab-net') return { act: 'cast', column: at % 3, row: Math.floor(at / 3) % 3 };
  return { act: game === 'lab-hilo' || game === 'lab-blackjack' ? 'deal' : 'spin' };
};

/** Returns the next act of an open round: a free round, a place of the field, or the likelier guess. */
const following = (game: GameId, { higher, lower }: VisiblePart, place: number): Record<string, string | number> => {
  if (game === 'lab-ways') return { act: 'free' };
  if (game === 'lab-blackjack') return { act: 'hit' };
  const field = FIELDS[game];
  if (field) return { act: 'open', place: place % field.places };
  return { act: Number(higher) >= Number(lower) ? 'higher' : 'lower' };
};

process.stdout.write('serverSeed\tclientSeed\tgame\tversion\tnonce\tacts\tpaysOfHundred\tnumbers\n');
for (let seed = 0; seed < SEEDS; seed++)
  for (let nonce = 0; nonce < NONCES; nonce++)
    for (const game of GAME_IDS) {
      const source = {
        serverSeed: sha(`server ${seed}`),
        clientSeed: `river ${seed} ~!`,
        game,
        version: GAMES[game].version,
        // Rounds of fixtures are numbered from 1, and the number determines the matchday.
        nonce: nonce * nonce * 7_919 + (SELECTIONS[game] ? 1 + seed : 0),
      };
      const acts = [first(game, seed * NONCES + nonce, source.nonce)];
      // A tenth of the rounds has free rounds; by chance alone it would be one in 125.
      while (game === 'lab-ways' && nonce === 0 && GAMES[game].play(stream(source), acts).ended) source.nonce += 1;
      // Every third stake is taken before its target.
      if (game === 'lab-crash' && nonce % 3 === 0) acts.push({ act: 'take', multiple: 101 });
      let played = GAMES[game].play(stream(source), acts);
      for (let step = 0; !played.ended; step++) {
        const isFinalAct = game !== 'lab-ways' && step > nonce % 4;
        acts.push(
          isFinalAct
            ? { act: game === 'lab-blackjack' ? 'stand' : 'take' }
            : following(game, played.visiblePart, nonce * 7 + step * 6),
        );
        played = GAMES[game].play(stream(source), acts);
      }
      const draw = stream(source);
      const numbers = BELOWS.map((below) => draw(below));
      const row = [
        source.serverSeed,
        source.clientSeed,
        game,
        source.version,
        source.nonce,
        JSON.stringify(acts),
        share(played.pays, 100n),
        numbers,
      ];
      process.stdout.write(`${row.join('\t')}\n`);
    }
