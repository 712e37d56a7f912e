import { SETTINGS } from '../../../contract';
import { lotteryBoardFlow } from './lottery-board.flow';
import { LotteryPage } from './lottery-page';

/** The page of the lotteries of each area (s2.route.lottery). */
export const lotteries = {
  lottery: { View: LotteryPage, flow: lotteryBoardFlow('CN') },
  vnlottery: { View: LotteryPage, flow: lotteryBoardFlow('VN') },
  seaLottery: { View: LotteryPage, flow: lotteryBoardFlow(SETTINGS.brand.lotteryType) },
};
