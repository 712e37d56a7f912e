import { expect, test } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { menuOf } from '../../../../src/portal/features/member-centre/menu';

test('s2.member-centre.menu s9.const.member-menu-size: fourteen entries in their order, my account first', () => {
  expect(menuOf(14).map(({ page }) => page)).toEqual([
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'manualRebate',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
  ]);
  expect(menuOf()).toHaveLength(SETTINGS.memberMenu);
});

test('s2.member-centre.menu-short: eight entries in the other reading', () => {
  expect(menuOf(8).map(({ page }) => page)).toEqual([
    'securityCenter',
    'depositv2',
    'withdraw',
    'personalProfit',
    'personalHistoryCopy',
    'manualRebate',
    'playerRank',
    'rewardCenter',
  ]);
});
