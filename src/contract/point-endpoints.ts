import type { Endpoint } from './endpoint';
import * as points from './points';

const read = { method: 'GET', token: 'required', encrypted: false } as const;
const sealed = { method: 'POST', token: 'required', encrypted: true } as const;

/** Points and what they are spent on; the paths are not shown by the specification, these are ours. They come with the pages that call them. */
export const pointEndpoints = {
  pointBalance: { ...read, path: '/wps/points/balance', response: points.pointBalance, source: 's7.points.reads' },
  pointConfig: { ...read, token: 'optional', path: '/wps/points/config', response: points.pointConfig, source: 's7.points.reads' },
  /** The reward list; in a break it is empty. */
  pointGoods: {
    ...read,
    token: 'optional',
    path: '/wps/points/rewards',
    query: points.pointGoodsQuery,
    response: points.pointGoods,
    source: 's7.points.reads',
  },
  /** Refuses with `points.unknown`, `points.gone`, `points.played`, `points.insufficient`, `points.quantity`, `reward.barred` or for the payment password. */
  redeemPoints: {
    ...sealed,
    path: '/wps/points/redeem',
    body: points.redeemPoints,
    response: points.redeemed,
    source: 's7.points.redeem',
  },
  redemptions: {
    ...read,
    path: '/wps/points/redeem',
    query: points.redemptionsQuery,
    response: points.redemptions,
    source: 's7.points.redeem',
  },
  pointTransactions: {
    ...read,
    path: '/wps/points/transactions',
    query: points.pointTransactionsQuery,
    response: points.pointTransactions,
    source: 's7.points.transactions',
  },
  /** Refuses with `points.ratio`, `points.least`, `points.mostADay`, `points.insufficient`, `reward.barred` or for the payment password. */
  convertPoints: {
    ...sealed,
    moves: true,
    path: '/wps/points/convert',
    body: points.convertPoints,
    response: points.converted,
    source: 's7.points.convert',
  },
} as const satisfies Record<string, Endpoint>;
