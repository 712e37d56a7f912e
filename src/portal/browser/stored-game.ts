import * as v from 'valibot';
import { launched } from '../../contract/play/launch';
import { tabStorage } from '../../ui/browser/guarded-storage';

const KEY = 'game';

const stored = v.object({
  /** Result of the launch; its address has a one-time token. */
  launch: launched,
  /** False once a frame has received the address: after that, a new launch is needed. */
  fresh: v.boolean(),
  gameId: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
});
/** The game that was launched in this tab, as `/game` shows it (s2.route.game-iframe-source). */
type StoredGame = v.InferOutput<typeof stored>;

/** Stores the launched game in place of the last one. It ends with the session. */
export const keepGame = (game: Omit<StoredGame, 'fresh'>): void => write({ ...game, fresh: true });

/** Last launched game; null without one, or if it cannot be read. */
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
