import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlayedLiveClass } from '../../../../contract/play/game-kinds';

/** The classes of live games that an engine plays, in the order of s9.enum.live-classes. */
export const LIVE_CLASSES = {
  baccarat: msg({ id: 'lobby.live.baccarat', message: 'Baccarat' }),
  sicbo: msg({ id: 'lobby.live.sicbo', message: 'Sicbo' }),
  roulette: msg({ id: 'lobby.live.roulette', message: 'Roulette' }),
  'dragon-tiger': msg({ id: 'lobby.live.dragonTiger', message: 'Dragon Tiger' }),
  blackjack: msg({ id: 'lobby.live.blackjack', message: 'Blackjack' }),
  'card-poker': msg({ id: 'lobby.live.cardPoker', message: 'Card-Poker' }),
  zjh: msg({ id: 'lobby.live.zjh', message: 'ZJH' }),
} satisfies Record<PlayedLiveClass, MessageDescriptor>;
