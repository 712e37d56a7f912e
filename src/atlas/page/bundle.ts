import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'virtual:atlas';
const app = fileURLToPath(new URL('./app/main.tsx', import.meta.url));
const home = fileURLToPath(new URL('../../..', import.meta.url));

/** Virtual entry with the page's script and the charts' modules, each of which runs only when its chart is opened. */
const entry = (files: readonly string[]): Plugin => ({
  name: 'atlas:entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) =>
    id === `\0${ENTRY}`
      ? `import { start } from ${JSON.stringify(app)};\nstart([${files.map((file) => `() => import(${JSON.stringify(file)})`).join(', ')}]);`
      : undefined,
});

/** Bundles one script and one stylesheet without external references. `files` are absolute. */
export async function bundle(files: readonly string[]): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: false,
    root: home,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    // Fixed, because Vite's conditions depend on the building process and the page must not.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['module', 'browser', 'production'], dedupe: ['xstate', 'react', 'react-dom'] },
    plugins: [entry(files)],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: ENTRY, output: { format: 'es', codeSplitting: false } },
    },
  });
  const outputs = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  return { script: codeOf(outputs), style: styleOf(outputs) };
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
