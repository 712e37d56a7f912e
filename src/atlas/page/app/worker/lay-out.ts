import { unpacked } from '../unpacked';
import type { LayoutReply, LayoutRequest, LayoutResult } from './messages';

/** Workers that have started and wait for the next request. */
const idle: Worker[] = [];
let address: Promise<string> | undefined;

/** The worker's code is in the document, because a page opened from a file cannot load another one. */
async function addressOfCode(): Promise<string> {
  const code = await unpacked(document.getElementById('layout')?.textContent ?? '').text();
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

async function started(): Promise<Worker> {
  address ??= addressOfCode();
  return idle.pop() ?? new Worker(await address);
}

/** Lays out a chart off the main thread, which elkjs would block for seconds. Aborting ends the work. */
export async function layOut(request: LayoutRequest, signal: AbortSignal): Promise<LayoutResult> {
  const worker = await started();
  return new Promise((resolve, reject) => {
    const finish = (finished: () => void, isReusable = false) => {
      signal.removeEventListener('abort', abort);
      if (isReusable) idle.push(worker);
      else worker.terminate();
      finished();
    };
    const abort = () => finish(() => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<LayoutReply>) =>
      finish(() => ('problem' in data ? reject(new Error(data.problem)) : resolve(data)), true);
    worker.onerror = ({ message }) => finish(() => reject(new Error(message)));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    worker.postMessage(request);
  });
}
