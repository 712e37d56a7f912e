import type { GameType } from '../../../contract/play/game-kinds';
import { CATEGORIES, type CategoryKey } from '../../shell/categories';

const KEYS = {
  ELOTT: 'elott',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  ESPORTS: 'esports',
} as const satisfies Record<GameType, CategoryKey>;

/** The category of the portal that games of a type are shown in: its address, sign and word. */
export const categoryOf = (type: GameType) => CATEGORIES[KEYS[type]];
