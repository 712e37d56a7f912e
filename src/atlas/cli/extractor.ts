import { createServer } from 'vite';

/**
 * What Stately's tools read charts with: Babel, and no run of the file. It asks for XState 4, which lives under another name beside our own;
 * so it is loaded with that name in the place of the one it asks for.
 */
export async function loadExtractor(): Promise<unknown> {
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
    return await server.ssrLoadModule('@xstate/machine-extractor');
  } finally {
    await server.close();
  }
}
