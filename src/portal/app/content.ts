import { type ComponentType, createElement, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ContentLogic, Loaded, Place } from '../../../machines/platform/host/host.machine';
import { SETTINGS } from '../../contract';
import { inTime } from '../../ui/browser/in-time';
import { wired } from '../../ui/browser/wired';
import { destinations } from '../destinations';
import type { CentreDependencies, FlowDependencies, PageDependencies } from '../parts/dependencies';
import type { CentrePages, Destination, HiddenPage } from '../parts/portal/destination';
import { loadWords } from '../parts/portal/words';

type View = ComponentType<never>;

type Rows = Readonly<Record<string, Destination>>;

/** The destinations that were loaded: loads them by their rows, runs their charts, and shows their views. */
export function createContents(deps: PageDependencies, rows: Rows = destinations) {
  const charts = new Map<string, AnyStateMachine>();
  const views = new Map<string, View>();
  const pages: Record<string, CentrePages['pages']> = {};
  /** The pages of a centre come with it, and it with them: its menu is whole as soon as it is there. */
  const pagesOf = async (to: string) => {
    const row = rows[to];
    const loaded = row?.seat === 'dialog' ? await row.pages?.load() : undefined;
    if (loaded) pages[to] = loaded.pages;
    return loaded;
  };
  const load = async ({ to, centre }: Place) => {
    const loaded = pagesOf(centre ?? to);
    const row = centre ? pageOf(await loaded, to) : rows[to];
    if (!row) throw new Error(`There is no destination ${to}`);
    const chartWords = row.seat === 'screen' ? (row.chartWords ?? []) : [];
    const words = [...row.words, ...chartWords].map((name) => loadWords(name));
    const [{ View }, chart] = await Promise.all([row.load(), chartOf(row, deps), loaded, ...words]);
    return { View, chart };
  };
  return {
    /** Loads a destination's view, chart and words, or none of them. */
    async load(place: Place): Promise<Loaded> {
      const { View, chart } = await inTime(load(place), SETTINGS.chunkTimeout);
      views.set(keyOf(place), View);
      if (!chart) return { kind: 'view' };
      charts.set(keyOf(place), wired(chart));
      return { kind: chart.events.includes('leave.requested') ? 'asks' : 'free' };
    },
    /** The rows of the pages of a centre that was loaded. */
    pagesOf: (centre: string) => pages[centre] ?? {},
    logic: contentLogic((place) => charts.get(keyOf(place))),
    /** The view of a destination that was loaded, with the actor of its chart where it has one. */
    show(place: Place, content: AnyActorRef | undefined, props: object): ReactNode {
      const view = views.get(keyOf(place));
      return view && runs(content, charts.get(keyOf(place)))
        ? createElement(withProps(view), { ...props, content })
        : null;
    },
    /** The view of a screen, which is there before its chart. */
    showScreen: (view: View, to: string, content: AnyActorRef | undefined, props: object): ReactNode =>
      createElement(withProps(view), {
        ...props,
        content: runs(content, charts.get(keyOf({ to }))) ? content : undefined,
      }),
  };
}
export type Contents = ReturnType<typeof createContents>;

/** Two centres may have pages of one name. */
const keyOf = ({ to, centre = '' }: Place) => `${centre}/${to}`;

/** Row of a page, or the fallback for an unknown address. */
const pageOf = (centre: CentrePages | undefined, to: string): HiddenPage | undefined =>
  centre && Object.hasOwn(centre.pages, to) ? centre.pages[to] : centre?.unknownPage;

async function chartOf(row: Destination | HiddenPage, deps: PageDependencies): Promise<AnyStateMachine | undefined> {
  if (row.seat === 'page') {
    const [{ flow }, whole] = await Promise.all([row.load(), withCentre(deps)]);
    return flow?.(whole);
  }
  // Destinations without a chart call the common endpoints only.
  if (row.seat === 'screen' && !row.chart) {
    const { flow } = await row.load();
    return flow?.(await withEntry(deps));
  }
  const loading = row.seat === 'screen' && row.chart ? row.chart() : row.load();
  const [{ flow }, whole] = await Promise.all([loading, withEntry(deps)]);
  return flow?.(whole);
}

/** Destinations with a chart load the dependencies that the first visit omits. */
const withEntry = async (deps: PageDependencies): Promise<FlowDependencies> =>
  (await import('./entry-dependencies')).withEntry(deps);

/** The pages of a centre load rows that nothing else needs. */
async function withCentre(deps: PageDependencies): Promise<CentreDependencies> {
  const [whole, { centreEndpoints }, { uploadFetch }] = await Promise.all([
    withEntry(deps),
    import('../../contract/platform/centre-endpoints'),
    import('../browser/upload-fetch'),
  ]);
  return {
    ...whole,
    client: { ...whole.client, ...deps.clientFor(centreEndpoints) },
    uploading: (onPercent) =>
      deps.clientFor(
        { uploadProof: centreEndpoints.uploadProof, uploadCashInPicture: centreEndpoints.uploadCashInPicture },
        uploadFetch(onPercent),
        SETTINGS.uploadTimeout,
      ),
  };
}

/**
 * Input that every hosted chart can read besides what its destination was opened with. The host adds it, because what
 * opens a login (a link, an address, another chart) knows nothing of the site. It overrides params of the same name,
 * which may be from an address.
 */
const siteInput = { country: SETTINGS.homeCountry };

/** Logic that also exposes its chart's input, so that a recorded path starts the chart as the host did. */
type HostingLogic = ContentLogic & { inputOf(place: Place): object };
const inputOf = (place: Place) => ({ ...place.params, ...siteInput });

/** A single logic for every destination. The running chart is in the snapshot; nothing is stored here. */
export const contentLogic = (chartOf: (place: Place) => AnyStateMachine | undefined): HostingLogic => ({
  inputOf,
  getInitialSnapshot(scope, place) {
    const chart = chartOf(place);
    if (!chart) throw new Error(`${place.to} is not loaded`);
    return chart.getInitialSnapshot(scope, inputOf(place));
  },
  start: (snapshot) => snapshot.machine.start(snapshot),
  transition: (snapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
  getPersistedSnapshot: (snapshot, options) => snapshot.machine.getPersistedSnapshot(snapshot, options),
});

/** A view and the actor of its chart meet without types: here, and with a look at run time instead. */
const withProps = (view: View) => view as ComponentType<Record<string, unknown>>;

function runs(content: AnyActorRef | undefined, chart: AnyStateMachine | undefined): boolean {
  const snapshot: Partial<AnyMachineSnapshot> | undefined = content?.getSnapshot();
  return snapshot?.machine === chart;
}
