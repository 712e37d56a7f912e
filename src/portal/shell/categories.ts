import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameType } from '../../contract/play/game-kinds';
import type { IconName } from '../../ui/icon-name';

type Category = { type: GameType; to: `/${string}`; icon: IconName; label: MessageDescriptor };

/** Kinds of games: name on the wire, page, icon and label, in the order of the navigation. */
export const CATEGORIES = {
  lottery: {
    type: 'LOTT',
    to: '/lottery',
    icon: 'ticket',
    label: msg({ id: 'common.category.lottery', message: 'Lottery' }),
  },
  live: { type: 'LIVE', to: '/live', icon: 'cards', label: msg({ id: 'common.category.live', message: 'Live' }) },
  sports: {
    type: 'SPORTS',
    to: '/sports',
    icon: 'ball',
    label: msg({ id: 'common.category.sports', message: 'Sports' }),
  },
  esports: {
    type: 'ESPORTS',
    to: '/esports',
    icon: 'pad',
    label: msg({ id: 'common.category.esports', message: 'Esports' }),
  },
  rng: { type: 'RNG', to: '/rng', icon: 'reels', label: msg({ id: 'common.category.rng', message: 'Slots' }) },
  fish: { type: 'FISH', to: '/fish', icon: 'fish', label: msg({ id: 'common.category.fish', message: 'Fishing' }) },
  pvp: { type: 'PVP', to: '/pvp', icon: 'versus', label: msg({ id: 'common.category.pvp', message: 'PvP' }) },
  elott: {
    type: 'ELOTT',
    to: '/elott',
    icon: 'bolt',
    label: msg({ id: 'common.category.elott', message: 'E-lottery' }),
  },
} as const satisfies Record<string, Category>;

export type CategoryKey = keyof typeof CATEGORIES;

export const isCategory = (key: string): key is CategoryKey => Object.hasOwn(CATEGORIES, key);
