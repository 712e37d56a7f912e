import { lingui } from '@lingui/vite-plugin';
import { createServer } from 'vite';
import type { DerivedScripts } from '../../src/atlas/cli/derived';

/**
 * Derives the scripts of a flow of machines/, for `npm run paths`: through Vite, because drivers read the portal's
 * messages, which Node cannot load.
 */
export async function narrator(flow: string, file: string): Promise<DerivedScripts | undefined> {
  if (!file.startsWith('machines/')) return undefined;
  const server = await createServer({
    configFile: false,
    plugins: [lingui()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { narrateFlow } = await server.ssrLoadModule('/e2e/by-words/flows.ts');
    return await narrateFlow(flow);
  } finally {
    await server.close();
  }
}
