import type { AnyActorRef } from 'xstate';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { portalSamples } from '../../../machines/platform/portal/portal.samples';
import { portalDriver } from '../../drivers/platform/portal.driver';
import { describePaths } from '../harness/describe-paths';
import type { RenderedPage } from '../harness/page';
import { closed, mockStates, visitor } from '../harness/siblings';
import { inert, setMockState } from '../harness/test-doubles';

const login = inert(loginMachine, mockStates.form);

/** Closed slots, with the login over them: it alone is visible while the root is in that state. */
const host = inert(hostMachine, (input) => closed(Object(input).seat), {
  turns: {
    'place.requested': ({ place }, { seat }) =>
      seat === 'lock'
        ? { value: 'running', context: { seat, place, asks: true }, children: { content: login } }
        : closed(seat),
  },
});

/**
 * Sets up the session for a view's event to the root: a logout takes a member. Under the login, permissions are not
 * checked.
 */
function scene({ portal }: RenderedPage, event = ''): boolean {
  const root = portal.getSnapshot();
  const locked = root.matches({ lock: 'locked' });
  const running = (actor: AnyActorRef | undefined) => (actor?.getSnapshot().status === 'active' ? actor : undefined);
  const session = running(root.children.session);
  setMockState(session, event === 'logout.requested' ? mockStates.member : mockStates.visitor);
  if (!locked) setMockState(running(root.children.lock), closed('lock'));
  return event === 'logout.requested' ? session !== undefined : event !== 'place.requested' || !locked;
}

describePaths({
  flow: 'portal',
  driver: portalDriver,
  children: { ...visitor, session: inert(sessionMachine, mockStates.visitor), host },
  hosted: { login },
  input: portalSamples.inputs['in Bengali'].input,
  begin: ({ portal }) => portal,
  scene,
});
