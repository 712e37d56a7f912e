import { expect, test } from 'vitest';
import { pages } from '../../../../../src/portal/destinations.pages';
import { besideMenu, menuOf } from '../../../../../src/portal/features/platform/member-centre/menu';

const rows = Object.entries(pages).map(([to, row]) => ({ to, row }));
const keys = (entries: readonly { to: string }[]) => entries.map(({ to }) => to);

test('fourteen entries in order, my account first [s2.member-centre.menu s9.const.member-menu-size]', () => {
  expect(keys(menuOf(rows, 14))).toEqual([
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
});

test('eight entries in the other reading [s2.member-centre.menu-short]', () => {
  expect(keys(menuOf(rows, 8))).toEqual([
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

test('pages in neither menu are listed separately', () => {
  expect(keys(besideMenu(rows))).toEqual(['ranking', 'activities', 'limits', 'playStatement', 'cashIn']);
});
