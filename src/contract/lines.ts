import * as v from 'valibot';
import { anySignal, type LineReader, unwrapped } from './client';
import type { Endpoint } from './endpoints';
import { asFailure, type Failure } from './platform/failure';
import { SETTINGS } from './platform/settings';

/** Format of a stream: what separates its parts, the value of a part, and the silence after which it has failed, ms. */
type StreamFormat = { separator: string; silence: number; read(endpoint: Endpoint, part: string): unknown };

/** Creates a reader of a stream, to its end; it times out if the stream stays silent for too long. */
export const createStreamReader =
  ({ separator, silence: limit, read }: StreamFormat): LineReader =>
  async (deps, url, { headers, signal: callerSignal }, { endpoint, onLine }) => {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), deps.timeout ?? SETTINGS.callTimeout);
    const { signal, release } = anySignal(silence.signal, callerSignal);
    try {
      const response = await deps.fetch(url, { headers, signal });
      if (!response.ok || !response.body)
        unwrapped(endpoint, { status: response.status, json: await response.json().catch(() => undefined) });
      const reader = response.body?.getReader();
      const decoder = new TextDecoder();
      for (let rest = ''; reader; ) {
        const { done, value } = await reader.read();
        if (done) return null;
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), limit);
        const lines = (rest + decoder.decode(value, { stream: true })).split(separator);
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(read(endpoint, line));
      }
      return null;
    } catch (error) {
      const failure = asFailure(error);
      if (failure.code !== 'client.unexpected') throw failure;
      const kind = silence.signal.aborted ? 'timeout' : 'offline';
      throw { kind, code: `client.${kind}` } satisfies Failure;
    } finally {
      clearTimeout(timer);
      // After an unreadable line the request is still open.
      silence.abort();
      release();
    }
  };

/** Reads a stream line by line. */
export const readLines = createStreamReader({
  separator: '\n',
  silence: SETTINGS.chat.silence,
  read: (endpoint, line) => streamValue(endpoint, parseStreamed(v.pipe(v.string(), v.parseJson()), line)),
});

/** Returns a value of a stream, validated. */
export const streamValue = ({ stream = v.never() }: Endpoint, value: unknown): unknown => parseStreamed(stream, value);

/** Returns parsed input; throws a `Failure` for anything else. */
export function parseStreamed<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw { kind: 'malformed', code: 'reply.malformed' } satisfies Failure;
  return result.output;
}
