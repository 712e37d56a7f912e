import { Trans } from '@lingui/react/macro';
import type { SecurityOverview } from '../../../../contract';
import { Icon } from '../../../ui/icon';

const NAMES = { google: 'Google', facebook: 'Facebook' };

/** Accounts of others that open this one; once confirmed they stay (s4.account-link.permanent). */
export const Links = ({ links }: Pick<SecurityOverview, 'links'>) =>
  links.map(({ provider, name }) => (
    <li key={provider}>
      <Icon name="users" />
      <div className="grow">
        <b>{NAMES[provider]}</b>
        <span className="mute">{name}</span>
        <span className="mute sm">
          <Trans id="security.link.permanent">Linked for good: it cannot be changed or unlinked.</Trans>
        </span>
      </div>
    </li>
  ));
