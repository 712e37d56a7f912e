import { LOTTERIES } from '../../../src/lottery';
import { calls } from '../ledger/load';
import { GROUP } from './data';

const { rulesVersion, priceVersion } = LOTTERIES.SSC;
const digit = () => Math.floor(Math.random() * 10);

/** Places orders of one line over HTTP, with any number. */
export function ordersOverHttp(origin: string, issue: string): Promise<number> {
  const line = () => ({
    play: 'direct-2-last',
    selection: `${digit()}|${digit()}`,
    unit: 'jiao',
    multiple: 1,
    group: GROUP,
  });
  const agreed = { lottery: 'SSC', issue, rulesVersion, priceVersion, stake: '0.20' };
  return calls(origin, '/lgw/lottery/orders', () => JSON.stringify({ ...agreed, lines: [line()] }));
}
