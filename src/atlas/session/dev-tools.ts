import type { AnyActorRef } from 'xstate';
import type { XStateDevInterface } from 'xstate/dev';

type Listener = (root: AnyActorRef) => void;
const listeners: Listener[] = [];

/** XState's hook for `registerService(actor)` (`xstate/dev`). */
const tools: XStateDevInterface = {
  services: new Set(),
  register: (root) => {
    for (const listener of listeners) listener(root);
  },
  unregister() {},
  onRegister: () => ({ unsubscribe() {} }),
};

/** Calls a listener with each actor that the app registers from now on. */
export function onRegistered(listener: Listener): void {
  listeners.push(listener);
  Object.assign(globalThis, { __xstate__: tools });
}
