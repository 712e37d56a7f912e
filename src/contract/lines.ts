import * as v from 'valibot';
import { anySignal, type LineReader, unwrapped } from './client';
import type { Endpoint } from './endpoints';
import { asFailure, type Failure } from './platform/failure';
import { SETTINGS } from './platform/settings';

/** Reads a stream line by line to its end; times out if it stays silent for too long. */
export const readLines: LineReader = async (deps, url, { headers, signal: callerSignal }, { endpoint, onLine }) => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), deps.patience ?? SETTINGS.callTimeout);
  const { signal, release } = anySignal(silence.signal, callerSignal);
  try {
    const response = await deps.fetch(url, { headers, signal });
    if (!response.ok || !response.body)
      unwrapped(endpoint, { status: response.status, json: await response.json().catch(() => undefined) });
    const [reader, decoder] = [response.body?.getReader(), new TextDecoder()];
    for (let rest = ''; reader; ) {
      const { done, value } = await reader.read();
      if (done) return null;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SETTINGS.chat.silence);
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(lineOf(endpoint, line));
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

function lineOf({ stream }: Endpoint, line: string): unknown {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stream ?? v.never()), line);
  if (!read.success) throw { kind: 'malformed', code: 'reply.malformed' } satisfies Failure;
  return read.output;
}
