import type { File } from '../../../../src/gateway/support/content/fault';
import { seedFiles } from '../../../../src/gateway/support/content/seed';

/** The repository's folder with files changed, added or (null) left out. */
export function folder(changes: Record<string, string | null> = {}): File[] {
  const unchangedFiles = seedFiles().filter(({ path }) => !Object.hasOwn(changes, path));
  return [
    ...unchangedFiles,
    ...Object.entries(changes).flatMap(([path, text]) => (text === null ? [] : [{ path, text }])),
  ];
}

/** A file: front matter and body. */
export const doc = (fields: Record<string, string | number>, body = ''): string =>
  ['---', ...Object.entries(fields).map(([key, value]) => `${key}: ${value}`), '---', '', body, ''].join('\n');

/** A help article in both languages. */
export const article = (
  key: string,
  fields: Record<string, string | number> = {},
  body = 'It is so.',
): Record<string, string> => ({
  [`help/start/${key}.bn.md`]: doc({ title: `${key} বাংলা`, from: '2026-01-01', ...fields }, 'এটাই।'),
  [`help/start/${key}.en.md`]: doc({ title: key }, body),
});
