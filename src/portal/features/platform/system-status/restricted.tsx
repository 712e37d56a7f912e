import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../../ui/copy-button';
import { country as countryName } from '../../../../ui/format';
import { Scene } from '../../../shell/scene';
import { Contact } from './contact';

type Props = {
  /** The visitor's address and country as the platform sees them; null where it does not know. */
  ip: string;
  country: string | null;
  contactHref: string | null;
  corner?: ReactNode;
};

/** The portal may not be offered where the visitor is (s2.restriction.page, s8.message.access-restricted). */
export function Restricted({ ip, country, contactHref, corner }: Props) {
  const { i18n } = useLingui();
  return (
    <Scene corner={corner}>
      <h1>
        <Trans id="restricted.title">Maidan is not available here</Trans>
      </h1>
      <p>
        <Trans id="restricted.text">
          Access is restricted by your location or IP address. If this is a mistake, send us the details below.
        </Trans>
      </p>
      <dl>
        <div>
          <dt>
            <Trans id="restricted.ip">Your IP</Trans>
          </dt>
          <dd className="mono">{ip}</dd>
        </div>
        <div>
          <dt>
            <Trans id="restricted.country">Country or region</Trans>
          </dt>
          <dd>{country ? countryName(country, i18n.locale) : <Trans id="restricted.unknown">Unknown</Trans>}</dd>
        </div>
      </dl>
      <div className="btns">
        <Contact href={contactHref}>
          <Trans id="restricted.contact">Contact Us</Trans>
        </Contact>
        <CopyButton look="line" icon="doc" text={ip}>
          <Trans id="restricted.copy">Copy the IP</Trans>
        </CopyButton>
      </div>
    </Scene>
  );
}
