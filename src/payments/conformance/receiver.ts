import { createServer, type IncomingMessage } from 'node:http';
import { type Adapter, isSigned, readBody } from './wire';

/** An event that the adapter sent, and whether its signature is valid. */
export type Received = { id: string; signed: boolean; body: Record<string, unknown> };
type Waiting = { matches(event: Received): boolean; done(event: Received): void };

/** Receives an adapter's events in place of Maidan. `port`: 0 for any free one. */
export async function startReceiver({ hookKey }: Pick<Adapter, 'hookKey'>, port: number) {
  const events: Received[] = [];
  const waiting = new Set<Waiting>();
  const answers = new Map<string, number[]>();
  const server = createServer(async (request, reply) => {
    const text = await textOf(request);
    const body = readBody(text);
    const signed = isSigned(hookKey, text, String(request.headers['payment-signature'] ?? ''));
    const received = { id: String(body.id), signed, body };
    events.push(received);
    reply.writeHead(answers.get(subjectOf(received))?.shift() ?? 200).end();
    for (const entry of waiting) if (entry.matches(received)) entry.done(received);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    /** Sets the statuses of the answers to the first events about an order or a payout. */
    answer: (subject: string, statuses: readonly number[]) => void answers.set(subject, [...statuses]),
    /**
     * Returns the next event about one of the subjects with these fields, past `seen`, or null if none arrives in time.
     */
    next: (subjects: readonly string[], has: Record<string, unknown>, seen: ReadonlySet<Received>, timeout: number) => {
      const matches = (event: Received) =>
        subjects.includes(subjectOf(event)) && !seen.has(event) && event.body.type === has.type;
      const found = events.find(matches);
      if (found) return Promise.resolve(found);
      return new Promise<Received | null>((resolve) => {
        const end = (event: Received | null) => {
          clearTimeout(timer);
          waiting.delete(entry);
          resolve(event);
        };
        const entry: Waiting = { matches, done: end };
        const timer = setTimeout(() => end(null), timeout);
        waiting.add(entry);
      });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const subjectOf = ({ body: { order, payout } }: Received): string => String(order ?? payout);

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
