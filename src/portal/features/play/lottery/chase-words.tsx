import { Trans, useLingui } from '@lingui/react/macro';
import type { ChaseProblem } from '../../../../../machines/play/lottery-chase/lottery-chase.machine';
import type { LotteryRules } from '../../../../contract/play/lottery';
import { digits, money } from '../../../../ui/format';
import { mostDraws } from './chase-plan';

type Props = { problem: ChaseProblem; rules: LotteryRules };

/** Why a chase cannot be placed so (own.lottery.rejected). */
export function ChaseWords({ problem, rules }: Props) {
  const { i18n } = useLingui();
  const draws = digits(mostDraws(rules), i18n.locale);
  const most = money(rules.caps.prizePerOrder, i18n.locale);
  if (problem === 'draws') return <Trans id="lottery.chase.problem.draws">Choose from 2 to {draws} draws.</Trans>;
  if (problem === 'multiple')
    return <Trans id="lottery.chase.problem.multiple">Each multiple is a whole number from 1 to 9,999.</Trans>;
  return (
    <Trans id="lottery.chase.problem.prize">
      In one of the draws more than {most} could be won. Lower its multiple.
    </Trans>
  );
}
