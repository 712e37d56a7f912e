import type { Origin } from '../picture';

type Drawn = { file: string; id: string; line?: number; origin?: Origin };

/** Describes what a chart shows in place of what could not run: a line each, with file and line. */
export function originLines({ file, line, id, origin }: Drawn): string[] {
  if (!origin) return [];
  const { how, stubs = [], assumed = [], reason } = origin;
  const place = `${file}${line === undefined ? '' : `:${line}`}: ${id}`;
  return [
    ...(how === 'read' ? [`${place} is read, not run: ${reason}`] : []),
    ...(how === 'isolated' ? [`${place} runs without the rest of its file.`] : []),
    ...(stubs.length > 0 ? [`${place} runs without ${stubs.join(', ')}.`] : []),
    ...assumed.map((text) => `${place}: ${text}`),
  ];
}
