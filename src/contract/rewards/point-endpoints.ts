import type { Endpoint } from '../platform/endpoint';
import * as points from './points';

const read = { method: 'GET', token: 'required', encrypted: false } as const;
const sealed = { method: 'POST', token: 'required', encrypted: true } as const;

/**
 * Points and how they are spent (s7.points.reads, s7.points.redeem, s7.points.transactions, s7.points.convert). The
 * specification does not give the paths; these are ours. Loaded with the pages that call them.
 */
export const pointEndpoints = {
  pointBalance: { ...read, path: '/wps/points/balance', response: points.pointBalance, source: 'assumed' },
  pointConfig: {
    ...read,
    token: 'optional',
    path: '/wps/points/config',
    response: points.pointConfig,
    source: 'assumed',
  },
  /** The reward list; empty for players on a break. */
  pointGoods: {
    ...read,
    token: 'optional',
    path: '/wps/points/rewards',
    query: points.pointGoodsQuery,
    response: points.pointGoods,
    source: 'assumed',
  },
  /**
   * Rejects with `points.unknown`, `points.gone`, `points.played`, `points.insufficient`, `points.quantity`,
   * `points.address`, `reward.barred`, or the errors of the payment password.
   */
  redeemPoints: {
    ...sealed,
    path: '/wps/points/redeem',
    body: points.redeemPoints,
    response: points.redeemed,
    source: 'assumed',
  },
  redemptions: {
    ...read,
    path: '/wps/points/redeem',
    query: points.redemptionsQuery,
    response: points.redemptions,
    source: 'assumed',
  },
  pointTransactions: {
    ...read,
    path: '/wps/points/transactions',
    query: points.pointTransactionsQuery,
    response: points.pointTransactions,
    source: 'assumed',
  },
  /**
   * Rejects with `points.ratio`, `points.least`, `points.mostADay`, `points.insufficient`, `reward.barred`, or the
   * errors of the payment password.
   */
  convertPoints: {
    ...sealed,
    moves: true,
    path: '/wps/points/convert',
    body: points.convertPoints,
    response: points.converted,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
