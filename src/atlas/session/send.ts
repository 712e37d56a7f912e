import type { AnyActorRef } from 'xstate';
import { CHANNEL, type MachineReport, type Message } from './messages';
import { observe } from './observe';

/**
 * Reports the machines of a system to every atlas of this origin from now on; an atlas that opens later gets the full
 * log. The log is in memory of this page only.
 */
export function send(root: AnyActorRef): void {
  const page = String(performance.timeOrigin);
  const channel = new BroadcastChannel(CHANNEL);
  const all: MachineReport[] = [];
  const post = (whole: boolean, reports: MachineReport[]) =>
    channel.postMessage({ from: 'app', page, whole, told: reports } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.from === 'atlas' && post(true, all);
  let isStarted = false;
  observe(root, (report) => {
    all.push(report);
    if (isStarted) post(false, [report]);
  });
  isStarted = true;
  post(true, all);
}
