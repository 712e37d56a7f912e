import { Trans } from '@lingui/react/macro';
import { type Balance, BalanceDisplay } from '../../shell/balance-display';
import type { MemberPage } from '../../shell/member-pages';
import { Button } from '../../ui/button';
import './home-member.css';

export type BalanceCardProps = { name: string; balance: Balance; onRefreshBalance: () => void; onOpen: (page: MemberPage) => void };

/** The balance of a member: the one thing on home that the par marks. */
export const BalanceCard = ({ name, balance, onRefreshBalance, onOpen }: BalanceCardProps) => (
  <section className="card pitch buti balance-card" aria-labelledby="balance">
    <div className="par" />
    <div className="in">
      <h2 id="balance" className="sm mute">
        <Trans id="home.purse.greeting">Welcome, {name}. Your balance</Trans>
      </h2>
      <BalanceDisplay className="balance sum" balance={balance} onRefresh={onRefreshBalance} />
      <div className="acts">
        <Button look="gold" icon="deposit" onClick={() => onOpen('depositv2')}>
          <Trans id="home.purse.deposit">Deposit</Trans>
        </Button>
        <Button look="line" icon="withdraw" onClick={() => onOpen('withdraw')}>
          <Trans id="home.purse.withdraw">Withdraw</Trans>
        </Button>
      </div>
    </div>
  </section>
);
