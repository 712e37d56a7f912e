import * as v from 'valibot';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { type Beginning, chatMachine } from '../../../../machines/support/chat/chat.machine';
import type { ChatLine, ChatPlace } from '../../../contract';
import { readLines } from '../../../contract/lines';
import { chatEndpoints, chatText } from '../../../contract/support/chat-endpoints';
import type { FlowDependencies } from '../dependencies';

export type ChatRef = ActorRefFrom<typeof chatMachine>;

type Deps = Pick<FlowDependencies, 'clientFor' | 'randomKey'>;
/** An open stream: unread lines, and a function that notifies its reader. */
type Open = { waiting: ChatLine[]; tell: () => void; over: Promise<unknown>; close: () => void };

/** A chat of one place, wired. Streams keep no session awake. */
export const chatFlow =
  (place: ChatPlace) =>
  ({ clientFor, randomKey }: Deps) => {
    const client = clientFor(chatEndpoints);
    let open: Open | null = null;
    let tried: { text: string; key: string } | null = null;

    const connect = (after: string | undefined, signal: AbortSignal) =>
      new Promise<Beginning>((done, fail) => {
        const stopping = new AbortController();
        signal.addEventListener('abort', () => stopping.abort(), { once: true });
        const waiting: ChatLine[] = [];
        const stream: Open = { waiting, tell: () => undefined, over: Promise.resolve(), close: () => stopping.abort() };
        const onLine = (line: ChatLine) => {
          if (line.kind !== 'begun') waiting.push(line);
          else queueMicrotask(() => done({ anew: line.anew, lines: waiting.splice(0) }));
          stream.tell();
        };
        const extras = { onLine, reader: readLines, signal: stopping.signal, quiet: true };
        const over = client.chatStream({ place, after }, extras);
        stream.over = over;
        open = stream;
        // A stream that ends before it has started does not count.
        over.then(() => fail({ kind: 'offline', code: 'client.offline' }), fail);
      });

    return chatMachine.provide({
      actors: {
        connect: fromPromise(({ input: { after }, signal }) => connect(after ?? undefined, signal)),
        listen: fromCallback(({ sendBack }) => {
          const stream = open;
          if (!stream) return sendBack({ type: 'stream.ended' });
          const give = () => {
            const lines = stream.waiting.splice(0);
            if (lines.length > 0) sendBack({ type: 'lines.received', lines });
          };
          // Lines that arrive together are reported together.
          stream.tell = () => queueMicrotask(give);
          stream.tell();
          const ended = () => sendBack({ type: 'stream.ended' });
          stream.over.then(ended, ended);
          return stream.close;
        }),
        sendMessage: fromPromise(async ({ input, signal }) => {
          const { success, output: text } = v.safeParse(chatText, input.text);
          if (!success)
            return {
              kind: 'wrong' as const,
              code: input.text.trim() === '' ? ('empty' as const) : ('length' as const),
            };
          // The same text, sent again, appears once.
          if (tried?.text !== text) tried = { text, key: randomKey() };
          const { id } = await client.postChatMessage({ place, text }, { signal, idempotencyKey: tried.key });
          tried = null;
          return { kind: 'said' as const, id };
        }),
        report: fromPromise(async ({ input, signal }) => void (await client.reportInChat(input, { signal }))),
      },
    });
  };
