import { Trans, useLingui } from '@lingui/react/macro';
import { comingMoment, wait } from '../format';
import { siteNow } from '../site-clock';
import { endOfSiteDay, zoneTitle } from '../site-zone';
import { useMinute } from '../tick';

/** Displays when a window of the site ends, by which clock, and the time left (`own.frame.resets`). */
export function Resets({ at }: { at: number }) {
  const { i18n } = useLingui();
  const now = useMinute(siteNow);
  const left = at - now;
  const time = comingMoment(at, now, i18n.locale);
  const zone = zoneTitle(at, i18n.locale);
  const rest = wait(left, i18n.locale);
  if (left <= 24 * 3_600_000)
    return (
      <Trans id="page.resets">
        Resets at {time} ({zone}), in {rest}
      </Trans>
    );
  return (
    <Trans id="page.resets.day">
      Resets on {time} ({zone}), in {rest}
    </Trans>
  );
}

/** The same of the site's day. */
export const ResetsDaily = () => <Resets at={endOfSiteDay(useMinute(siteNow))} />;
