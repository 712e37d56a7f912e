import { useSelector } from '@xstate/react';
import { LogoutAlert } from '../features/identity/logout/logout-alert';
import { RealityDialog } from '../features/identity/session/reality-dialog';
import { SessionNotice } from '../features/identity/session/session-notice';
import { NeedTrueAccount } from '../features/platform/alert/need-true-account';
import { usePortal } from '../parts/portal/portal-context';

/** Alerts over everything else: the reality check, a confirmation or a warning, and the end of the session. */
export function AlertHost() {
  return (
    <>
      <RealityDialog />
      <Alert />
      <SessionNotice />
    </>
  );
}

function Alert() {
  const portal = usePortal();
  const state = useSelector(portal, (snapshot) => snapshot);
  if (state.matches({ alert: 'needTrueAccount' }))
    return <NeedTrueAccount onRead={() => portal.send({ type: 'alert.confirmed' })} />;
  const { logout } = state.children;
  return state.matches({ alert: 'loggingOut' }) && logout ? <LogoutAlert logout={logout} /> : null;
}
