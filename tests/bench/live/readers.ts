import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Streams opened at the same time. */
const BATCH = 50;

/** Header of a client's call. */
export const headersOf = (token: string) => ({ Authorization: `Bearer ${token}`, Merchant: 'maidan', Language: 'en' });

/** Readers of streams at a gateway, one for each token, which count what they receive. */
export async function openStreams(origin: string, tokens: readonly string[]) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const counts = new Map<IncomingMessage, { beats: number; changes: number }>();
  const checks = new Set<() => void>();
  let endCount = 0;
  const openOne = async (token: string) => {
    const call = get(`${origin}/wps/live/stream`, { agent, headers: headersOf(token) });
    const [response]: [IncomingMessage] = (await once(call, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`a stream was answered by ${response.statusCode}`);
    const count = { beats: 0, changes: 0 };
    counts.set(response, count);
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    response.on('close', () => {
      endCount += 1;
    });
    response.on('data', (text: string) => {
      for (const block of text.split('\n\n').slice(0, -1)) {
        if (!block.includes('data:')) count.beats += 1;
        if (block.includes('"changed"')) count.changes += 1;
      }
      for (const check of checks) check();
    });
  };
  for (let start = 0; start < tokens.length; start += BATCH)
    await Promise.all(tokens.slice(start, start + BATCH).map(openOne));
  /** Waits until each stream has received so many. */
  const haveAll = (kind: 'beats' | 'changes', least: number) =>
    new Promise<void>((resolve) => {
      const check = () => {
        for (const count of counts.values()) if (count[kind] < least) return;
        checks.delete(check);
        resolve();
      };
      checks.add(check);
      check();
    });
  return {
    haveAll,
    /** Most of a kind that a stream has received. */
    most: (kind: 'beats' | 'changes') => Math.max(...[...counts.values()].map((count) => count[kind])),
    endCount: () => endCount,
    stop: () => agent.destroy(),
  };
}
