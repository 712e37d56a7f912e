import { createActor } from 'xstate';
import { readEvents } from '../../contract/events';
import { type LiveEvent, liveEndpoints } from '../../contract/platform/live-endpoints';
import { isLaterRelease, RELEASE } from '../../contract/platform/release';
import { wired } from '../../ui/browser/wired';
import { createLiveTabs, type LiveTabs } from '../browser/live-tabs';
import { liveFlow, type NeedChange } from '../features/platform/live/live.flow';
import type { PageDependencies } from '../parts/dependencies';
import type { Page } from '../parts/portal/portal-context';
import { type LivePage, onNeedChange, type StreamNeed, streamNeed } from './live-need';

/** Longest delay of what all pages load after the same event, and pages of lotteries after a draw, ms. */
const SPREAD = 5_000;
const DRAW_SPREAD = 2_000;

/** Follows the changes that the page needs (`own.live.client`). */
export function startLive(page: LivePage & Pick<PageDependencies, 'clientFor'> & Pick<Page, 'inspect'>): void {
  const { portal, live } = page;
  const client = page.clientFor(liveEndpoints);
  let need: StreamNeed | null = null;
  let tabs: (LiveTabs<LiveEvent> & { name: string }) | null = null;
  let lastEventId: string | undefined;

  const receive = (event: LiveEvent) => {
    const isFirst = lastEventId === undefined;
    lastEventId = event.id ?? lastEventId;
    live.note(true);
    // The status then reports the release to the page (own.app.release).
    if (event.kind === 'open' && isLaterRelease(event.release ?? '', RELEASE)) later(() => live.publish('status'));
    // Something may have changed between the loading of the page and its first event.
    if (isFirst) live.publish(null);
    else if (event.kind === 'resync') later(() => live.publish(null));
    else if (event.kind === 'changed') publish(event);
  };
  const publish = ({ topic, about }: Extract<LiveEvent, { kind: 'changed' }>) => {
    if (topic === 'status') later(() => live.publish(topic));
    else if (topic === 'draw') later(() => live.publish(topic, about), DRAW_SPREAD);
    else live.publish(topic, about);
  };
  /** Joins the tabs of the need's session. */
  const join = ({ name }: StreamNeed) => {
    if (tabs?.name === name) return;
    tabs?.close();
    lastEventId = undefined;
    tabs = {
      name,
      ...createLiveTabs<LiveEvent>({
        name,
        onEvent: (event) => (event ? receive(event) : live.note(false)),
        onDraws: () => actor.send({ type: 'need.changed' }),
        onJoined: () => tabs?.pass({ kind: 'beat', id: lastEventId }),
        needsDraws: () => live.needs('draw'),
      }),
    };
  };
  const watchNeed = (notify: (change: NeedChange) => void) => {
    const check = () => {
      const before = need;
      need = streamNeed(page);
      if (need && before?.name === need.name && before.draws === need.draws) return;
      if (before && before.name !== need?.name) notify('need.gone');
      if (!need) return;
      join(need);
      notify(before?.name === need.name ? 'need.changed' : 'need.arose');
    };
    const stop = onNeedChange(page, check);
    check();
    return stop;
  };
  const read = (signal: AbortSignal, onOpen: () => void) => {
    const draws = need?.draws || tabs?.othersNeedDraws();
    const onLine = (event: LiveEvent) => {
      if (event.kind === 'open') onOpen();
      receive(event);
      tabs?.pass(event);
    };
    const query = { ...(draws && { draws: 'yes' as const }), ...(lastEventId !== undefined && { lastEventId }) };
    const extras = { signal, quiet: true, reader: readEvents, onLine };
    return need?.isMember ? client.liveStream(query, extras) : client.siteStream(query, extras);
  };
  const actor = createActor(
    wired(
      liveFlow({
        watchNeed,
        lead: (onGranted) => tabs?.lead(onGranted) ?? (() => undefined),
        read,
        onEnd() {
          live.note(false);
          tabs?.pass(null);
        },
      }),
    ),
    { input: { spread: Math.random() }, inspect: page.inspect },
  );
  actor.on('need.announced', () => {
    if (live.needs('draw')) tabs?.announceDraws();
  });
  live.watch('status', () => {
    const { systemStatus } = portal.getSnapshot().children;
    if (systemStatus?.getSnapshot().matches({ maintenance: 'waiting' })) systemStatus.send({ type: 'retry.requested' });
    else portal.send({ type: 'call.unavailable' });
  });
  actor.start();
}

const later = (act: () => void, spread = SPREAD) => void setTimeout(act, Math.random() * spread);
