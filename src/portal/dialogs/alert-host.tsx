import { useSelector } from '@xstate/react';
import { usePortal } from '../app/portal-context';
import { NeedTrueAccount } from './alert/need-true-account';
import { LogoutAlert } from './logout/logout-alert';

/** The confirmation or the warning that stands over whatever is open. */
export function AlertHost() {
  const portal = usePortal();
  const state = useSelector(portal, (snapshot) => snapshot);
  if (state.matches({ alert: 'needTrueAccount' })) return <NeedTrueAccount onRead={() => portal.send({ type: 'alert.confirmed' })} />;
  const { logout } = state.children;
  return state.matches({ alert: 'leaving' }) && logout ? <LogoutAlert logout={logout} /> : null;
}
