import { pointMallDriver } from '../../tests/drivers/rewards/point-mall.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

async function open(tester: Tester) {
  await tester.isLoggedIn('player');
  await tester.opens('/pointMall');
}

export const pointMallSteps = flowSteps('point-mall', pointMallDriver, {
  openings: { 'the player has points': { fixture: 'member', as: 'player', open } },
  // The next one has another number.
  leads: { 'redeemForm: sent': null, 'deliveryForm: sent': null, 'convertForm: sent': null },
});
