import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SETTINGS } from '../../../contract';
import type { IconName } from '../../ui/icon-name';

export type MenuEntry = { page: string; icon: IconName; label: MessageDescriptor };

/** s2.member-centre.menu: fourteen entries in this order. */
const FOURTEEN: MenuEntry[] = [
  { page: 'securityCenter', icon: 'user', label: msg({ id: 'memberCentre.securityCenter', message: 'My account' }) },
  { page: 'transferFund', icon: 'wallet', label: msg({ id: 'memberCentre.transferFund', message: 'My wallet' }) },
  { page: 'depositv2', icon: 'deposit', label: msg({ id: 'memberCentre.depositv2', message: 'Deposit' }) },
  { page: 'withdraw', icon: 'withdraw', label: msg({ id: 'memberCentre.withdraw', message: 'Withdrawal' }) },
  { page: 'transferUpline', icon: 'swap', label: msg({ id: 'memberCentre.transferUpline', message: 'Transfer to upline' }) },
  { page: 'personalHistoryCopy', icon: 'receipt', label: msg({ id: 'memberCentre.personalHistoryCopy', message: 'Betting record' }) },
  { page: 'manualRebate', icon: 'percent', label: msg({ id: 'memberCentre.manualRebate', message: 'Cashback' }) },
  { page: 'transactionHistory', icon: 'doc', label: msg({ id: 'memberCentre.transactionHistory', message: 'Account record' }) },
  { page: 'personalProfit', icon: 'chart', label: msg({ id: 'memberCentre.personalProfit', message: 'Personal loss' }) },
  { page: 'bonusDetails', icon: 'gift', label: msg({ id: 'memberCentre.bonusDetails', message: 'Bonus details' }) },
  { page: 'rewardCenter', icon: 'trophy', label: msg({ id: 'memberCentre.rewardCenter', message: 'Reward centre' }) },
  { page: 'referral', icon: 'users', label: msg({ id: 'memberCentre.referral', message: 'Invite friends' }) },
  { page: 'missionLeaderboard', icon: 'target', label: msg({ id: 'memberCentre.missionLeaderboard', message: 'Mission activity' }) },
  { page: 'messageV2', icon: 'mail', label: msg({ id: 'memberCentre.messageV2', message: 'Platform information' }) },
];
const rank: MenuEntry = { page: 'playerRank', icon: 'crown', label: msg({ id: 'memberCentre.playerRank', message: 'Player rank' }) };

/** s2.member-centre.menu-short, the other reading: eight entries, in the order it has them. */
const EIGHT = [
  'securityCenter',
  'depositv2',
  'withdraw',
  'personalProfit',
  'personalHistoryCopy',
  'manualRebate',
  'playerRank',
  'rewardCenter',
].flatMap((page) => [...FOURTEEN, rank].find((entry) => entry.page === page) ?? []);

/** What is not in the menu of the spec: limits of one's own play, within reach of every page. */
export const CARE: MenuEntry = { page: 'limits', icon: 'shield', label: msg({ id: 'memberCentre.limits', message: 'Limits and breaks' }) };

/** The entries of the menu, in the reading that is configured. */
export const menuOf = (size: 14 | 8 = SETTINGS.memberMenu): readonly MenuEntry[] => (size === 14 ? FOURTEEN : EIGHT);
