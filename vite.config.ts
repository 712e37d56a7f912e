/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import { type NodePath, type PluginItem, type PluginObj, transformAsync, types } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { atlas } from './src/atlas/session/serve.ts';
import { MODULES } from './src/contract/platform/modules.ts';
import { SETTINGS } from './src/contract/platform/settings.ts';
import { BUILD_TARGETS } from './src/portal/browsers.ts';
import { LANGUAGE_NAMES } from './src/ui/languages.ts';
import { EVENT_CEILING, TEST_CEILING } from './tests/harness/ceilings.ts';

type Filter = { id: RegExp; code?: RegExp };

/** Transforms matching files with Babel, before every other plugin. */
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

/** Lingui's macros need Babel, which plugin-react no longer runs. Only files that import a macro are transformed. */
const linguiMacros = () =>
  throughBabel('lingui-macros', { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ }, [
    '@lingui/babel-plugin-lingui-macro',
  ]);

/** Removes the properties with these names from every object literal. */
const withoutProperties = (...names: string[]): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      const { key } = path.node;
      if (key.type === 'Identifier' && names.includes(key.name)) path.remove();
    },
  },
});

/** Removes the types from the setup of charts: only the compiler reads them. */
const withoutSetupTypes = (): PluginObj => ({
  visitor: {
    CallExpression({ node: { callee, arguments: parameters } }) {
      const [config] = parameters;
      if (!types.isIdentifier(callee, { name: 'setup' }) || !types.isObjectExpression(config)) return;
      config.properties = config.properties.filter(
        (property) => !types.isObjectProperty(property) || !types.isIdentifier(property.key, { name: 'types' }),
      );
    },
  },
});

/** Replaces each read of a named constant by its value, so that a chunk contains only the constants that it reads. */
const withValuesOf = (constants: Record<string, object>): PluginObj => ({
  visitor: {
    MemberExpression(path) {
      const { object, property, computed } = path.node;
      const constant = types.isIdentifier(object) ? constants[object.name] : undefined;
      if (!constant || computed || !types.isIdentifier(property)) return;
      let read: NodePath<types.MemberExpression> = path;
      let value: unknown = Reflect.get(constant, property.name);
      while (isPlainObject(value)) {
        const { parentPath } = read;
        if (!parentPath.isMemberExpression() || !types.isIdentifier(parentPath.node.property)) break;
        read = parentPath;
        value = Reflect.get(value, parentPath.node.property.name);
      }
      read.replaceWith(types.valueToNode(value));
    },
  },
});
const isPlainObject = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

/** Adds the file of its view to each row of the destinations, so that the gateway can preload it. */
const viewFiles = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (!types.isIdentifier(path.node.key, { name: 'load' })) return;
      const value = path.get('value');
      const callee = value.isCallExpression() ? value.get('callee') : undefined;
      // A row calls the function that loads the chunk of several rows.
      const load = callee?.isIdentifier() ? path.scope.getBinding(callee.node.name)?.path : value;
      load?.traverse({
        CallExpression({ node: { callee, arguments: parameters } }) {
          const [file] = parameters;
          if (types.isImport(callee) && types.isStringLiteral(file))
            path.insertAfter(types.objectProperty(types.identifier('file'), types.cloneNode(file)));
        },
      });
    },
  },
});

const supportedLanguages: readonly string[] = SETTINGS.languages;
const unsupportedLanguages = Object.keys(LANGUAGE_NAMES).filter((code) => !supportedLanguages.includes(code));

/**
 * Removes from the players' build: documentation in charts and contract, the labels of destinations, and the names of
 * languages that the picker never lists.
 */
const documentationRemoval = () => [
  throughBabel(
    'constants',
    { id: /\/src\/(portal|ui|contract)\/.*\.tsx?$/, code: /\b(SETTINGS|MODULES)\./ },
    [withValuesOf({ SETTINGS, MODULES })],
    { apply: 'build' },
  ),
  throughBabel('languages', { id: /\/src\/ui\/languages\.ts$/ }, [withoutProperties(...unsupportedLanguages)], {
    apply: 'build',
  }),
  throughBabel(
    'charts',
    { id: /\/machines\/.*\.machine\.ts$/ },
    [withoutProperties('description', 'meta'), withoutSetupTypes()],
    {
      apply: 'build',
    },
  ),
  throughBabel('contract', { id: /\/src\/contract\/[\w/-]*endpoints\.ts$/ }, [withoutProperties('source')], {
    apply: 'build',
  }),
  // Labels arrive with their catalogue; `runs` and `from` are the atlas' map.
  throughBabel(
    'labels',
    { id: /\/src\/portal\/destinations[\w.]*\.ts$/ },
    [withoutProperties('message', 'runs', 'from')],
    {
      apply: 'build',
    },
  ),
];

