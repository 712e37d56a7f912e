import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { UnreadCount } from '../../ui/unread-count';
import { type Balance, BalanceDisplay } from './balance-display';
import { type LanguageChoice, LanguagePicker } from './language-picker';
import type { MemberPage } from './member-pages';

type Props = MemberActionsProps &
  LanguageChoice & {
    balance: Balance;
    onRefreshBalance: () => void;
    /** For a trial account, which has none of the member's pages: whether registration is offered. */
    trial?: { registration: boolean };
    onLogOut: () => void;
  };
type MemberActionsProps = {
  username: string;
  /** Left out during a pause (own.home.pause). */
  deposits: boolean;
  /** True if the manual rebate is on (s2.header.cashback). */
  cashback: boolean;
  onOpen: (page: MemberPage) => void;
  /** Opens the agent centre; only agents have it (s6.access.agent-centre). */
  onAgentCentre: (() => void) | undefined;
  /** Messages that were not read. */
  unread: number;
};

/** Header of a member: the balance always visible, and the member's own pages. */
export function HeaderMember({ balance, onRefreshBalance, trial, onLogOut, ...more }: Props) {
  const { t } = useLingui();
  return (
    <>
      <BalanceDisplay className="balance push" balance={balance} onRefresh={onRefreshBalance} />
      <div className="acct">
        {trial ? <TrialActions {...trial} username={more.username} /> : <MemberActions {...more} />}
        <LanguagePicker {...more} />
        <IconButton icon="logout" label={t({ id: 'header.logout', message: 'Log out' })} onClick={onLogOut} />
      </div>
    </>
  );
}

const TrialActions = ({ registration, username }: { registration: boolean; username: string }) => (
  <>
    {registration && (
      <Link to="/register" className={buttonClass({ small: true })}>
        <Trans id="header.register">Register</Trans>
      </Link>
    )}
    <span className="sm">{username}</span>
  </>
);

function MemberActions({ username, deposits, cashback, onOpen, onAgentCentre, unread }: MemberActionsProps) {
  return (
    <>
      {deposits && (
        <Button small onClick={() => onOpen('depositv2')}>
          <Trans id="header.deposit">Deposit</Trans>
        </Button>
      )}
      <Button small onClick={() => onOpen('withdraw')}>
        <Trans id="header.withdraw">Withdraw</Trans>
      </Button>
      <button type="button" className="link" onClick={() => onOpen('personalHistoryCopy')}>
        <Trans id="header.bettingRecord">Bets</Trans>
      </button>
      {cashback && (
        <button type="button" className="link" onClick={() => onOpen('manualRebate')}>
          <Trans id="header.cashback">Cashback</Trans>
        </button>
      )}
      {onAgentCentre && (
        <button type="button" className="link" onClick={onAgentCentre}>
          <Trans id="header.agentCentre">Agent centre</Trans>
        </button>
      )}
      <button type="button" className="link" onClick={() => onOpen('messageV2')}>
        <Icon name="mail" small />
        <Trans id="header.messages">Messages</Trans>
        <UnreadCount count={unread} />
      </button>
      <button type="button" className="link" onClick={() => onOpen('securityCenter')}>
        <Icon name="user" small />
        {username}
        <span className="vh">
          <Trans id="header.personalCentre">Member centre</Trans>
        </span>
      </button>
    </>
  );
}
