import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { UnreadCount } from '../ui/unread-count';
import { type Balance, BalanceDisplay } from './balance-display';
import { type LanguageChoice, LanguagePicker } from './language-picker';
import type { MemberPage } from './member-pages';

type Props = LanguageChoice & {
  balance: Balance;
  onRefreshBalance: () => void;
  username: string;
  /** Whether the manual rebate is on (s2.header.cashback). */
  cashback: boolean;
  onOpen: (page: MemberPage) => void;
  /** Opens the agent centre; only agents have it (s6.access.agent-centre). */
  onAgentCentre: (() => void) | undefined;
  /** Messages that were not read. */
  unread: number;
  onLogOut: () => void;
};

/** What the header has for a member: the balance always in sight, and the ways to what is the member's own. */
export function HeaderMember({ balance, onRefreshBalance, username, cashback, onOpen, onAgentCentre, unread, onLogOut, ...choice }: Props) {
  const { t } = useLingui();
  return (
    <>
      <BalanceDisplay className="balance push" balance={balance} onRefresh={onRefreshBalance} />
      <div className="acct">
        <Button small onClick={() => onOpen('depositv2')}>
          <Trans id="header.deposit">Deposit</Trans>
        </Button>
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
        <LanguagePicker {...choice} />
        <IconButton icon="logout" label={t({ id: 'header.logout', message: 'Log out' })} onClick={onLogOut} />
      </div>
    </>
  );
}
