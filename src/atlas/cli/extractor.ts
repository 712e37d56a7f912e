import { createServer } from 'vite';

/** Reads the configs of the machines in a file from its text. */
export type Extract = (code: string) => { machines: { toConfig(): object | undefined }[] };

/**
 * What Stately's tools read charts with: Babel, and no run of the file. It asks for XState 4, which lives under another name beside our own;
 * so it is loaded with that name in the place of the one it asks for.
 */
export async function loadExtractor(): Promise<Extract> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: [{ find: /^xstate\/lib\//, replacement: 'xstate4/es/' }] },
    ssr: { noExternal: ['@xstate/machine-extractor', 'xstate4'] },
  });
  try {
    const { extractMachinesFromFile } = await server.ssrLoadModule('@xstate/machine-extractor');
    return extractMachinesFromFile;
  } finally {
    await server.close();
  }
}
