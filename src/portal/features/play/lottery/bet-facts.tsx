import { Trans, useLingui } from '@lingui/react/macro';
import { slipOf } from '../../../../../machines/play/lottery-order/lottery-order.machine';
import { Facts } from '../../../../ui/facts';
import type { OrderState } from './lottery-order.flow';
import { useNames } from './names/use-names';
import { SlipLines } from './slip-lines';
import './lottery.css';
import { inDigits } from '../../../../ui/format';

/** Lottery, draw, and each line of a bet with its selection. */
export function BetFacts({ state }: { state: OrderState }) {
  const { i18n } = useLingui();
  const names = useNames();
  const { rules, issue, price } = state.context;
  return (
    <>
      <Facts
        facts={[
          { key: 'lottery', name: <Trans id="lottery.title">Lottery</Trans>, value: names.lottery(rules.lottery) },
          {
            key: 'issue',
            name: <Trans id="lottery.drawNo">Draw no.</Trans>,
            value: inDigits(issue?.issue ?? '', i18n.locale),
          },
        ]}
      />
      <SlipLines lottery={rules.lottery} lines={slipOf(state.context)} prices={price?.lines ?? []} />
    </>
  );
}
