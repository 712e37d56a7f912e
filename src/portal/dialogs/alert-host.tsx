import { useSelector } from '@xstate/react';
import { usePortal, useSession } from '../app/portal-context';
import { NeedTrueAccount } from './alert/need-true-account';
import { LogoutAlert } from './logout/logout-alert';
import { SessionNotice } from './session/session-notice';

/** The confirmation or the warning that stands over whatever is open. */
export function AlertHost() {
  const portal = usePortal();
  const state = useSelector(portal, (snapshot) => snapshot);
  const held = useSession();
  if (state.matches({ alert: 'needTrueAccount' })) return <NeedTrueAccount onRead={() => portal.send({ type: 'alert.confirmed' })} />;
  const { logout, session } = state.children;
  if (state.matches({ alert: 'leaving' }) && logout) return <LogoutAlert logout={logout} />;
  return held?.hasTag('warned') && session ? <SessionNotice session={session} state={held} /> : null;
}
