import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Scene } from '../../../shell/scene';
import { Contact } from './contact';

/** The domain is none of ours (s8.message.invalid-url). */
export const InvalidUrl = ({ contactHref, corner }: { contactHref: string | null; corner?: ReactNode }) => (
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
      <Contact href={contactHref}>
        <Trans id="invalid-url.contact">Contact customer service</Trans>
      </Contact>
    </div>
  </Scene>
);
