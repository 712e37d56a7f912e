import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { loadChunk } from '../../../src/portal/browser/load-chunk';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  document.head.replaceChildren();
});
const comes = async () => new Response('');
const sheet = (file: string) => document.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);

test('a chunk whose script fails is not imported and can be retried [s8.chunk.load-error]', async () => {
  const load = vi.fn(async () => 'the chunk');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(comes);
  await expect(loadChunk(load, ['assets/again.js', 'assets/other.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  await expect(loadChunk(load, ['assets/again.js', 'assets/other.js'])).resolves.toBe('the chunk');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/again.js', '/assets/other.js', '/assets/again.js']);
});

test('a script answered with an error is not imported either [s8.chunk.load-error]', async () => {
  const load = vi.fn(async () => 'the chunk');
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(loadChunk(load, ['assets/refused.js'])).rejects.toThrow('/assets/refused.js did not come');
  expect(load).not.toHaveBeenCalled();
});

test('a style sheet that fails leaves nothing behind and can be retried [s8.chunk.load-error]', async () => {
  const load = vi.fn(async () => 'the chunk');
  const cut = loadChunk(load, ['assets/look.css']);
  sheet('assets/look.css')?.dispatchEvent(new Event('error'));
  await expect(cut).rejects.toThrow('/assets/look.css did not come');
  expect(sheet('assets/look.css')).toBeNull();
  const loading = loadChunk(load, ['assets/look.css']);
  sheet('assets/look.css')?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('the chunk');
});

test('does not request files that the document already requests', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/first.js"><link rel="stylesheet" href="/assets/first.css">';
  await expect(loadChunk(async () => 'the chunk', ['assets/first.js', 'assets/first.css'])).resolves.toBe('the chunk');
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

test('imports a chunk without files immediately', async () => {
  await expect(loadChunk(async () => 'the chunk')).resolves.toBe('the chunk');
});

test('a script or style sheet that hangs for 120 s is aborted, and the next call requests it again [s8.chunk.load-error]', async () => {
  vi.useFakeTimers();
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => {
    limit.mockRestore();
    vi.useRealTimers();
  });
  const load = vi.fn(async () => 'the chunk');
  fetched.mockImplementation(comes);
  const hanging = loadChunk(load, ['assets/hangs.js', 'assets/hangs.css']).catch((error: Error) => error.message);
  expect(limit.mock.calls).toEqual([[SETTINGS.chunkTimeout]]);
  await vi.advanceTimersByTimeAsync(SETTINGS.chunkTimeout);
  expect([await hanging, sheet('assets/hangs.css'), load.mock.calls.length]).toEqual([
    '/assets/hangs.css did not come',
    null,
    0,
  ]);
  const loading = loadChunk(load, ['assets/hangs.css']);
  sheet('assets/hangs.css')?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('the chunk');
});
