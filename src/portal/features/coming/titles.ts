import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import boat from '../../assets/art/boat.svg';
import cup from '../../assets/art/cup.svg';
import drum from '../../assets/art/drum.svg';
import lily from '../../assets/art/lily.svg';
import lottery from '../../assets/art/lottery.svg';
import owl from '../../assets/art/owl.svg';
import pot from '../../assets/art/pot.svg';

/** The screens that are not built yet, by the first part of their path: what they are called and what stands for them. */
export const COMING = {
  vip: { art: lily, title: msg({ id: 'coming.vip', message: 'VIP' }) },
  pointMall: { art: pot, title: msg({ id: 'coming.pointMall', message: 'Points mall' }) },
  lottery: { art: lottery, title: msg({ id: 'coming.lottery', message: 'Lottery' }) },
  vnlottery: { art: lottery, title: msg({ id: 'coming.vnlottery', message: 'Vietnamese lottery' }) },
  seaLottery: { art: lottery, title: msg({ id: 'coming.seaLottery', message: 'SEA lottery' }) },
  promotions: { art: drum, title: msg({ id: 'coming.promotions', message: 'Promotions' }) },
  promoDetail: { art: drum, title: msg({ id: 'coming.promoDetail', message: 'Promotion' }) },
  help: { art: owl, title: msg({ id: 'coming.help', message: 'Help centre' }) },
  helpmc: { art: owl, title: msg({ id: 'coming.helpmc', message: 'Help' }) },
  download: { art: cup, title: msg({ id: 'coming.download', message: 'App download' }) },
  join: { art: boat, title: msg({ id: 'coming.join', message: 'Join us' }) },
} satisfies Record<string, { art: string; title: MessageDescriptor }>;

export type ComingScreen = keyof typeof COMING;
