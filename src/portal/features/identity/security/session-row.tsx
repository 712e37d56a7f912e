import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SessionList } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { country, moment } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';

type Props = { session: SessionList['list'][number]; onEnd: () => void };

/** A session: device, location, start, and last use. */
export function SessionRow({ session, onEnd }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { device, place, createdAt, lastSeenAt, current } = session;
  const name = device || t({ id: 'security.device.unknown', message: 'Unknown device' });
  const where = [place.country && country(place.country, i18n.locale), place.ip].filter(Boolean).join(' · ');
  const begun = moment(createdAt, i18n.locale);
  const seen = moment(lastSeenAt, i18n.locale);
  return (
    <li>
      <Icon name="globe" />
      <div className="grow">
        <b id={id}>{name}</b>
        <span className="mute sm">{where}</span>
        <span className="mute sm">
          <Trans id="security.session.times">
            Started {begun}; last active {seen}
          </Trans>
        </span>
      </div>
      {current ? (
        <Badge tone="field">
          <Trans id="security.session.current">This session</Trans>
        </Badge>
      ) : (
        <Button small onClick={onEnd} aria-describedby={id}>
          <Trans id="security.session.end">End</Trans>
        </Button>
      )}
    </li>
  );
}
