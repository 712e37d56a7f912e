import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BetList } from '../../../contract';
import { money, signedMoney } from '../../ui/format';
import './betting-record.css';

/** What the bets come to, as plain in losing as in winning. */
export function BetSums({ sums: { stake, result, net } }: Pick<BetList, 'sums'>) {
  const { i18n } = useLingui();
  return (
    <dl className="bets-sums">
      <Sum label={<Trans id="bets.stake">Stake</Trans>}>{money(stake, i18n.locale)}</Sum>
      <Sum label={<Trans id="bets.result">Returned</Trans>}>{money(result, i18n.locale)}</Sum>
      <Sum label={<Trans id="bets.net">Net result</Trans>}>
        <span className={net.startsWith('-') ? 'down' : 'up'}>{signedMoney(net, i18n.locale)}</span>
      </Sum>
    </dl>
  );
}

const Sum = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="card">
    <dt className="mute sm">{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);
