import { Trans, useLingui } from '@lingui/react/macro';
import type { BetList } from '../../../contract';
import { money, signedMoney } from '../../../ui/format';
import { Sum } from '../../../ui/sum';
import './bets.css';

/** Totals of bets, losses as plain as wins. */
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
