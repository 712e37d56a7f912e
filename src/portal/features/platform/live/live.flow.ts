import { fromCallback } from 'xstate';
import { liveMachine } from '../../../../../machines/platform/live/live.machine';

/** Changes of what the page needs from a stream. */
export type NeedChange = 'need.arose' | 'need.changed' | 'need.gone';

type LiveDependencies = {
  /** Notifies of needs. Returns a function that stops it. */
  watchNeed(notify: (change: NeedChange) => void): () => void;
  /** Waits for the lead among the tabs of the session. Returns a function that ends waiting and leading. */
  lead(onGranted: () => void): () => void;
  /** Reads the stream to its end. */
  read(signal: AbortSignal, onOpen: () => void): Promise<unknown>;
  /** Called when the stream has ended, or is not needed any more. */
  onEnd(): void;
};

/** The stream of changes (own.live.client). */
export const liveFlow = ({ watchNeed, lead, read, onEnd }: LiveDependencies) =>
  liveMachine.provide({
    actors: {
      watchNeed: fromCallback(({ sendBack }) => watchNeed((type) => sendBack({ type }))),
      lead: fromCallback(({ sendBack }) => lead(() => sendBack({ type: 'lead.granted' }))),
      readStream: fromCallback(({ sendBack }) => {
        const stopping = new AbortController();
        const { signal } = stopping;
        const end = () => {
          if (signal.aborted) return;
          onEnd();
          sendBack({ type: 'stream.ended' });
        };
        read(signal, () => sendBack({ type: 'stream.opened' })).then(end, end);
        return () => {
          stopping.abort();
          onEnd();
        };
      }),
    },
  });
