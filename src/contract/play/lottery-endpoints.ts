import type { Endpoint } from '../platform/endpoint';
import * as lottery from './lottery';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
const act = { method: 'POST', token: 'required', encrypted: false, moves: true, source: 'assumed' } as const;
const menu = {
  method: 'GET',
  encrypted: false,
  query: lottery.menuQuery,
  response: lottery.lotteryMenu,
  source: 's7.call.vn-game-menu',
} as const;

/** Calls of the lotteries' pages. */
export const lotteryEndpoints = {
  lotteryMenu: { ...menu, token: 'none', path: '/lgw/vn/games/game_menu' },
  recentLotteries: { ...menu, token: 'required', path: '/lgw/vn/games/game_menu/recent' },
  lotteryRules: {
    ...read,
    token: 'optional',
    path: '/lgw/lottery/rules',
    query: lottery.rulesQuery,
    response: lottery.rules,
  },
  placeLotteryOrder: { ...act, path: '/lgw/lottery/orders', body: lottery.placeOrder, response: lottery.placed },
  placeLotteryChase: { ...act, path: '/lgw/lottery/chases', body: lottery.placeChase, response: lottery.placed },
  lotteryChases: { ...read, path: '/lgw/lottery/chases', query: lottery.chasesQuery, response: lottery.chases },
  endLotteryChases: { ...act, path: '/lgw/lottery/chases/end', body: lottery.endChases, response: lottery.chasesEnded },
  cancelLotteryOrder: {
    ...act,
    path: '/lgw/lottery/orders/cancel',
    body: lottery.cancelOrder,
    response: lottery.cancelled,
  },
  lotteryOrders: { ...read, path: '/lgw/lottery/orders', query: lottery.ordersQuery, response: lottery.orders },
  lotteryOrder: { ...read, path: '/lgw/lottery/orders/one', query: lottery.orderQuery, response: lottery.orderDetail },
} as const satisfies Record<string, Endpoint>;
