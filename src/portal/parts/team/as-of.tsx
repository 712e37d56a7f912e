import { Trans, useLingui } from '@lingui/react/macro';
import { moment } from '../../../ui/format';

/** Up to when figures of a team are added up. */
export function AsOf({ time }: { time: number }) {
  const { i18n } = useLingui();
  const when = moment(time, i18n.locale);
  return (
    <p className="sm mute">
      <Trans id="team.asOf">As of {when}. Days are those of the site.</Trans>
    </p>
  );
}
