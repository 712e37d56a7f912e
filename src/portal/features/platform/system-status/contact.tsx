import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';

/** `href`: a contact outside the portal, or null where operators have set none: pages of the portal are closed too. */
type Props = { href: string | null; children: ReactNode };

export const Contact = ({ href, children }: Props) =>
  href === null ? (
    <p>
      <Trans id="contact.none">Customer service can’t be reached from this page right now. Come back later.</Trans>
    </p>
  ) : (
    <a className={buttonClass({ look: 'gold' })} href={href}>
      <Icon name="headset" small />
      {children}
    </a>
  );
