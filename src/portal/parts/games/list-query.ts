import { SETTINGS } from '../../../contract';
import type { CHANNELS, GameType } from '../../../contract/play/game-kinds';
import type { FlowDependencies } from '../dependencies';

/** Part of every game-list query (s3.game-list.query): category and channel, merchant, language. */
export const listQuery = (gameType: GameType | undefined, storage: Pick<FlowDependencies['storage'], 'language'>) => ({
  clientType: 3 as const,
  platform: 'flash,html5-desktop' as const,
  channel: gameType ? CHANNEL_OF[gameType] : ('consolidated' as const),
  merchant: SETTINGS.brand.merchant,
  language: storage.language(),
  ...(gameType && { gameType }),
});

/** Channel of each category (s9.enum.game-categories). */
const CHANNEL_OF = {
  ELOTT: 'e-lottery',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'slots',
  PVP: 'poker',
  ESPORTS: 'sports',
} as const satisfies Record<GameType, keyof typeof CHANNELS>;
