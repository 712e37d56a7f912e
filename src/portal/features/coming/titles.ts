import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import boat from '../../assets/art/boat.svg';
import cup from '../../assets/art/cup.svg';
import drum from '../../assets/art/drum.svg';
import elott from '../../assets/art/elott.svg';
import esports from '../../assets/art/esports.svg';
import fish from '../../assets/art/fish.svg';
import lily from '../../assets/art/lily.svg';
import live from '../../assets/art/live.svg';
import lottery from '../../assets/art/lottery.svg';
import owl from '../../assets/art/owl.svg';
import pot from '../../assets/art/pot.svg';
import pvp from '../../assets/art/pvp.svg';
import rng from '../../assets/art/rng.svg';
import sports from '../../assets/art/sports.svg';
import wheel from '../../assets/art/wheel.svg';

/** The screens that are not built yet, by the first part of their path: what they are called and what stands for them. */
export const COMING = {
  vip: { art: lily, title: msg({ id: 'coming.vip', message: 'VIP' }) },
  pointMall: { art: pot, title: msg({ id: 'coming.pointMall', message: 'Points mall' }) },
  lottery: { art: lottery, title: msg({ id: 'coming.lottery', message: 'Lottery' }) },
  vnlottery: { art: lottery, title: msg({ id: 'coming.vnlottery', message: 'Vietnamese lottery' }) },
  seaLottery: { art: lottery, title: msg({ id: 'coming.seaLottery', message: 'SEA lottery' }) },
  elott: { art: elott, title: msg({ id: 'coming.elott', message: 'E-lottery' }) },
  live: { art: live, title: msg({ id: 'coming.live', message: 'Live casino' }) },
  fish: { art: fish, title: msg({ id: 'coming.fish', message: 'Fishing' }) },
  pvp: { art: pvp, title: msg({ id: 'coming.pvp', message: 'PvP' }) },
  sports: { art: sports, title: msg({ id: 'coming.sports', message: 'Sports' }) },
  esports: { art: esports, title: msg({ id: 'coming.esports', message: 'Esports' }) },
  rng: { art: rng, title: msg({ id: 'coming.rng', message: 'Slots' }) },
  seamless: { art: wheel, title: msg({ id: 'coming.seamless', message: 'Game' }) },
  game: { art: wheel, title: msg({ id: 'coming.game', message: 'Games lobby' }) },
  promotions: { art: drum, title: msg({ id: 'coming.promotions', message: 'Promotions' }) },
  promoDetail: { art: drum, title: msg({ id: 'coming.promoDetail', message: 'Promotion' }) },
  help: { art: owl, title: msg({ id: 'coming.help', message: 'Help centre' }) },
  helpmc: { art: owl, title: msg({ id: 'coming.helpmc', message: 'Help' }) },
  download: { art: cup, title: msg({ id: 'coming.download', message: 'App download' }) },
  join: { art: boat, title: msg({ id: 'coming.join', message: 'Join us' }) },
} satisfies Record<string, { art: string; title: MessageDescriptor }>;

export type ComingScreen = keyof typeof COMING;
