import { existsSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { aliased } from './aliases';
import type { Bundled } from './evaluate';
import type { Source } from './syntax';

/** Code of a file and its project's modules as one script. `stubs`: modules that are inert in it. */
export type Bundle = Bundled & { stubs: string[]; warnings: string[]; map: string };

const ENTRY = '\0atlas:entry';
const STUB = '\0atlas:stub:';
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** Maximum number of a project's modules; further ones are stubs. */
const MAX_MODULES = 1_000;
const MODULES = /[/\\]node_modules[/\\]/;

/**
 * Bundles code in place of a file's own. Modules that cannot be resolved, and all that are not code, become inert
 * stubs; with `isAlone` all but XState. Installed packages are required when the code runs.
 */
export async function bundled(source: Pick<Source, 'file' | 'lang'>, code: string, isAlone: boolean): Promise<Bundle> {
  const stubs = new Set<string>();
  const warnings = new Set<string>();
  const { file } = source;
  const bundle = await rolldown({
    input: ENTRY,
    cwd: dirname(file),
    platform: 'node',
    logLevel: 'silent',
    treeshake: false,
    shimMissingExports: true,
    tsconfig: false,
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'], '.jsx': ['.tsx', '.jsx'] } },
    moduleTypes: { '.js': 'jsx' },
    transform: {
      decorator: { legacy: true },
      define: {
        'import.meta.env': 'atlas$.env',
        'import.meta.url': JSON.stringify(pathToFileURL(file).href),
        'import.meta.glob': 'atlas$.env.glob',
        'import.meta.hot': 'undefined',
      },
    },
    plugins: [linker({ source, code, isAlone, stubs, warn: (warning) => warnings.add(warning) })],
  });
  try {
    const { output } = await bundle.generate({
      format: 'cjs',
      exports: 'named',
      sourcemap: true,
      codeSplitting: false,
    });
    const [{ code: made, map }] = output;
    return {
      file,
      code: made,
      map: map?.toString() ?? '',
      globals: [],
      stubs: [...stubs].sort(),
      warnings: [...warnings],
    };
  } finally {
    await bundle.close();
  }
}

type Linking = {
  source: Pick<Source, 'file' | 'lang'>;
  code: string;
  isAlone: boolean;
  stubs: Set<string>;
  warn: (warning: string) => void;
};

function linker({ source: { file, lang }, code, isAlone, stubs, warn }: Linking): Plugin {
  let modules = 0;
  const stub = (specifier: string) => {
    stubs.add(specifier);
    return `${STUB}${specifier}`;
  };
  return {
    name: 'atlas',
    async resolveId(specifier, importer) {
      if (specifier === ENTRY || importer === undefined) return ENTRY;
      if (specifier === file) return file;
      if (/^xstate(?:\/|$)/.test(specifier)) return { id: specifier, external: true };
      if (isBuiltin(specifier)) return { id: specifier, external: true };
      if (isAlone || modules > MAX_MODULES) return stub(specifier);
      const bare = specifier.replace(/\?.*$/, '');
      const found = pathOf(bare, importer, warn) ?? (await this.resolve(bare, importer, { skipSelf: true }))?.id;
      if (found === undefined || !CODE.test(found)) return stub(specifier);
      return MODULES.test(found) ? { id: found, external: true } : found;
    },
    load(id) {
      if (id === ENTRY) return `import * as exported from ${JSON.stringify(file)};\natlas$.exports(exported);`;
      if (id.startsWith(STUB))
        return { code: `module.exports = atlas$.stub(${JSON.stringify(id.slice(STUB.length))});`, moduleType: 'js' };
      if (id === file) return { code, moduleType: lang };
      modules += 1;
      return undefined;
    },
  };
}

/** Returns the path of an import that is an alias or a package that can be required; undefined for others. */
function pathOf(specifier: string, importer: string, warn: (warning: string) => void): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('/')) return undefined;
  try {
    return createRequire(importer).resolve(specifier);
  } catch {
    return aliased(specifier, dirname(importer), warn).flatMap(filesOf).find(isFile);
  }
}

const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.cjs', '.json'];

/** Returns the files that a path without its ending may mean. */
function filesOf(path: string): string[] {
  const ending = extname(path);
  const plain = /^\.[cm]?jsx?$/.test(ending) ? path.slice(0, -ending.length) : path;
  const paths = [path, plain].flatMap((each) => ['', ...ENDINGS].map((end) => `${each}${end}`));
  return [...paths, ...ENDINGS.map((end) => join(path, `index${end}`))];
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
