/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import { type PluginItem, type PluginObj, transformAsync, types } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { atlas } from './src/atlas/session/serve.ts';
import { BUILD_TARGETS } from './src/portal/browsers.ts';
import { EVENT_CEILING, TEST_CEILING } from './tests/harness/ceilings.ts';

type Filter = { id: RegExp; code?: RegExp };

/** Files that pass through Babel, before anything else reads them. */
const throughBabel = (name: string, filter: Filter, plugins: PluginItem[], more: Partial<Plugin> = {}): Plugin => ({
  name: `maidan:${name}`,
  enforce: 'pre',
  ...more,
  transform: {
    filter,
    handler: (code, id) =>
      transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins,
      }).then((result) => ({ code: result?.code ?? code, map: result?.map })),
  },
});

/** Lingui's macros need Babel, which plugin-react no longer runs: only files that import a macro pass through it. */
const linguiMacros = () =>
  throughBabel('lingui-macros', { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ }, [
    '@lingui/babel-plugin-lingui-macro',
  ]);

const left = (...names: string[]): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      const { key } = path.node;
      if (key.type === 'Identifier' && names.includes(key.name)) path.remove();
    },
  },
});

/** A row of the destinations also says which file its view is in: the gateway has a browser ask for it at once. */
const viewFiles = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (!types.isIdentifier(path.node.key, { name: 'load' })) return;
      path.get('value').traverse({
        CallExpression({ node: { callee, arguments: said } }) {
          const [file] = said;
          if (types.isImport(callee) && types.isStringLiteral(file))
            path.insertAfter(types.objectProperty(types.identifier('file'), types.cloneNode(file)));
        },
      });
    },
  },
});

/** What is written for those who read the charts and the contract does not travel to players. */
const forReadersOnly = () => [
  throughBabel('charts', { id: /\/machines\/.*\.machine\.ts$/ }, [left('description', 'meta')], { apply: 'build' }),
  throughBabel('contract', { id: /\/src\/contract\/[\w/-]*endpoints\.ts$/ }, [left('source')], { apply: 'build' }),
  // The words of labels come with their catalogue; the map is for the atlas.
  throughBabel('labels', { id: /\/src\/portal\/destinations[\w.]*\.ts$/ }, [left('message', 'runs', 'from')], {
    apply: 'build',
  }),
];

