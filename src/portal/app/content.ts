import { type ComponentType, createElement, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ContentLogic, Loaded, Place } from '../../../machines/host/host.machine';
import { SETTINGS } from '../../contract';
import { destinations } from '../destinations';
import { inTime } from '../parts/in-time';
import type { CentreNeeds, Needs } from '../parts/needs';
import type { Destination, HiddenPage, PageRow } from '../parts/portal/destination';
import { bringWords } from '../parts/portal/words';

type View = ComponentType<never>;

/** The destinations that were loaded: loads them by their rows, runs their charts, and shows their views. */
export function createContents(needs: Needs) {
  const charts = new Map<string, AnyStateMachine>();
  const views = new Map<string, View>();
  const pages: Record<string, PageRow> = {};
  const pageOf = async (centre: string, to: string): Promise<HiddenPage | undefined> => {
    const row = destinations[centre];
    const loaded = row?.seat === 'dialog' ? await row.pages?.load() : undefined;
    Object.assign(pages, loaded?.pages);
    return loaded?.pages[to] ?? loaded?.unknownPage;
  };
  return {
    /** Loads a destination's view, chart and words, or none of them. */
    async load({ to, centre }: Place): Promise<Loaded> {
      const row = centre ? await pageOf(centre, to) : destinations[to];
      if (!row) throw new Error(`There is no destination ${to}`);
      const words = row.words.map((name) => bringWords(name));
      const [{ View }, chart] = await inTime(Promise.all([row.load(), chartOf(row, needs), ...words]), SETTINGS.chunkTimeout);
      views.set(to, View);
      if (!chart) return { kind: 'view' };
      charts.set(to, chart);
      return { kind: chart.events.includes('leave.requested') ? 'asks' : 'free' };
    },
    /** The rows of the centre's pages, once one of them was asked for. */
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

async function chartOf(row: Destination | HiddenPage, needs: Needs): Promise<AnyStateMachine | undefined> {
  if (row.seat === 'page') return (await row.load()).flow?.(await withRows(needs));
  if (row.seat === 'screen' && row.chart) return (await row.chart()).flow(needs);
  return (await row.load()).flow?.(needs);
}

/** The pages of a centre bring rows of the contract that nothing else needs. */
async function withRows(needs: Needs): Promise<CentreNeeds> {
  const [{ centreEndpoints }, { uploadFetch }] = await Promise.all([
    import('../../contract/centre-endpoints'),
    import('../browser/upload-fetch'),
  ]);
  return {
    ...needs,
    client: { ...needs.client, ...needs.clientFor(centreEndpoints) },
    uploading: (onPercent) => needs.clientFor({ uploadProof: centreEndpoints.uploadProof }, uploadFetch(onPercent), SETTINGS.uploadTimeout),
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
