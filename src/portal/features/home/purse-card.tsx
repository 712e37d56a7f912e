import { Trans } from '@lingui/react/macro';
import type { MemberPage } from '../../shell/member-pages';
import { type Balance, Purse } from '../../shell/purse';
import { Button } from '../../ui/button';
import './home-member.css';

export type PurseCardProps = { name: string; balance: Balance; onRefreshBalance: () => void; onOpen: (page: MemberPage) => void };

/** The member's purse: the one thing on home that the par marks. */
export const PurseCard = ({ name, balance, onRefreshBalance, onOpen }: PurseCardProps) => (
  <section className="card pitch buti purse-card" aria-labelledby="purse">
    <div className="par" />
    <div className="in">
      <h2 id="purse" className="sm mute">
        <Trans id="home.purse.greeting">Welcome, {name}. Your balance</Trans>
      </h2>
      <Purse className="purse sum" balance={balance} onRefresh={onRefreshBalance} />
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
