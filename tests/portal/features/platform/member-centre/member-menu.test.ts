import { expect, test } from 'vitest';
import { pages } from '../../../../../src/portal/destinations.pages';
import { besideMenu, menuOf } from '../../../../../src/portal/features/platform/member-centre/menu';

const rows = Object.entries(pages).map(([to, row]) => ({ to, row }));
const keys = (entries: readonly { to: string }[]) => entries.map(({ to }) => to);

test('s2.member-centre.menu s9.const.member-menu-size: fourteen entries in their order, my account first', () => {
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

test('s2.member-centre.menu-short: eight entries in the other reading', () => {
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

test('what is in neither menu stands beside it', () => {
  expect(keys(besideMenu(rows))).toEqual(['ranking', 'activities', 'limits']);
});
