import { useSelector } from '@xstate/react';
import { usePortal, useSession } from '../app/portal-context';
import { NeedTrueAccount } from './alert/need-true-account';
import { LogoutAlert } from './logout/logout-alert';
import { RealityDialog } from './reality/reality-dialog';
import { SessionNotice } from './session/session-notice';

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
  if (state.matches({ alert: 'needTrueAccount' })) return <NeedTrueAccount onRead={() => portal.send({ type: 'alert.confirmed' })} />;
  const { logout } = state.children;
  return state.matches({ alert: 'leaving' }) && logout ? <LogoutAlert logout={logout} /> : null;
}
