import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import './password-change.css';

/** Whose password it is (s2.change-password.username), and for password managers too, which ask for the name beside a new one. */
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
