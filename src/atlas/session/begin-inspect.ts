/**
 * Injected before a served app's own script if the address contains `?inspect`: opens the (online) Stately inspector
 * with every actor. The browser may ask to allow the window.
 */
import { createBrowserInspector } from '@statelyai/inspect';
import { onRegistered } from './dev-tools';

const { actor, inspect } = createBrowserInspector();
onRegistered((root) => {
  actor(root);
  root.system.inspect(inspect);
});
