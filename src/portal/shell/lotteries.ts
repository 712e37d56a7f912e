import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Lottery = { to: '/vnlottery' | '/seaLottery'; label: MessageDescriptor };

/**
 * Lotteries of other countries: separate pages, next to the category in each menu that has the lottery
 * (`own.lottery.menus`).
 */
export const LOTTERIES: readonly Lottery[] = [
  { to: '/vnlottery', label: msg({ id: 'common.category.vnlottery', message: 'Vietnam lottery' }) },
  { to: '/seaLottery', label: msg({ id: 'common.category.seaLottery', message: 'SEA lottery' }) },
];
