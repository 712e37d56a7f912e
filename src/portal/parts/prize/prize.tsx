import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Prize as Worth } from '../../../contract/rewards/activities';
import { digits, money } from '../../../ui/format';
import './prize.css';

/** Worth of a prize: an amount, points, or both; nothing for a raffle. */
export function Prize({ prize: { money: sum, points } }: { prize: Worth }) {
  const { i18n } = useLingui();
  const amount = money(sum, i18n.locale);
  const many = digits(points, i18n.locale);
  if (!isMoney(sum))
    return points > 0 ? (
      <span className="prize num">
        <Trans id="prize.points">{many} points</Trans>
      </span>
    ) : (
      <Trans id="prize.none">No prize</Trans>
    );
  return (
    <span className="prize num">
      {points > 0 ? (
        <Trans id="prize.both">
          {amount} and {many} points
        </Trans>
      ) : (
        amount
      )}
    </span>
  );
}

/** Turnover that a prize requires before it can be withdrawn. */
export function Staking({ prize: { money: sum, times } }: { prize: Worth }) {
  if (!isMoney(sum) || times === 0) return <Trans id="prize.free">No turnover needed</Trans>;
  return (
    <Trans id="prize.times">
      Stake it <Plural value={times} one="# time" other="# times" /> before you withdraw it
    </Trans>
  );
}

const isMoney = (sum: string) => /[1-9]/.test(sum);
