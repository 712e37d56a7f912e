import { GAMES } from '../games';
import { type Fraction, toDecimal } from '../games/fraction';
import { returnOf, varianceOf } from '../games/game';
import { sameAs } from '../publish/same-as';
import { engineOf, GAME_IDS, type GameId, gameName } from './entries';

export const usage =
  'catalogue                        every game by engine: return, variance, and which ones differ in their theme alone';

/** Formats the lowest and the highest of some numbers; once if they are equal. */
function rangeOf(all: readonly Fraction[]): string {
  const decimals = all.map((fraction) => toDecimal(fraction, 4)).sort((a, b) => Number(a) - Number(b));
  const least = decimals[0];
  const most = decimals.at(-1);
  return least === most ? `${least}` : `${least} to ${most}`;
}

function line(id: GameId): string {
  const game = GAMES[id];
  const tables = game.published.map((first) => game.odds(first));
  const returns = rangeOf(tables.map(returnOf));
  const variances = rangeOf(tables.map((odds) => varianceOf(game, odds)));
  const original = sameAs(id);
  const theme = original ? `  same game as ${original}` : '';
  return `${id.padEnd(20)} ${gameName(id, 'en').padEnd(20)} return ${returns.padEnd(18)} variance ${variances}${theme}`;
}

/** Counts the games of their own of each engine. */
function counts(): string {
  const own = GAME_IDS.filter((id) => sameAs(id) === null);
  const engines = [...new Set(GAME_IDS.map(engineOf))];
  const byEngine = engines.map((engine) => `${engine} ${own.filter((id) => engineOf(id) === engine).length}`);
  const themes = GAME_IDS.length - own.length;
  return `${own.length} games of their own and ${themes} themes, by engine: ${byEngine.join(', ')}`;
}

export async function run(): Promise<number> {
  process.stdout.write(`${GAME_IDS.map(line).join('\n')}\n\n${counts()}\n`);
  return 0;
}
