import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom, AnyActorRef, InspectionEvent, SnapshotFrom } from 'xstate';
import type { Place, Seat } from '../../../../machines/platform/host/host.machine';
import type { portalMachine } from '../../../../machines/platform/portal/portal.machine';
import { isOn, type ModuleId, type PageClient } from '../../../contract';
import type { Vault } from '../../../ui/browser/vault';
import type { PageDependencies } from '../dependencies';
import type { PageRow } from './destination';
import { unlessFailed } from './unless-failed';

let settle = () => {};
/** Resolves after the first visit; everything else waits for it and loads then. */
export const settled = new Promise<void>((keep) => {
  settle = keep;
});
export const isSettled = () => settle();

export type PortalRef = ActorRefFrom<typeof portalMachine>;
/** Context of every view: the root chart, the vault for forms, and the client for lists and pages. */
export type Page = {
  portal: PortalRef;
  vault: Vault;
  client: PageClient;
  /** Returns a client for endpoints outside the first script. */
  clientFor: PageDependencies['clientFor'];
  /** Changes that the stream reports. */
  live: PageDependencies['live'];
  /** Observes charts that run outside of the root's system, as that is observed (`own.client-errors.reported`). */
  inspect?: ((event: InspectionEvent) => void) | undefined;
  /** Loaded destinations: renders a view with the actor of its chart. */
  contents: {
    show(place: Place, content: AnyActorRef | undefined, props: object): ReactNode;
    pagesOf(centre: string): Readonly<Record<string, PageRow>>;
    showScreen(view: ComponentType<never>, to: string, content: AnyActorRef | undefined, props: object): ReactNode;
  };
  /** Called when the whole served page is hydrated. */
  onHydrated?: () => void;
};
export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('There is no portal around this view');
  return page;
}

/** The root chart's actor: views send it events. */
export const usePortal = () => usePage().portal;

/** The root chart's snapshot, through a selector. */
export const usePortalState = <T>(select: (state: SnapshotFrom<typeof portalMachine>) => T) =>
  useSelector(usePortal(), select);

/** The long-lived children of the root, each the owner of its matter. */
export const useSession = () =>
  useSelector(
    usePortalState((state) => unlessFailed(state.children.session)),
    (state) => state,
  );
/** Returns whether it is a trial account, which the centres are closed to (s6.protected.trial). */
export const useIsTrial = () => useSession()?.matches({ held: 'trial' }) ?? false;
export const useSystemStatus = () =>
  useSelector(
    usePortalState((state) => unlessFailed(state.children.systemStatus)),
    (state) => state,
  );
/** Host of a part of the page, which knows what is open there. */
export const useHost = (seat: Seat) => usePortalState((state) => unlessFailed(state.children[seat]));

/** The pages of a centre that is open. */
export const usePages = (centre: string) =>
  Object.entries(usePage().contents.pagesOf(centre)).map(([to, row]) => ({ to, row }));

/** Returns whether a white-label module is on; off until the status is known. */
export const useModule = (modId: ModuleId) => isOn(useSystemStatus()?.context.site?.whiteLabel ?? [], modId);
