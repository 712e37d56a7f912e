import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Chart } from '../cli/load';
import { ownFile } from '../own-file';
import { pageModule } from './page-module';

type Bundled = Pick<Chart, 'id' | 'file' | 'origin' | 'code'>;

const ENTRY = 'virtual:atlas';
const FOREIGN = 'virtual:atlas-chart-';
const app = ownFile('./app/main.tsx', import.meta.url);
const layoutWorker = ownFile('./app/worker/layout-worker.ts', import.meta.url);
const home = fileURLToPath(new URL('../../..', import.meta.url));

/** Settings of every build of the page's code. */
export const pageBuild = {
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
  // Fixed, because Vite's conditions depend on the building process and the page must not.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['module', 'browser', 'production'], dedupe: ['xstate', 'react', 'react-dom'] },
} as const satisfies InlineConfig;

/** Virtual entry with the page's script and the charts' modules, each of which runs only when its chart is opened. */
const entry = (charts: readonly Bundled[]): Plugin => ({
  name: 'atlas:entry',
  resolveId: (id) => (id === ENTRY || id.startsWith(FOREIGN) ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${ENTRY}`)
      return `import { start } from ${JSON.stringify(app)};\nstart([${charts.map(loaderOf).join(', ')}]);`;
    const chart = id.startsWith(`\0${FOREIGN}`) ? charts[Number(id.slice(FOREIGN.length + 1))] : undefined;
    return chart && pageModule(chart);
  },
});

/** An export of this checkout is imported as it is; all else has its own code. */
const loaderOf = ({ file, origin }: Bundled, at: number): string =>
  `() => import(${JSON.stringify(origin ? `${FOREIGN}${at}` : resolve(file))})`;

/** Code of a page: its script and stylesheet, and the script of the worker that lays out charts. */
export type Bundle = { script: string; style: string; worker: string };

/** Without a document elkjs would take the messages of the worker for its own, and could not be called. */
const WORKER_OUTPUT = { format: 'iife', intro: 'var document = {};' } as const;
/** Built once in a process, as it is the same in every page. */
let workerCode: Promise<string> | undefined;

/** Bundles the code of a page without external references. */
export async function bundle(charts: readonly Bundled[]): Promise<Bundle> {
  workerCode ??= outputsOf(layoutWorker, {}, WORKER_OUTPUT).then(codeOf);
  const worker = await workerCode;
  const outputs = await outputsOf(ENTRY, { plugins: [entry(charts)] }, { format: 'es' });
  return { script: codeOf(outputs), style: styleOf(outputs), worker };
}

async function outputsOf(input: string, config: InlineConfig, output: Rolldown.OutputOptions): Promise<Output[]> {
  const built = await build({
    ...pageBuild,
    ...config,
    root: home,
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input, output: { ...output, codeSplitting: false } },
    },
  });
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []));
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function codeOf(outputs: readonly Output[]): string {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  if (chunks.length !== 1)
    throw new Error(`The page must be one script; it is ${chunks.map(({ fileName }) => fileName).join(', ')}.`);
  return chunks[0]?.code ?? '';
}

const styleOf = (outputs: readonly Output[]): string =>
  outputs
    .flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : []))
    .join('\n');
