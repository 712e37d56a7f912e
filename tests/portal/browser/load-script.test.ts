// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { solveWork } from '../../../src/portal/browser/work';
import { loadScript } from '../../../src/ui/browser/load-script';
import { PORTAL, sourcesIn } from '../../harness/source-files';

const never = new Promise<never>(() => {});
const failureOf = (loading: Promise<unknown>) => {
  const failure = vi.fn();
  loading.then(() => failure('loaded'), failure);
  return failure;
};
const timers = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

test('a script that takes longer than 120 s is a timeout, a missing one is offline, and the next call retries [s8.chunk.load-error]', async () => {
  timers();
  const load = vi.fn(() => never as Promise<string>);
  const failure = failureOf(loadScript(load));
  await vi.advanceTimersByTimeAsync(SETTINGS.chunkTimeout - 1);
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toHaveBeenCalledWith({ kind: 'timeout', code: 'client.timeout' });
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadScript(load)).rejects.toEqual({ kind: 'offline', code: 'client.offline' });
  load.mockResolvedValueOnce('the script');
  await expect(loadScript(load)).resolves.toBe('the script');
});

test('a proof of work whose worker does not load ends after 120 s [s8.chunk.load-error]', async () => {
  timers();
  const terminate = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener() {}
      postMessage() {}
      terminate = terminate;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const work = { algorithm: 'SHA-256' as const, challenge: 'c', salt: 's', maxnumber: 9, signature: 'g' };
  const failure = failureOf(solveWork(work, new AbortController().signal));
  await vi.advanceTimersByTimeAsync(SETTINGS.chunkTimeout);
  expect(failure).toHaveBeenCalledWith({ kind: 'timeout', code: 'client.timeout' });
  expect(terminate).toHaveBeenCalledOnce();
});

/**
 * Modules that a whole destination or part waits for (`contents.load`, `inChunk`), or that nothing waits for
 * (start.tsx).
 */
const IN_TIME =
  /^src\/portal\/(?:destinations|app\/(?:content|held|closed|router|start|toast-message)\.|features\/platform\/home\/(?:index|member)\.)/;

test('every other lazy script goes through the same loader [s8.chunk.load-error]', () => {
  const lazy = sourcesIn(PORTAL, /\.tsx?$/).filter(({ file }) => !IN_TIME.test(file));
  const bare = lazy.filter(({ text }) =>
    /\bimport\('/.test(text.replaceAll(/typeof import\(|loadScript\(\(\) => import\(/g, '')),
  );
  expect(bare.map(({ file }) => file)).toEqual([]);
});
