import { Trans, useLingui } from '@lingui/react/macro';
import { siteNow } from '../site-clock';
import { foreignZoneName } from '../site-zone';

/** Names the zone of days and times where the device shows another time (`own.frame.site-zone`). */
export function ZoneNote() {
  const { i18n } = useLingui();
  const zone = foreignZoneName(siteNow(), i18n.locale);
  if (!zone) return null;
  return (
    <p className="xs mute">
      <Trans id="page.zone">Days and times are in {zone}.</Trans>
    </p>
  );
}
