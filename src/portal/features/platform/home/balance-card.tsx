import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../../ui/button';
import { type Balance, BalanceDisplay } from '../../../shell/balance-display';
import type { MemberPage } from '../../../shell/member-pages';
import './home-member.css';

export type BalanceCardProps = {
  name: string;
  balance: Balance;
  onRefreshBalance: () => void;
  onOpen: (page: MemberPage) => void;
  /** Players on a break can only withdraw. */
  deposits: boolean;
  /** For a trial account: whether registration is offered instead of payments. */
  trial?: { registration: boolean };
};

/** The balance of a member: the one thing on home that the par marks. */
export const BalanceCard = ({ name, balance, onRefreshBalance, onOpen, deposits, trial }: BalanceCardProps) => (
  <section className="card pitch buti balance-card" aria-labelledby="balance">
    <div className="par" />
    <div className="in">
      <h2 id="balance" className="sm mute">
        <Trans id="home.balance.greeting">Welcome, {name}. Your balance</Trans>
      </h2>
      <BalanceDisplay className="balance sum" balance={balance} onRefresh={onRefreshBalance} />
      {trial ? <TrialActs {...trial} /> : <MoneyActs deposits={deposits} onOpen={onOpen} />}
    </div>
  </section>
);

const MoneyActs = ({ deposits, onOpen }: Pick<BalanceCardProps, 'deposits' | 'onOpen'>) => (
  <div className="acts">
    {deposits && (
      <Button look="gold" icon="deposit" onClick={() => onOpen('depositv2')}>
        <Trans id="home.balance.deposit">Deposit</Trans>
      </Button>
    )}
    <Button look={deposits ? 'line' : 'gold'} icon="withdraw" onClick={() => onOpen('withdraw')}>
      <Trans id="home.balance.withdraw">Withdraw</Trans>
    </Button>
  </div>
);

/** Points of a demo are neither paid in nor out. */
const TrialActs = ({ registration }: { registration: boolean }) => (
  <>
    <p className="sm">
      <Trans id="home.balance.demo">Free demo: you play with demo points, which can’t be withdrawn.</Trans>
    </p>
    {registration && (
      <div className="acts">
        <Link to="/register" className={buttonClass({ look: 'gold' })}>
          <Trans id="home.balance.register">Register</Trans>
        </Link>
      </div>
    )}
  </>
);
