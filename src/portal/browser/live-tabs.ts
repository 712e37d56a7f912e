/**
 * Message between tabs: an event of the stream, its end, whether draws are needed (false: who needs them?), or that a
 * tab has joined.
 */
type TabMessage<Event> = { event: Event } | { ended: true } | { draws: boolean } | { joined: true };

type TabPorts<Event> = {
  /** Name that tabs of the session share. */
  name: string;
  /** Receives events that another tab passes on; null when its stream ended. */
  onEvent(event: Event | null): void;
  /** Called when another tab needs draws. */
  onDraws(): void;
  /** Called when another tab has joined while this one leads. */
  onJoined(): void;
  /** Returns true if this tab needs draws. */
  needsDraws(): boolean;
};

/**
 * Coordinates the tabs of a session: a lock decides which of them reads the stream, and a channel passes its events on.
 * Insecure pages have no locks, so that each reads a stream of its own. The channel carries no tokens
 * (`own.live.tabs`).
 */
export function createLiveTabs<Event>({ name, onEvent, onDraws, onJoined, needsDraws }: TabPorts<Event>) {
  const { locks }: { locks?: LockManager } = navigator;
  const channel = locks ? new BroadcastChannel(name) : null;
  let othersNeedDraws = false;
  let isLeading = false;
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage<Event>>) => {
    if ('event' in data) onEvent(data.event);
    else if ('ended' in data) onEvent(null);
    else if ('joined' in data) {
      if (isLeading) onJoined();
    } else if (data.draws && !othersNeedDraws) {
      othersNeedDraws = true;
      onDraws();
    } else if (!data.draws && needsDraws()) send({ draws: true });
  });
  const send = (message: TabMessage<Event>) => channel?.postMessage(message);
  send({ joined: true });
  return {
    /** Waits for the lead and asks others for their needs. Returns a function that ends waiting and leading. */
    lead(onGranted: () => void): () => void {
      const stopping = new AbortController();
      const leads = () =>
        new Promise<void>((release) => {
          isLeading = true;
          stopping.signal.addEventListener('abort', () => {
            isLeading = false;
            release();
          });
          othersNeedDraws = false;
          send({ draws: false });
          onGranted();
        });
      if (locks) locks.request(name, { signal: stopping.signal }, leads).catch(() => undefined);
      else onGranted();
      return () => stopping.abort();
    },
    /** Passes an event of this tab's stream on; null when the stream ended. */
    pass: (event: Event | null) => send(event === null ? { ended: true } : { event }),
    /** Announces that this tab needs draws. */
    announceDraws: () => send({ draws: true }),
    othersNeedDraws: () => othersNeedDraws,
    close: () => channel?.close(),
  };
}
export type LiveTabs<Event> = ReturnType<typeof createLiveTabs<Event>>;