/**
 * Routes dynamic imports through our own loader (src/portal/browser/load-chunk.ts), which also receives the file of a
 * chunk without dependencies.
 */
const chunkLoader = (): Plugin => ({
  name: 'maidan:chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadChunk as __vitePreload } from ${JSON.stringify(resolve('src/portal/browser/load-chunk.ts'))};`,
  },
});
/**
 * Files of a chunk: its own script, the shared ones by name (the main script lists them for each dialog, and equal runs
 * compress), and the style sheets in the order of the cascade. The main script's own imports are always loaded.
 */
function preloadedFiles(file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return dependencies;
  const isStyle = (name: string) => name.endsWith('.css');
  const shared = dependencies.filter((name) => name !== file && !isStyle(name) && !/\/rolldown-runtime-/.test(name));
  return [file, ...shared.sort(), ...dependencies.filter(isStyle)];
}

const year = { 'import.meta.env.VITE_YEAR': JSON.stringify(String(new Date().getFullYear())) };
const plugins = () => [linguiMacros(), react(), lingui({ failOnMissing: true, failOnCompileError: true })];

type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** Returns true for modules that the main script imports statically, directly or through others. */
const isInFirstScript = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers } = graph.getModuleInfo(id) ?? { importers: [] };
  return importers.some(
    (importer) => importer.endsWith('/src/portal/app/main.tsx') || isInFirstScript(importer, graph, seen),
  );
};

/** Returns the dynamically imported modules that load a module, directly or through others. */
const dynamicRootsOf = (id: string, graph: ModuleGraph, seen = new Set<string>()): string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] };
  return [
    ...(dynamicImporters.length > 0 ? [id] : []),
    ...importers.flatMap((importer) => dynamicRootsOf(importer, graph, seen)),
  ];
};

/** Features on a visitor's first page. */
const FIRST_PAGE = /\/src\/portal\/(app|shell|features\/platform\/home)\//;

/**
 * Chunks for modules that several destinations share; the first match wins. In order: modules of every screen's chart,
 * of both lobby and login, of a member's home, of the lobby, of the login, of visitors' other dialogs, and the rest.
 * Separately they would be dozens of files for one dialog, each a round trip on a slow network. In fewer chunks, the
 * login would load modules that it never uses, and its document holds its styles.
 */
const SHARED = {
  charts: [/\/app\/entry-dependencies\./],
  both: [/\/features\/play\/lobby\/index\./, /\/features\/identity\/login\//],
  member: [/\/features\/platform\/home\/member\./],
  lobby: [/\/features\/play\/lobby\/index\./],
  login: [/\/features\/identity\/login\//],
  entry: [/\/features\/identity\/(registration|passwords|free-trial)\//],
  centre: [/./],
};
type SharedChunk = keyof typeof SHARED;
const sharedChunks = Object.keys(SHARED) as SharedChunk[];
const sharedChunkOf =
  (name: SharedChunk) =>
  (id: string, graph: ModuleGraph): string | null => {
    const roots = dynamicRootsOf(id, graph);
    if (roots.length < 2 || isInFirstScript(id, graph)) return null;
    // The page frame loads its modules itself. Exceptions: `both`, or small modules of the login would move to the
    // lobby's chunk, and `member`, or the results of deposits would.
    const isOfFrame = roots.some((root) => FIRST_PAGE.test(root));
    if (name !== 'both' && name !== 'member' && isOfFrame) return null;
    return SHARED[name].every((feature) => roots.some((root) => feature.test(root))) ? `shared-${name}` : null;
  };

/** The view of home, without the parts that load after it. */
const HOME = /\/features\/platform\/home\/index\./;

/**
 * Chunk of the modules that home's view shares with others, and of the picture addresses on the first page. In another
 * chunk they would load all of it with the first page.
 */
const lookChunkOf = (id: string, graph: ModuleGraph): string | null => {
  if (isInFirstScript(id, graph)) return null;
  const roots = dynamicRootsOf(id, graph);
  const isPicture = id.endsWith('.svg') && roots.some((root) => FIRST_PAGE.test(root));
  const isShared = roots.length > 1 && roots.some((root) => HOME.test(root));
  return isPicture || isShared ? 'look' : null;
};

/** Requirements for the atlas that `npm run dev` serves. */
const requirementArgs = ['requirements', 'own'].flatMap((name) => ['--requirements', `tests/requirements/${name}.tsv`]);

/** Digits of hashes, in every build that names pictures: 28 bits a script, because hashes do not compress. */
const HASHES = 'hex';

/**
 * Scripts have the shortest hash that the bundler allows: the main script names ninety files, and hashes do not
 * compress. Pictures keep the length of theirs, because the prerendering build names them on its own.
 */
const SCRIPT = 'assets/[name]-[hash:7].js';

/** React has the hook that libraries import with a shim for versions before 18. */
const WITHOUT_SHIMS = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'react',
};

/** The players' portal: hashed chunks, one per route and dialog. */
const portal = (): UserConfig => ({
  root: 'src/portal',
  publicDir: 'public',
  define: year,
  resolve: { alias: WITHOUT_SHIMS },
  plugins: [chunkLoader(), ...documentationRemoval(), ...plugins(), atlas(requirementArgs)],
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloadedFiles },
    target: BUILD_TARGETS,
    // A single main script: split into the thirty chunks that dialogs share, it weighs 7 % more.
    rolldownOptions: {
      output: {
        entryFileNames: SCRIPT,
        chunkFileNames: SCRIPT,
        hashCharacters: HASHES,
        codeSplitting: {
          groups: [
            { name: (id, graph) => (isInFirstScript(id, graph) ? 'first' : null), debugName: 'first', priority: 3 },
            { name: lookChunkOf, debugName: 'look', priority: 3 },
            ...sharedChunks.map((name, index) => ({
              name: sharedChunkOf(name),
              debugName: name,
              priority: 2 - index / sharedChunks.length,
            })),
          ],
        },
      },
    },
  },
});

