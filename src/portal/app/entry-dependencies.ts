import { entryEndpoints } from '../../contract/identity/entry-endpoints';
import { tabStorage } from '../../ui/browser/guarded-storage';
import { loadScript } from '../../ui/browser/load-script';
import { passkeys } from '../../ui/browser/passkeys';
import { fetchFile, saveFile } from '../../ui/browser/save-file';
import { createCodeRequests } from '../browser/code-requests';
import { memoryOf } from '../browser/memory-of';
import type { FlowDependencies, PageDependencies } from '../parts/dependencies';

/** 128 random bits as hex. `crypto.randomUUID` is absent where the page came over plain HTTP. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Completes the page's dependencies for the charts of destinations; loads with the first of them. */
export const withEntry = (deps: PageDependencies): FlowDependencies => ({
  codeRequests: createCodeRequests(tabStorage),
  memory: memoryOf(window),
  userAgent: () => navigator.userAgent,
  randomKey,
  passkeys,
  saveFile,
  fetchFile,
  solveWork: async (work, signal) => (await loadScript(() => import('../browser/work'))).solveWork(work, signal),
  // Dependencies that a test has replaced are already here.
  ...deps,
  client: { ...deps.client, ...deps.clientFor(entryEndpoints) },
});
