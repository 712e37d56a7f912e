import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayAllowance } from '../../../../machines/play/lottery-order/lottery-order.types';
import { moment } from '../../../ui/format';
import { limitTitles, limitValue } from './limit-words';

/** Returns whether nothing is left of a limit. */
export const isUsedUp = ({ left }: PlayAllowance): boolean => Number(left) === 0;

/** Names a limit and what is left of it, or when more is allowed (own.play-limit.reached). */
export function AllowanceText({ allowance }: { allowance: PlayAllowance }) {
  const { t, i18n } = useLingui();
  const { kind, period, left, until } = allowance;
  const title = t(limitTitles[kind][period]);
  const rest = limitValue(left, i18n.locale);
  const end = until === null ? '' : moment(until, i18n.locale);
  if (!isUsedUp(allowance))
    return (
      <Trans id="playerLimit.left">
        {title}: <span className="num">{rest}</span> left.
      </Trans>
    );
  if (until === null) return <Trans id="playerLimit.usedUp">{title}: nothing left for now.</Trans>;
  return (
    <Trans id="playerLimit.usedUpUntil">
      {title}: nothing left. You can play again from {end}.
    </Trans>
  );
}
