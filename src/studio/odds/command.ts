import { GAME_IDS, type GameId } from '../catalogue/entries';
import { GAMES } from '../games';
import { toDecimal, toText } from '../games/fraction';
import { returnOf } from '../games/game';

export const usage =
  'odds [<game>] [--json]           what each result of a game pays, how likely it is, and what comes back: exact';

type Line = { game: GameId; choice: unknown; result: string; ways: string; of: string; pays: string; return: string };

/** Returns a line for each result of each published choice. */
export function lines(game: GameId): Line[] {
  return GAMES[game].published.flatMap((choice) => {
    const odds = GAMES[game].odds(choice);
    const back = toText(returnOf(odds));
    return odds.map(({ name, ways, of, pays }) => ({
      game,
      choice,
      result: name,
      ways: `${ways}`,
      of: `${of}`,
      pays: toText(pays),
      return: back,
    }));
  });
}

function table(game: GameId): string {
  const rows = GAMES[game].published.map((choice) => {
    const odds = GAMES[game].odds(choice);
    const results = odds.map(
      ({ name, ways, of, pays }) => `    ${name.padEnd(8)} ${`${ways} of ${of}`.padEnd(16)} pays ${toText(pays)}`,
    );
    const back = returnOf(odds);
    return [`  ${JSON.stringify(choice)}  gives back ${toText(back)} (${toDecimal(back, 4)})`, ...results].join('\n');
  });
  return [`${game}, version ${GAMES[game].version}`, ...rows].join('\n');
}

export async function run(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const games = GAME_IDS.filter((id) => named.length === 0 || named.includes(id));
  if (games.length < named.length) {
    process.stderr.write(`no such game; there are ${GAME_IDS.join(', ')}\n`);
    return 2;
  }
  process.stdout.write(
    args.includes('--json') ? `${JSON.stringify(games.flatMap(lines))}\n` : `${games.map(table).join('\n\n')}\n`,
  );
  return 0;
}
