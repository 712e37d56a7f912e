import { type Failure, SETTINGS } from '../../contract';
import { inTime, LateScriptError } from './in-time';

/**
 * Loads a script on first use. Rejects with a failure: `timeout` when it takes longer than 120 s, `offline` when it
 * cannot be loaded. The next call asks for it again (s8.chunk.load-error).
 */
export const loadScript = <Script>(load: () => Promise<Script>): Promise<Script> =>
  inTime(load(), SETTINGS.chunkTimeout).catch((error: unknown) => {
    const kind = error instanceof LateScriptError ? 'timeout' : 'offline';
    throw { kind, code: `client.${kind}` } satisfies Failure;
  });
