import { Trans, useLingui } from '@lingui/react/macro';
import type { Pause } from '../../../../contract/identity/member';
import { moment, wholeDay } from '../../../../ui/format';
import { Note } from '../../../../ui/note';

/** End of the player's break; an exclusion of another account shows not even that (own.home.pause). */
export const PauseNote = ({ pause }: { pause: Pause }) => (
  <Note tone="gold" icon="pause" role="status">
    <p>
      <Until pause={pause} />
    </p>
    <p>
      <Trans id="home.pause.withdraw">Your balance stays yours: you can withdraw it at any time.</Trans>
    </p>
  </Note>
);

function Until({ pause: { by, until } }: { pause: Pause }) {
  const { i18n } = useLingui();
  // An exclusion lasts for years, so its end has a date with the year and no time.
  const day = wholeDay(until ?? 0, i18n.locale);
  const time = moment(until ?? 0, i18n.locale);
  if (by === 'exclusion')
    return (
      <Trans id="home.pause.exclusion">
        You have excluded yourself until {day}. You cannot deposit or play until it ends.
      </Trans>
    );
  if (by === 'timeOut')
    return (
      <Trans id="home.pause.timeOut">
        You are taking a time-out until {time}. You cannot deposit or play until it ends.
      </Trans>
    );
  return (
    <Trans id="home.pause.details">You cannot deposit or play with this account. Customer service will help you.</Trans>
  );
}