/** Dynamic imports go through our own loader (src/portal/browser/load-chunk.ts), which also gets the file of a chunk that has no others. */
const loadingChunks = (): Plugin => ({
  name: 'maidan:loading-chunks',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadChunk as __vitePreload } from ${JSON.stringify(resolve('src/portal/browser/load-chunk.ts'))};`,
  },
});
const filesOf = (file: string, others: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' && others.length === 0 ? [file] : others;

const year = { 'import.meta.env.VITE_YEAR': JSON.stringify(String(new Date().getFullYear())) };
const plugins = () => [linguiMacros(), react(), lingui({ failOnMissing: true, failOnCompileError: true })];

type Graph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** Whether a module comes with the first script: whether that imports it, itself or through others. */
const isFirst = (id: string, graph: Graph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers } = graph.getModuleInfo(id) ?? { importers: [] };
  return importers.some((importer) => importer.endsWith('/src/portal/app/main.tsx') || isFirst(importer, graph, seen));
};

/** What is imported only when it is wanted, and then brings a module along: itself or through others. */
const wantedWith = (id: string, graph: Graph, seen = new Set<string>()): string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] };
  return [
    ...(dynamicImporters.length > 0 ? [id] : []),
    ...importers.flatMap((importer) => wantedWith(importer, graph, seen)),
  ];
};

/** What is wanted at once by a visitor's first look. */
const AT_ONCE = /\/src\/portal\/(app|shell|features\/platform\/home)\//;

/**
 * The files in which modules come that several destinations share, with what these import, the first that fits: what the charts of all screens
 * have, what the lobby and the log-in have both, what a member's home has, what one of them has, the other dialogs of visitors, all others. Apart they would be dozens for a
 * single dialog, and each costs a slow network a turn; in fewer the log-in would bring along what it never shows, and its styles stand in its document.
 */
const SHARED = {
  charts: [/\/contract\/identity\/entry-endpoints\./],
  both: [/\/features\/play\/lobby\/index\./, /\/features\/identity\/login\//],
  member: [/\/features\/platform\/home\/member\./],
  lobby: [/\/features\/play\/lobby\/index\./],
  login: [/\/features\/identity\/login\//],
  entry: [/\/features\/identity\/(registration|passwords|free-trial)\//],
  centre: [/./],
};
type Shared = keyof typeof SHARED;
const shares = Object.keys(SHARED) as Shared[];
const sharedFile =
  (name: Shared) =>
  (id: string, graph: Graph): string | null => {
    const wanted = wantedWith(id, graph);
    if (wanted.length < 2 || isFirst(id, graph)) return null;
    // What the frame wants, too, comes by itself; but for little things, which the lobby's file would have taken from the log-in, and the ends of deposits
    // from a member's home.
    if (name !== 'both' && name !== 'member' && wanted.some((one) => AT_ONCE.test(one))) return null;
    return SHARED[name].every((feature) => wanted.some((one) => feature.test(one))) ? `shared-${name}` : null;
  };

/** The view of home itself, and not what comes after it. */
const HOME = /\/features\/platform\/home\/index\./;

/**
 * The file of what home's view shares with others, and of the addresses of pictures that the first look has. What of these came in a file of others
 * would bring all of that file along with the first look.
 */
const lookFile = (id: string, graph: Graph): string | null => {
  if (isFirst(id, graph)) return null;
  const wanted = wantedWith(id, graph);
  const isPicture = id.endsWith('.svg') && wanted.some((one) => AT_ONCE.test(one));
  const isShared = wanted.length > 1 && wanted.some((one) => HOME.test(one));
  return isPicture || isShared ? 'look' : null;
};

/** The requirements, for the atlas that `npm run dev` serves. */
const sentences = ['requirements', 'own'].flatMap((name) => ['--requirements', `tests/requirements/${name}.tsv`]);

/**
 * Scripts have the least that the bundler takes of a hash: the first names ninety of them, and nothing packs the letters. Not pictures, which the
 * build that draws the documents names for itself.
 */
const SCRIPT = 'assets/[name]-[hash:7].js';

/** What players load: hashed chunks, one a route and a dialog. */
const portal = (): UserConfig => ({
  root: 'src/portal',
  publicDir: 'public',
  define: year,
  plugins: [loadingChunks(), ...forReadersOnly(), ...plugins(), atlas(sentences)],
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: filesOf },
    target: BUILD_TARGETS,
    // In one file: in the thirty that the dialogs' shared parts would make of it, it weighs 7 % more.
    rolldownOptions: {
      output: {
        entryFileNames: SCRIPT,
        chunkFileNames: SCRIPT,
        codeSplitting: {
          groups: [
            { name: (id, graph) => (isFirst(id, graph) ? 'first' : null), debugName: 'first', priority: 3 },
            { name: lookFile, debugName: 'look', priority: 3 },
            ...shares.map((name, nth) => ({
              name: sharedFile(name),
              debugName: name,
              priority: 2 - nth / shares.length,
            })),
          ],
        },
      },
    },
  },
});

/** The same components rendered once, at build time, into the documents that are served first. */
const prerender = (): UserConfig => ({
  root: 'src/portal',
  publicDir: false,
  define: year,
  plugins: [throughBabel('view-files', { id: /\/src\/portal\/destinations\.ts$/ }, [viewFiles()]), ...plugins()],
  build: {
    ssr: 'prerender.tsx',
    outDir: '../../dist/prerender',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
  },
});

/** Packages of many small modules: in the gateway's one file they are read at once, which is a third of its start. */
const manySmall = [
  /^(drizzle-orm|libphonenumber-js|yaml|diff|entities|parse5|micromark|mdast|hast|unist|vfile|property-information|@noble|@lingui|@messageformat|moo)/,
];

const gateway = (): UserConfig => ({
  publicDir: false,
  ssr: { noExternal: manySmall },
  build: {
    ssr: true,
    outDir: 'dist/gateway',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/gateway/main.ts', draw: 'src/gateway/platform/picture/draw.mjs' },
      output: { entryFileNames: ({ name }) => (name === 'draw' ? '[name].mjs' : '[name].js') },
    },
  },
});

/** The demo's studio: its process, and in two files of their own what a browser has of it. */
const studio = (): UserConfig => ({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/studio',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { input: { main: 'src/studio/main.ts' }, output: { entryFileNames: '[name].js' } },
  },
});
const studioPage = (name: 'frame' | 'verify', entry: string): UserConfig => ({
  publicDir: false,
  build: {
    outDir: 'dist/studio',
    emptyOutDir: false,
    target: BUILD_TARGETS,
    lib: { entry, formats: ['iife'], name, fileName: () => `${name}.js`, cssFileName: name },
  },
});

/** The page that verifies draws without us, in one script; its gateway puts it into one document. */
const drawVerifier = (): UserConfig => ({
  publicDir: false,
  build: {
    outDir: 'dist/portal',
    emptyOutDir: false,
    target: BUILD_TARGETS,
    lib: {
      entry: 'src/lottery/verify/page/main.ts',
      formats: ['iife'],
      name: 'verifyDraw',
      fileName: () => 'verify-draw.js',
    },
  },
});

/** What a browser keeps running for the portal, in one script; the prerendering tells it what to keep. */
const worker = (): UserConfig => ({
  publicDir: false,
  build: {
    outDir: 'dist/portal',
    emptyOutDir: false,
    target: BUILD_TARGETS,
    lib: { entry: 'src/portal/worker/main.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});

/** The four tiers, one after the other, because each keeps both cores busy. `npm test` runs them all, `npx vitest --project model` one. */
const tiers = (): UserConfig => ({
  plugins: plugins(),
  test: {
    // Vitest leaves a core for itself by default, so one of two would be idle.
    maxWorkers: '100%',
    testTimeout: TEST_CEILING,
    hookTimeout: TEST_CEILING,
    tags: [
      { name: 'gate', description: 'A browser test that `npm test` runs, too.' },
      { name: 'extended', description: 'A test of another tier that `npm run test:all` alone runs.' },
    ],
    expect: { poll: { timeout: EVENT_CEILING } },
    // XState warns in development about something that charts do on purpose: they send to children that have just ended.
    onConsoleLog: (log) => (log.includes('was sent to stopped actor') ? false : undefined),
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          sequence: { groupOrder: 0 },
          environment: 'node',
          isolate: false,
          include: ['tests/{machines,atlas,contract,lifecycle,lottery,requirements,lint,dependencies}/**/*.test.ts'],
          globalSetup: 'tests/harness/temporary-folder.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'rendered',
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          isolate: false,
          include: ['tests/{portal,rendered}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/harness/clean.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['tests/{gateway,security,studio}/**/*.test.ts'],
          globalSetup: 'tests/gateway/harness/global-setup.ts',
          setupFiles: ['tests/gateway/harness/counter-examples.ts', 'tests/gateway/harness/light-passwords.ts'],
          alias: { '@node-rs/argon2': resolve('tests/gateway/harness/argon2.ts') },
          // A worker keeps its imports and its databases from one file to the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/harness/global-setup.ts',
          // A worker keeps its gateway, its browser and its imports from one file to the next.
          isolate: false,
          expect: { poll: { interval: 40 } },
          // A worker with its browser, gateway and database keeps more than one core busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});

export default defineConfig(({ mode }) => {
  if (process.env.VITEST) return tiers();
  if (mode === 'gateway') return gateway();
  if (mode === 'studio') return studio();
  if (mode === 'studio-frame') return studioPage('frame', 'src/studio/frame/main.ts');
  if (mode === 'studio-verify') return studioPage('verify', 'src/studio/verify/page/main.ts');
  if (mode === 'verify-draw') return drawVerifier();
  if (mode === 'worker') return worker();
  return mode === 'prerender' ? prerender() : portal();
});
