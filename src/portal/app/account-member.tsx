import { useLingui } from '@lingui/react';
import { Plural } from '@lingui/react/macro';
import { SETTINGS } from '../../contract';
import { Count } from '../../ui/badge';
import { digits } from '../../ui/format';
import { useBalance } from '../parts/portal/balance';
import { useOffered } from '../parts/portal/page-modules';
import { useIsTrial, usePortal, useSession } from '../parts/portal/portal-context';
import { useLanguages, useOpenPage } from '../parts/portal/shell-data';
import { usePause, useUnread } from '../parts/portal/unread';
import { HeaderMember } from '../shell/header-member';

export { AlertHost } from './alert-host';

/**
 * The badges beside the rewards: promotions that can be taken, and rewards to claim, each named (s2.nav.rewards,
 * s1.member.services).
 */
export function RewardCount() {
  const { i18n } = useLingui();
  const promotions = useUnread('promotions');
  const rewards = useUnread('rewards');
  return (
    <>
      <Count of={promotions}>
        <span aria-hidden="true">{digits(promotions, i18n.locale)}</span>
        <span className="vh">
          <Plural
            id="nav.rewards.promotions"
            value={promotions}
            one="# promotion available"
            other="# promotions available"
          />
        </span>
      </Count>{' '}
      <Count of={rewards}>
        <span aria-hidden="true">{digits(rewards, i18n.locale)}</span>
        <span className="vh">
          <Plural id="nav.rewards.toClaim" value={rewards} one="# reward to claim" other="# rewards to claim" />
        </span>
      </Count>
    </>
  );
}

/** Header of a player who is logged in; a chunk that a visitor's first page does not load. */
export function AccountMember() {
  const portal = usePortal();
  const open = useOpenPage();
  const openCentre = useOpenPage('agentCentre');
  const account = useSession()?.context.account;
  const isAgent = SETTINGS.agentTypes.some((type) => type === account?.type);
  const offered = useOffered();
  const { balance, refresh } = useBalance();
  const trial = useIsTrial();
  const isPaused = usePause() !== null;
  return (
    <HeaderMember
      {...useLanguages()}
      balance={balance}
      onRefreshBalance={refresh}
      username={account?.account ?? ''}
      deposits={!isPaused}
      cashback={!isPaused && offered('manualRebate')}
      onOpen={open}
      onAgentCentre={isAgent && offered('agentCentre') ? () => openCentre('agentTeamOverview') : undefined}
      unread={useUnread()}
      trial={trial ? { registration: offered('register') } : undefined}
      onLogOut={() => portal.send({ type: 'logout.requested' })}
    />
  );
}
