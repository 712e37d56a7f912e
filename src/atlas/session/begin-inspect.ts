/**
 * Runs in a served app before its own script where the address says `?inspect`: opens the Stately inspector, which is online, and shows it
 * every actor. The browser may ask whether a window may open.
 */
import { createBrowserInspector } from '@statelyai/inspect';
import { onRegistered } from './dev-tools';

const { actor, inspect } = createBrowserInspector();
onRegistered((root) => {
  actor(root);
  root.system.inspect(inspect);
});
