import { useActorRef } from '@xstate/react';
import { type EventObject, fromCallback } from 'xstate';
import type { LiveTopic } from '../../../contract/platform/live-endpoints';
import type { LiveEvents } from '../../browser/live-events';
import { usePage } from '../portal/portal-context';

/** Time within which further changes count as the same, ms: a draw closes, is drawn and is settled. */
const SETTLES = 1_000;

/** `topic`: undefined to follow none; `onChange`: receives what the changes are about, or null for anything. */
type TopicInput = { topic: LiveTopic | undefined; onChange(about: (string | null)[]): void };

const topicFollower = fromCallback<EventObject, TopicInput & { live: Pick<LiveEvents, 'watch'> }>(
  ({ input: { live, topic, onChange } }) => {
    if (!topic) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subjects: (string | null)[] = [];
    const stop = live.watch(topic, (about) => {
      subjects.push(about);
      timer ??= setTimeout(() => {
        timer = undefined;
        onChange(subjects);
        subjects = [];
      }, SETTLES);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
);

/** Follows a topic of the stream while the view is on the page; the first input counts. */
export function useTopic(input: TopicInput): void {
  const { live } = usePage();
  useActorRef(topicFollower, { input: { ...input, live } });
}
