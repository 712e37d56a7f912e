import * as v from 'valibot';
import { launched } from '../../contract/play/launch';
import { tabStorage } from '../../ui/browser/guarded-storage';

const KEY = 'game';

const stored = v.object({
  /** What the launch gave; the address has a token that is good once. */
  launch: launched,
  /** False once a frame was given the address: from then on it takes a new launch. */
  fresh: v.boolean(),
  gameId: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
});
/** The game that was launched in this tab, as `/game` shows it (s2.route.game-iframe-source). */
type StoredGame = v.InferOutput<typeof stored>;

/** Keeps what was launched, in the place of the last one. It goes with the session. */
export const keepGame = (game: Omit<StoredGame, 'fresh'>): void => write({ ...game, fresh: true });

/** What was launched last; null where nothing was, or where it cannot be read. */
export function storedGame(): StoredGame | null {
  try {
    const read = v.safeParse(stored, JSON.parse(tabStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Gives the game's address for its frame, once; null where there is none, or a frame has had it. */
export function takeAddress(): string | null {
  const game = storedGame();
  if (!game?.fresh) return null;
  write({ ...game, fresh: false });
  return game.launch.content.game_url;
}

const write = (game: StoredGame) => tabStorage.setItem(KEY, JSON.stringify(game));
