import type { Chart } from '../cli/load';
import { ownFile } from '../own-file';

const foreign = ownFile('./app/foreign.ts', import.meta.url);

/**
 * Returns a module for the page with the machine of a chart outside this checkout. Of packages it has XState alone: a
 * page that bundled the others would fail with the first that does not run in a browser.
 */
export function pageModule({ id, code: page }: Pick<Chart, 'id' | 'code'>): string {
  if (!page) return "throw new Error('it was read, not run.');";
  const { code, globals, ...place } = page;
  const names = ['atlas$', 'require', 'module', 'exports', 'console', ...globals];
  const body = code.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
  return [
    `import { machineOf } from ${JSON.stringify(foreign)};`,
    `const run = (${names.join(', ')}) => {\n${body}\n};`,
    `export const machine = await machineOf(run, ${JSON.stringify({ id, globals, ...place })});`,
  ].join('\n');
}
