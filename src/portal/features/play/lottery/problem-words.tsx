import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { SETTINGS } from '../../../../contract';
import type { LotteryRules } from '../../../../contract/play/lottery';
import { MAX_UNITS } from '../../../../lottery';
import { digits, money } from '../../../../ui/format';

type Props = { problem: Problem; caps: LotteryRules['caps'] };

/** Why something cannot be bet (own.lottery.rejected). */
export function ProblemWords({ problem, caps }: Props) {
  const { i18n } = useLingui();
  const most = money(caps.prizePerOrder, i18n.locale);
  const [sets, lines] = [MAX_UNITS, SETTINGS.lottery.linesMost].map((number) => digits(number, i18n.locale));
  if (problem === 'units')
    return <Trans id="lottery.problem.units">A bet can have up to {sets} number sets. Choose fewer numbers.</Trans>;
  if (problem === 'lines')
    return <Trans id="lottery.problem.lines">A bet can have up to {lines} lines. Remove one.</Trans>;
  if (problem === 'multiple')
    return <Trans id="lottery.problem.multiple">Enter a whole number of 1 or more as the multiple.</Trans>;
  if (problem === 'group') return <Trans id="lottery.problem.group">Choose another rebate.</Trans>;
  if (problem === 'prizePerOrder')
    return (
      <Trans id="lottery.problem.prize">A bet can win up to {most}. Choose fewer numbers or a smaller stake.</Trans>
    );
  return <Trans id="lottery.problem.selection">One of the numbers does not belong to this play. Check them.</Trans>;
}
