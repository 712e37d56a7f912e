import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { wholeMoment } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { Scene } from '../../../shell/scene';
import { Contact } from './contact';

type Props = {
  /** End of the maintenance, epoch ms; null if unknown. */
  endsAt: number | null;
  contactHref: string | null;
  onRetry: () => void;
  /** The status is being requested again. */
  busy?: boolean;
  corner?: ReactNode;
};

/** The site is closed for work (s2.maintenance.page). */
export function Maintenance({ endsAt, contactHref, onRetry, busy, corner }: Props) {
  const { i18n } = useLingui();
  return (
    <Scene corner={corner}>
      <h1>
        <Trans id="maintenance.title">System Maintenance</Trans>
      </h1>
      <p>
        <Trans id="maintenance.text">
          Maintenance is in progress, so login and play are closed. This page reopens by itself.
        </Trans>
      </p>
      <dl>
        <div>
          <dt>
            <Trans id="maintenance.ends">Expected end</Trans>
          </dt>
          <dd>
            {endsAt === null ? (
              <Trans id="maintenance.endUnknown">Not known yet</Trans>
            ) : (
              <time dateTime={new Date(endsAt).toISOString()}>{wholeMoment(endsAt, i18n.locale)}</time>
            )}
          </dd>
        </div>
      </dl>
      <p className="safe">
        <Icon name="shield" />
        <Trans id="maintenance.safe">Your balance and your open bets stay as they were.</Trans>
      </p>
      <div className="btns">
        <Contact href={contactHref}>
          <Trans id="maintenance.contact">Contact Us</Trans>
        </Contact>
        <Button look="line" busy={busy} icon="refresh" onClick={onRetry}>
          <Trans id="maintenance.retry">Refresh</Trans>
        </Button>
      </div>
    </Scene>
  );
}
