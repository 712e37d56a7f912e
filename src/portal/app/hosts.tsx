import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { hostMachine } from '../../../machines/platform/host/host.machine';
import { OverContext } from '../../ui/over-context';
import { DialogWait } from '../parts/dialog-wait';
import type { HostedScreen } from '../parts/portal/hosted';
import { useHost, usePage, usePortalState, useSession } from '../parts/portal/portal-context';
import { unlessFailed } from '../parts/portal/unless-failed';
import { AlertHost } from './held';

type HostRef = ActorRefFrom<typeof hostMachine>;

/**
 * Everything open over the screen: the dialog, the login over it after a session expired, and any confirmation over
 * both.
 */
export function DialogHost() {
  const dialog = useHost('dialog');
  const lock = useHost('lock');
  const locked = usePortalState((state) => state.matches({ lock: 'locked' }));
  const held = useSession()?.hasTag('held');
  const alerted = usePortalState((state) => !state.matches({ alert: 'none' }));
  const open = useSelector(dialog, (state) => state?.matches('openStatic') || state?.matches('running'));
  const over = locked && lock ? <Hosted host={lock} /> : null;
  return (
    <>
      <OverContext value={open ? over : null}>{dialog && <Hosted host={dialog} />}</OverContext>
      {!open && over}
      {(held || alerted) && (
        <Suspense>
          <AlertHost />
        </Suspense>
      )}
    </>
  );
}

/** A dialog, or that it is on its way or did not load. */
function Hosted({ host }: { host: HostRef }) {
  const { contents } = usePage();
  const state = useSelector(host, (snapshot) => snapshot);
  const { place } = state.context;
  const onLeave = () => host.send({ type: 'leave.requested' });
  if (!place) return null;
  if (state.hasTag('busy') || state.hasTag('rejected'))
    return (
      <DialogWait
        failed={state.hasTag('rejected')}
        onRetry={() => host.send({ type: 'retry.requested' })}
        onClose={onLeave}
      />
    );
  return contents.show(place, contentOf(state.children), { params: place.params ?? {}, onLeave });
}

const contentOf = ({ content }: { content?: AnyActorRef }) => unlessFailed(content);

/** A screen: its view is there with the route, its chart comes after it. */
export function ScreenHost({ to, view }: { to: string; view: ComponentType<never> }) {
  const { contents } = usePage();
  const host = useHost('screen');
  const state = useSelector(host, (snapshot) => snapshot);
  const here = state?.context.place?.to === to ? state : undefined;
  const props: Omit<HostedScreen, 'content'> = {
    busy: here?.hasTag('busy') ?? false,
    failed: here?.hasTag('rejected') ?? false,
    onRetry: () => host?.send({ type: 'retry.requested' }),
  };
  return contents.showScreen(view, to, here && contentOf(here.children), props);
}
