import type { AnyActorRef } from 'xstate';
import { observe } from './observe';
import { CHANNEL, type Message, type Told } from './told';

/**
 * Tells every atlas of this origin what the machines of a system do, from now on; one that opens later is told all of it. It is kept
 * in this page alone, and gone with it.
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
