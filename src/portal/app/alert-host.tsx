import { useSelector } from '@xstate/react';
import { NeedTrueAccount } from '../features/alert/need-true-account';
import { LogoutAlert } from '../features/logout/logout-alert';
import { RealityDialog } from '../features/session/reality-dialog';
import { SessionNotice } from '../features/session/session-notice';
import { usePortal, useSession } from '../parts/portal/portal-context';

/** What stands over whatever is open: the reality check; a confirmation or a warning; that the session ends soon. */
export function AlertHost() {
  const { session } = useSelector(usePortal(), (snapshot) => snapshot).children;
  const held = useSession();
  return (
    <>
      <RealityDialog />
      <Alert />
      {held?.hasTag('warned') && session && <SessionNotice session={session} state={held} />}
    </>
  );
}

function Alert() {
  const portal = usePortal();
  const state = useSelector(portal, (snapshot) => snapshot);
  if (state.matches({ alert: 'needTrueAccount' }))
    return <NeedTrueAccount onRead={() => portal.send({ type: 'alert.confirmed' })} />;
  const { logout } = state.children;
  return state.matches({ alert: 'leaving' }) && logout ? <LogoutAlert logout={logout} /> : null;
}