/** The operators' desk, which the operators' server serves under its own path. */
const desk = (): UserConfig => ({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  resolve: { alias: WITHOUT_SHIMS },
  plugins: [...documentationRemoval(), ...plugins()],
  build: { outDir: '../../dist/desk', emptyOutDir: true, assetsInlineLimit: 0, target: BUILD_TARGETS },
});

/** Renders the same components at build time into the documents that are served first. */
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
    rolldownOptions: { output: { hashCharacters: HASHES } },
  },
});

/** Packages of many small modules. Bundled into the gateway's file they load a third faster. */
const manySmallModules = [
  /^(drizzle-orm|libphonenumber-js|yaml|diff|entities|parse5|micromark|mdast|hast|unist|vfile|property-information)/,
  /^(@noble|@lingui|@messageformat|moo)/,
];

const gateway = (): UserConfig => ({
  publicDir: false,
  ssr: { noExternal: manySmallModules },
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

/** The demo's studio: its process. Its two pages for browsers are built separately. */
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

/** Page that verifies draws offline, as one script, which the gateway inlines into one document. */
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

/** The portal's service worker, as one script; the prerendering tells it which files to cache. */
const worker = (): UserConfig => ({
  publicDir: false,
  build: {
    outDir: 'dist/portal',
    emptyOutDir: false,
    target: BUILD_TARGETS,
    lib: { entry: 'src/portal/worker/main.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});

/**
 * The four tiers, in sequence, because each keeps both cores busy. `npm test` runs all of them,
 * `npx vitest --project model` one.
 */
const tiers = (): UserConfig => ({
  plugins: plugins(),
  test: {
    // Vitest leaves a core for itself by default, so one of two would be idle.
    maxWorkers: '100%',
    testTimeout: TEST_CEILING,
    hookTimeout: TEST_CEILING,
    tags: [
      { name: 'gate', description: 'A browser test that `npm test` runs.' },
      { name: 'extended', description: 'A test of another tier that only `npm run test:all` runs.' },
    ],
    expect: { poll: { timeout: EVENT_CEILING } },
    // In development XState warns about events to stopped children, which charts send on purpose.
    onConsoleLog: (log) => (log.includes('was sent to stopped actor') ? false : undefined),
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          sequence: { groupOrder: 0 },
          environment: 'node',
          isolate: false,
          include: [
            'tests/{machines,atlas,contract,lifecycle,lottery,requirements,lint,dependencies,pictures}/**/*.test.ts',
          ],
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
          setupFiles: 'tests/gateway/harness/setup.ts',
          alias: { '@node-rs/argon2': resolve('tests/gateway/harness/argon2.ts') },
          // Workers reuse their imports and databases across files.
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
          // Workers reuse their gateway, browser and imports across files.
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
  if (mode === 'desk') return desk();
  return mode === 'prerender' ? prerender() : portal();
});
