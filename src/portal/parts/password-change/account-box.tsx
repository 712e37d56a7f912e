import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import './password-change.css';

/**
 * Account whose password is set (s2.change-password.username). Password managers need the name next to a new password.
 */
export const AccountBox = ({ username, badge }: { username: string; badge?: ReactNode }) => (
  <div className="who">
    <Icon name="user" />
    <div>
      <p className="mute">
        <Trans id="password.account">Account</Trans>
      </p>
      <b>{username}</b>
    </div>
    {badge}
    <input type="hidden" name="username" autoComplete="username" value={username} />
  </div>
);
