import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LIVE_CLASS_NAMES } from '../../../../contract/play/game-kinds';

/** The classes of live games (s9.enum.live-classes), in its order. */
export const LIVE_CLASSES = {
  baccarat: msg({ id: 'lobby.live.baccarat', message: 'Baccarat' }),
  sicbo: msg({ id: 'lobby.live.sicbo', message: 'Sicbo' }),
  roulette: msg({ id: 'lobby.live.roulette', message: 'Roulette' }),
  'dragon-tiger': msg({ id: 'lobby.live.dragonTiger', message: 'Dragon Tiger' }),
  blackjack: msg({ id: 'lobby.live.blackjack', message: 'Blackjack' }),
  'hold-em': msg({ id: 'lobby.live.holdEm', message: "Hold'Em" }),
  'mahjong-tiles': msg({ id: 'lobby.live.mahjongTiles', message: 'Mahjong Tiles' }),
  'card-poker': msg({ id: 'lobby.live.cardPoker', message: 'Card-Poker' }),
  'wenzhou-pai-gow': msg({ id: 'lobby.live.wenzhouPaiGow', message: 'Wenzhou Pai Gow' }),
  'se-die': msg({ id: 'lobby.live.seDie', message: 'Se Die' }),
  'fan-tan': msg({ id: 'lobby.live.fanTan', message: 'Fan Tan' }),
  niuniu: msg({ id: 'lobby.live.niuNiu', message: 'NiuNiu' }),
  'yu-sia-xie': msg({ id: 'lobby.live.yuSiaXie', message: 'Yu Sia Xie' }),
  zjh: msg({ id: 'lobby.live.zjh', message: 'ZJH' }),
  mahjong: msg({ id: 'lobby.live.mahjong', message: 'Mahjong' }),
} satisfies Record<keyof typeof LIVE_CLASS_NAMES, MessageDescriptor>;
