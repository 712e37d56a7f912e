import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { command } from '../cli/command';
import { parseCommand } from '../cli/parse-command';
import { pageBuild } from '../page/bundle';
import { addExtensions } from './extensions';
import { manifest, NAME, type RootPackage } from './manifest';

const HELP = `npm run atlas:pack -- [--out DIR]
  packs the atlas as maidan-atlas-<version>.tgz for any project with XState 5; --out DIR: output folder (dist)`;
const home = fileURLToPath(new URL('../../..', import.meta.url));
const source = (path: string) => join(home, 'src/atlas', path);
/** Loaded by path, so that nothing imports them. */
const ENTRIES = ['package/api.ts', 'cli/main.ts', 'cli/source/prober.ts'];
/** Parts of the page that are resolved in the project that draws a page. */
const FROM_PROJECT = /^(?:xstate|elkjs)(?:\/|$)/;

/** `npm run atlas:pack`: compiles the atlas module by module, with types and the page's code, and packs it. */
async function main(): Promise<void> {
  const { values } = parseCommand(process.argv.slice(2), { out: { type: 'string' } }, HELP);
  if (values.help) return console.log(HELP);
  const out = resolve(values.out ?? join(home, 'dist'));
  const folder = join(out, NAME);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = [...(await compile(folder)), ...(await compilePage(folder))];
  declare(folder);
  for (const file of ['README.md', 'action.yml']) cpSync(source(`package/${file}`), join(folder, file));
  cpSync(join(home, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(rootPackage(), packages), null, 2)}\n`);
  // On Windows npm is a script.
  const isWindows = process.platform === 'win32';
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder, shell: isWindows });
  console.log(join(out, `${NAME}-${rootPackage().version}.tgz`));
}

const rootPackage = (): RootPackage => JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const isBare = (specifier: string): boolean => /^[^./\0]/.test(specifier) && !/^\w:[/\\]/.test(specifier);
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Compiles modules one by one, as their places are part of the code. Returns the packages that they import. */
async function compile(folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input: ENTRIES.map(source),
    cwd: home,
    platform: 'node',
    external: isBare,
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: join(home, 'src'),
    entryFileNames: '[name].js',
  });
  await bundle.close();
  const imports = output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []));
  const own = new Set(output.map(({ fileName }) => fileName));
  return imports.filter((specifier) => !own.has(specifier) && !isBuiltin(specifier)).map(packageOf);
}

/** Compiles the page's code with its packages: a module for pages, one for the machines in them, one for the worker. */
async function compilePage(folder: string): Promise<string[]> {
  const outDir = join(folder, 'dist/atlas/page/app');
  await build({
    ...pageBuild,
    root: home,
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      lib: {
        entry: {
          main: source('page/app/main.tsx'),
          foreign: source('page/app/foreign.ts'),
          'worker/layout-worker': source('page/app/worker/layout-worker.ts'),
        },
        formats: ['es'],
        cssFileName: 'main',
      },
      rolldownOptions: {
        external: FROM_PROJECT,
        output: { entryFileNames: '[name].js', chunkFileNames: 'page-[name].js' },
      },
    },
  });
  const main = join(outDir, 'main.js');
  writeFileSync(main, `import './main.css';\n${readFileSync(main, 'utf8')}`);
  return ['elkjs'];
}

/** Writes the types, with their comments, of everything that the public interface reaches. */
function declare(folder: string): void {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false, tsBuildInfoFile: null },
    ...{ rootDir: join(home, 'src'), outDir: join(folder, 'dist'), allowImportingTsExtensions: false, types: ['node'] },
    typeRoots: [join(home, 'node_modules/@types')],
  };
  const settings = {
    extends: join(home, 'tsconfig.json'),
    compilerOptions,
    include: [],
    files: [source('package/api.ts')],
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-p', config, '--singleThreaded']);
  rmSync(config);
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) addExtensions(join(dist, file));
}

await command(main);
