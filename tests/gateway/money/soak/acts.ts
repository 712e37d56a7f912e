import { expect } from 'vitest';
import type { Modules } from '../../harness/modules';
import { type Act, below, type Group } from './group';
import { cancels, corrects, draws, settlesIssue } from './lottery-acts';
import { decidesCase, decidesPayout, deposits, reverses, settlesDebt, withdraws } from './payout-acts';
import { bets, opposes, rollsBack, wins } from './studio-acts';
import { expires, givesUp, grants, transfers } from './wallet-acts';

/** Acts by weight. */
const ACTS: readonly (readonly [number, Act])[] = [
  [14, deposits],
  [8, grants],
  [18, bets],
  [6, opposes],
  [16, wins],
  [6, rollsBack],
  [16, draws],
  [4, cancels],
  [6, settlesIssue],
  [4, corrects],
  [3, givesUp],
  [6, transfers],
  [8, withdraws],
  [6, decidesPayout],
  [3, settlesDebt],
  [2, decidesCase],
  [4, reverses],
  [3, expires],
];
const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

/** Performs a random act; returns its name. */
export async function act(gateway: Modules, group: Group): Promise<string> {
  let rest = below(group, TOTAL);
  for (const [weight, perform] of ACTS) {
    if (rest < weight) return perform(gateway, group);
    rest -= weight;
  }
  return expect.fail('no act');
}
