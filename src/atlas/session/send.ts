import type { AnyActorRef } from 'xstate';
import { observe } from './observe';
import { CHANNEL, type Message, type Told } from './told';

/**
 * Reports the machines of a system to every atlas of this origin from now on; an atlas that opens later gets the full
 * log. The log is in memory of this page only.
 */
export function send(root: AnyActorRef): void {
  const page = String(performance.timeOrigin);
  const channel = new BroadcastChannel(CHANNEL);
  const all: Told[] = [];
  const post = (whole: boolean, told: Told[]) =>
    channel.postMessage({ from: 'app', page, whole, told } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.from === 'atlas' && post(true, all);
  let isBegun = false;
  observe(root, (told) => {
    all.push(told);
    if (isBegun) post(false, [told]);
  });
  isBegun = true;
  post(true, all);
}
