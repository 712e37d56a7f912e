import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Scene } from '../../shell/scene';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** The domain is none of ours (s8.message.invalid-url). */
export const InvalidUrl = ({ contactHref, corner }: { contactHref: string; corner?: ReactNode }) => (
  <Scene corner={corner}>
    <h1>
      <Trans id="invalid-url.title">Invalid URL</Trans>
    </h1>
    <p>
      <Trans id="invalid-url.text">
        This address is not ours. Do not enter a password here: contact customer service for the right one.
      </Trans>
    </p>
    <div className="btns">
      <a className={buttonClass({ look: 'gold' })} href={contactHref}>
        <Icon name="headset" small />
        <Trans id="invalid-url.contact">Contact customer service</Trans>
      </a>
    </div>
  </Scene>
);
