import { Trans, useLingui } from '@lingui/react/macro';
import type { GamingLimits } from '../../../../contract';
import { moment, wholeDay } from '../../../../ui/format';
import { Note } from '../../../../ui/note';

type Props = { set: Pick<GamingLimits, 'timeOutUntil' | 'excludedUntil'> };

/** The current break, and that withdrawals stay possible. */
export function BlockedNote({ set: { timeOutUntil, excludedUntil } }: Props) {
  const { i18n } = useLingui();
  if (excludedUntil !== null) {
    const until = wholeDay(excludedUntil, i18n.locale);
    return (
      <Note tone="gold" icon="pause">
        <Trans id="limits.excluded">
          You have excluded yourself until {until}: no deposits, no play. You can withdraw.
        </Trans>
      </Note>
    );
  }
  if (timeOutUntil === null) return null;
  const until = moment(timeOutUntil, i18n.locale);
  return (
    <Note tone="gold" icon="pause">
      <Trans id="limits.out">You are taking a time-out until {until}: no deposits, no play. You can withdraw.</Trans>
    </Note>
  );
}
