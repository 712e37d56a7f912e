import { type ComponentType, createElement, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ContentLogic, Loaded, Place } from '../../../machines/host/host.machine';
import { SETTINGS } from '../../contract';
import { destinations } from '../destinations';
import type { CentreDependencies, FlowDependencies } from '../parts/dependencies';
import { inTime } from '../parts/in-time';
import type { CentrePages, Destination, HiddenPage, PageRow } from '../parts/portal/destination';
import { loadWords } from '../parts/portal/words';

type View = ComponentType<never>;

type Rows = Readonly<Record<string, Destination>>;

/** The destinations that were loaded: loads them by their rows, runs their charts, and shows their views. */
export function createContents(deps: FlowDependencies, rows: Rows = destinations) {
  const charts = new Map<string, AnyStateMachine>();
  const views = new Map<string, View>();
  const pages: Record<string, PageRow> = {};
  /** The pages of a centre come with it, and it with them: its menu is whole as soon as it is there. */
  const pagesOf = async (row: Destination | undefined) => {
    const loaded = row?.seat === 'dialog' ? await row.pages?.load() : undefined;
    Object.assign(pages, loaded?.pages);
    return loaded;
  };
  const load = async ({ to, centre }: Place) => {
    const loaded = pagesOf(rows[centre ?? to]);
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
      views.set(place.to, View);
      if (!chart) return { kind: 'view' };
      charts.set(place.to, chart);
      return { kind: chart.events.includes('leave.requested') ? 'asks' : 'free' };
    },
    /** The rows of the pages of the centre that was loaded. */
    pages,
    logic: contentLogic((to) => charts.get(to)),
    /** The view of a destination that was loaded, with the actor of its chart where it has one. */
    show(to: string, content: AnyActorRef | undefined, props: object): ReactNode {
      const view = views.get(to);
      return view && runs(content, charts.get(to)) ? createElement(withProps(view), { ...props, content }) : null;
    },
    /** The view of a screen, which is there before its chart. */
    showScreen: (view: View, to: string, content: AnyActorRef | undefined, props: object): ReactNode =>
      createElement(withProps(view), { ...props, content: runs(content, charts.get(to)) ? content : undefined }),
  };
}
export type Contents = ReturnType<typeof createContents>;

/** The row of a page, or of what an address names that is none. */
const pageOf = (centre: CentrePages | undefined, to: string): HiddenPage | undefined =>
  centre && Object.hasOwn(centre.pages, to) ? centre.pages[to] : centre?.unknownPage;

async function chartOf(row: Destination | HiddenPage, deps: FlowDependencies): Promise<AnyStateMachine | undefined> {
  if (row.seat === 'page') return (await row.load()).flow?.(await withRows(deps));
  if (row.seat === 'screen' && row.chart) return (await row.chart()).flow(deps);
  return (await row.load()).flow?.(deps);
}

/** The pages of a centre load rows of the contract that nothing else needs. */
async function withRows(deps: FlowDependencies): Promise<CentreDependencies> {
  const [{ centreEndpoints }, { uploadFetch }] = await Promise.all([
    import('../../contract/centre-endpoints'),
    import('../browser/upload-fetch'),
  ]);
  return {
    ...deps,
    client: { ...deps.client, ...deps.clientFor(centreEndpoints) },
    uploading: (onPercent) => deps.clientFor({ uploadProof: centreEndpoints.uploadProof }, uploadFetch(onPercent), SETTINGS.uploadTimeout),
  };
}

/** One logic for every destination. Which chart runs is in the snapshot; nothing is kept here. */
export const contentLogic = (chartOf: (to: string) => AnyStateMachine | undefined): ContentLogic => ({
  getInitialSnapshot(scope, { to, params = {} }) {
    const chart = chartOf(to);
    if (!chart) throw new Error(`${to} is not loaded`);
    return chart.getInitialSnapshot(scope, params);
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
