import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { literalOf } from './literal';

/** Prefix of an import, and the paths that it may stand for. */
type Alias = { prefix: string; suffix: string; paths: readonly string[] };
type Config = { extends?: unknown; references?: unknown; compilerOptions?: { paths?: unknown; baseUrl?: unknown } };

/** Prefixes that build tools define outside of the compiler's configuration, with their usual folders. */
const CUSTOMARY: Record<string, readonly string[]> = {
  '@/': ['src', '.', 'app'],
  '~/': ['src', '.', 'app'],
  '#/': ['src', '.'],
  '$lib/': ['src/lib'],
  'src/': ['src'],
};
const known = new Map<string, Alias[]>();

/** Returns the absolute paths that an import may mean by the project's aliases, the most likely first. */
export function aliased(specifier: string, folder: string, warn: (warning: string) => void): string[] {
  const configured = configuredIn(folder, warn).flatMap(({ prefix, suffix, paths }) => {
    const fits = specifier.startsWith(prefix) && specifier.endsWith(suffix) && specifier.length >= prefix.length;
    const rest = specifier.slice(prefix.length, specifier.length - suffix.length);
    return fits ? paths.map((path) => path.replace('*', () => rest)) : [];
  });
  const top = packageFolder(folder);
  const customary = Object.entries(CUSTOMARY).flatMap(([prefix, folders]) =>
    specifier.startsWith(prefix) ? folders.map((each) => join(top, each, specifier.slice(prefix.length))) : [],
  );
  return [...configured, ...customary];
}

/** Returns the nearest folder with a package.json, or the outermost. */
function packageFolder(folder: string): string {
  const isTop = existsSync(join(folder, 'package.json')) || dirname(folder) === folder;
  return isTop ? folder : packageFolder(dirname(folder));
}

/** Returns the aliases of the nearest configuration of the compiler that has any. */
function configuredIn(folder: string, warn: (warning: string) => void): Alias[] {
  const found = known.get(folder);
  if (found) return found;
  const files = ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)).filter(existsSync);
  const own = files.flatMap((file) => aliasesOf(file, warn));
  const aliases = own.length > 0 || dirname(folder) === folder ? own : configuredIn(dirname(folder), warn);
  known.set(folder, aliases);
  return aliases;
}

function aliasesOf(file: string, warn: (warning: string) => void, above: readonly string[] = []): Alias[] {
  if (above.includes(file)) return [];
  const config = configAt(file);
  if (!config) {
    warn(`${file} cannot be read; ignored.`);
    return [];
  }
  const path = [...above, file];
  const { paths, baseUrl } = config.compilerOptions ?? {};
  const base = resolve(dirname(file), typeof baseUrl === 'string' ? baseUrl : '.');
  const own = typeof paths === 'object' && paths !== null ? Object.entries(paths) : [];
  const fromBase = typeof baseUrl === 'string' ? [{ prefix: '', suffix: '', paths: [join(base, '*')] }] : [];
  const bases = [config.extends ?? []].flat().flatMap((name) => extended(String(name), file, path, warn));
  const references = [config.references ?? []].flat().map((reference) => Reflect.get(Object(reference), 'path'));
  const projects = references.flatMap((name) => referenced(String(name), file, path, warn));
  return [...own.map(([pattern, targets]) => aliasOf(pattern, targets, base)), ...fromBase, ...bases, ...projects];
}

function aliasOf(pattern: string, targets: unknown, base: string): Alias {
  const [prefix = '', suffix = ''] = pattern.split('*');
  return { prefix, suffix, paths: [targets].flat().map((target) => resolve(base, String(target))) };
}

function extended(name: string, file: string, above: readonly string[], warn: (warning: string) => void): Alias[] {
  const candidates =
    name.startsWith('.') || name.startsWith('/')
      ? [resolve(dirname(file), name), resolve(dirname(file), `${name}.json`)]
      : modulesAbove(dirname(file)).flatMap((folder) =>
          [name, `${name}.json`, `${name}/tsconfig.json`].map((each) => join(folder, each)),
        );
  const found = candidates.find((path) => path.endsWith('.json') && existsSync(path));
  if (found) return aliasesOf(found, warn, above);
  warn(`${file} extends ${name}, which does not exist; ignored.`);
  return [];
}

function referenced(name: string, file: string, above: readonly string[], warn: (warning: string) => void): Alias[] {
  const path = resolve(dirname(file), name);
  const found = [path, join(path, 'tsconfig.json')].find((each) => each.endsWith('.json') && existsSync(each));
  return found ? aliasesOf(found, warn, above) : [];
}

const modulesAbove = (folder: string): string[] => [
  join(folder, 'node_modules'),
  ...(dirname(folder) === folder ? [] : modulesAbove(dirname(folder))),
];

/** Reads JSON with comments and trailing commas, which is an expression of JavaScript. */
function configAt(file: string): Config | undefined {
  const { program, errors } = parseSync('tsconfig.js', `(${readFileSync(file, 'utf8').replace(/^\uFEFF/, '')})`);
  const [statement] = program.body;
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
  return Object(literalOf(statement.expression));
}
