import { SETTINGS } from '../../../../contract';
import { lotteryBoardFlow } from './lottery-board.flow';
import { lotteryPage } from './lottery-page';

/** The page of the lotteries of each area (s2.route.lottery). */
export const lotteries = {
  lottery: { View: lotteryPage('CN'), flow: lotteryBoardFlow('CN') },
  vnlottery: { View: lotteryPage('VN'), flow: lotteryBoardFlow('VN') },
  seaLottery: { View: lotteryPage(SETTINGS.brand.lotteryType), flow: lotteryBoardFlow(SETTINGS.brand.lotteryType) },
};
