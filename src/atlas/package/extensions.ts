import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Completes the relative imports of a file of types: Node's resolution, which a project's compiler may follow, reads
 * neither folders nor names without an ending, and turns what it cannot find into `any`.
 */
export function addExtensions(file: string): void {
  const folder = dirname(file);
  const completed = (specifier: string): string => {
    if (existsSync(join(folder, `${specifier}.d.ts`))) return `${specifier}.js`;
    if (existsSync(join(folder, specifier, 'index.d.ts'))) return `${specifier}/index.js`;
    throw new Error(`${file} imports ${specifier}, which has no types.`);
  };
  const text = readFileSync(file, 'utf8').replace(
    /(\bfrom |\bimport\()(['"])(\.[^'"]*)\2/g,
    (_, start: string, quote: string, specifier: string) => `${start}${quote}${completed(specifier)}${quote}`,
  );
  writeFileSync(file, text);
}
