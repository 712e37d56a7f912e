import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Count } from '../../../../ui/badge';
import { digits } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import type { IconName } from '../../../../ui/icon-name';
import type { MemberPage } from '../../../shell/member-pages';
import './home-member.css';

const SHORTCUTS: readonly { page: MemberPage; icon: IconName; label: MessageDescriptor }[] = [
  { page: 'personalHistoryCopy', icon: 'receipt', label: msg({ id: 'home.shortcut.bets', message: 'Bets' }) },
  { page: 'manualRebate', icon: 'percent', label: msg({ id: 'home.shortcut.cashback', message: 'Cashback' }) },
  { page: 'rewardCenter', icon: 'gift', label: msg({ id: 'home.shortcut.rewards', message: 'Rewards' }) },
  { page: 'referral', icon: 'users', label: msg({ id: 'home.shortcut.invite', message: 'Invite' }) },
  { page: 'missionLeaderboard', icon: 'target', label: msg({ id: 'home.shortcut.missions', message: 'Missions' }) },
  { page: 'securityCenter', icon: 'user', label: msg({ id: 'home.shortcut.account', message: 'Account' }) },
];

const OFFERS: readonly MemberPage[] = ['manualRebate', 'rewardCenter', 'referral', 'missionLeaderboard'];

/** Columns on a wide page, which fewer shortcuts would not fill. */
const COLUMNS = 4;

/** `offers`: hidden from players on a break. */
export type ShortcutsProps = {
  offers: boolean;
  cashback: boolean;
  rewards: number;
  onOpen: (page: MemberPage) => void;
};

/** Shortcuts to the member's own pages. */
export function Shortcuts({ offers, cashback, rewards, onOpen }: ShortcutsProps) {
  const { t, i18n } = useLingui();
  const visibleShortcuts = SHORTCUTS.filter(
    ({ page }) => (offers || !OFFERS.includes(page)) && (cashback || page !== 'manualRebate'),
  );
  // The help is always there, the points mall with the offers.
  const isWide = visibleShortcuts.length + (offers ? 2 : 1) >= COLUMNS;
  return (
    <nav
      className={isWide ? 'card links links-many' : 'card links'}
      aria-label={t({ id: 'home.shortcuts', message: 'My shortcuts' })}
    >
      {visibleShortcuts.map(({ page, icon, label }) => (
        <button type="button" key={page} onClick={() => onOpen(page)}>
          <Icon name={icon} />
          {i18n._(label)} {page === 'rewardCenter' && <Count of={rewards}>{digits(rewards, i18n.locale)}</Count>}
        </button>
      ))}
      {offers && (
        <Link to="/pointMall">
          <Icon name="coin" />
          <Trans id="home.shortcut.pointMall">Points mall</Trans>
        </Link>
      )}
      <Link to="/help">
        <Icon name="info" />
        <Trans id="home.shortcut.help">Help</Trans>
      </Link>
    </nav>
  );
}
