import { GAME_IDS, type GameId } from '../catalogue/entries';
import { toDecimal } from '../games/fraction';
import { simulatedChance } from './chance';
import { exactOf, simulate, strategiesOf } from './rounds';

export const usage =
  'simulate [<game>] [--rounds=<n>]  plays n rounds (100,000) and compares the mean with the exact return; 1 beyond 4 errors';

/** Deviation between the simulated and the exact return that still counts as chance, in standard errors. */
const TOLERATED = 4;
const ROUNDS = 100_000;

function simulateGame(game: GameId, rounds: number): boolean {
  const results = strategiesOf(game).map((strategy) => {
    const { mean, errors } = simulate(strategy, rounds, simulatedChance(`${game} ${strategy.label}`));
    const exact = toDecimal(exactOf(strategy), 6);
    const line = `${game.padEnd(12)} ${mean.toFixed(6)}  exact ${exact}  ${errors.toFixed(2).padStart(6)} errors`;
    process.stdout.write(`${line}  ${strategy.label}\n`);
    return Math.abs(errors) <= TOLERATED;
  });
  return results.every(Boolean);
}

export async function run(args: readonly string[]): Promise<number> {
  const option = args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? `${ROUNDS}`;
  const named = args.filter((arg) => !arg.startsWith('--'));
  const games = GAME_IDS.filter((id) => named.length === 0 || named.includes(id));
  const rounds = Number(option);
  if (games.length < named.length || !Number.isInteger(rounds) || rounds < 1) {
    process.stderr.write(`${usage}\ngames: ${GAME_IDS.join(', ')}\n`);
    return 2;
  }
  const results = games.map((game) => simulateGame(game, rounds));
  return results.every(Boolean) ? 0 : 1;
}
