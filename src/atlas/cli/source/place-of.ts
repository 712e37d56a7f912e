import { SourceMap, type SourceMapping } from 'node:module';
import { basename } from 'node:path';
import type { Bundle } from './bundled';

/** Returns the first line of an error's message. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Returns `:3:12`, the position in a bundled file where an error was thrown, if known. */
export function placeOf(error: unknown, { file, map }: Bundle): string {
  const stack = error instanceof Error ? `${error.stack}` : '';
  const payload = new SourceMap(JSON.parse(map));
  for (const part of stack.split(file).slice(1)) {
    const [, line, column] = /^:(\d+)(?::(\d+))?/.exec(part) ?? [];
    const entry: Partial<SourceMapping> =
      line === undefined ? {} : payload.findEntry(Number(line) - 1, Number(column ?? 1) - 1);
    const { originalSource = '', originalLine = 0, originalColumn = 0 } = entry;
    if (basename(originalSource) === basename(file)) return `:${originalLine + 1}:${originalColumn + 1}`;
  }
  return '';
}
