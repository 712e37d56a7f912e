import { afterEach, expect, test, vi } from 'vitest';
import { inChunk } from '../../../src/portal/parts/portal/words';
import { PORTAL, sourcesIn } from '../../harness/source-files';

afterEach(() => vi.useRealTimers());

test('a chunk that takes longer than 120 s is an error [s8.chunk.load-error s9.const.chunk-timeout]', async () => {
  vi.useFakeTimers();
  const late = expect(inChunk([], () => new Promise(() => {}))).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(120_000);
  await late;
  await expect(inChunk([], async () => 'it')).resolves.toBe('it');
});

test('every lazy part of a page loads through inChunk [s8.chunk.load-error]', () => {
  const files = sourcesIn(PORTAL, /\.tsx?$/).map(({ text }) => text);
  const later = files.filter((code) => /\blazy(RouteComponent)?\(/.test(code));
  expect(later.length).toBeGreaterThanOrEqual(4);
  for (const code of later) {
    const dynamicImports = code.match(/\bimport\('/g) ?? [];
    expect(code.match(/\binChunk\(\[[^\]]*\], \(\) => import\('/g) ?? []).toHaveLength(dynamicImports.length);
  }
});
