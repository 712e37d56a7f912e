import { type ChatEntry, type ChatLine, type ChatPlace, type ClientOf, createClient } from '../../../../src/contract';
import { type Endpoints, endpoints } from '../../../../src/contract/endpoints';
import { readLines } from '../../../../src/contract/lines';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { EVENT_CEILING } from '../../../harness/ceilings';
import { newcomer } from '../../money/wallet/support';

/** The contract's client to a gateway by its address. */
export const clientAt = (url: string, token: string | null): ClientOf<Endpoints> =>
  createClient(endpoints, {
    fetch,
    origin: url,
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    timeout: EVENT_CEILING,
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });

/** A player with a session. */
export const createPlayer = (
  { ctx, url }: { ctx: ModuleContext; url: string },
  more?: Parameters<typeof newcomer>[2],
) => newcomer({ ctx, as: (token) => clientAt(url, token) }, 0n, more);

/** Reads a stream and collects its lines. */
export function listen(client: ClientOf<Endpoints>, place: ChatPlace, after?: string) {
  const lines: ChatLine[] = [];
  const stopping = new AbortController();
  const waits = new Set<() => void>();
  const onLine = (line: ChatLine) => {
    lines.push(line);
    for (const check of waits) check();
  };
  const over = client
    .chatStream({ place, after }, { onLine, reader: readLines, signal: stopping.signal, quiet: true })
    .then(
      () => 'ended',
      ({ status, code }) => `${status} ${code}`,
    );
  const texts = () => lines.filter((line): line is ChatEntry => line.kind === 'said').map(({ text }) => text);
  return {
    lines,
    texts,
    over,
    stop: () => stopping.abort(),
    /** Number of the last numbered line. */
    last: () => lines.flatMap((line) => ('seq' in line ? [line.seq] : [])).at(-1),
    /** Waits until the condition holds for the lines so far. */
    until: (isSo: () => boolean) =>
      new Promise<void>((done, fail) => {
        const late = setTimeout(
          () => fail(new Error(`not heard in time; heard: ${JSON.stringify(lines)}`)),
          EVENT_CEILING,
        );
        const check = () => {
          if (!isSo()) return;
          waits.delete(check);
          clearTimeout(late);
          done();
        };
        waits.add(check);
        check();
      }),
  };
}

/** Runs a support command. */
export const chatOps = (ctx: ModuleContext, ...args: string[]) =>
  perform(ctx, { name: 'help', role: 'support' }, { command: 'chat', args, reason: 'order in the room' });

export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
