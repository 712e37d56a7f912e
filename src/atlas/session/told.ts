import type { AnyEventObject, StateValue } from 'xstate';

/** The channel between pages of one origin on which an app and the atlas talk. */
export const CHANNEL = 'xstate.atlas';

/** Where a running machine is. */
export type Standing = {
  value: StateValue;
  /** Ids of the active states. */
  active: string[];
  status: string;
};

/**
 * What a running app tells of its machines, as JSON: that one began, and with what; that an event moved it, and by which transitions; that
 * it is stopped. Never a context: what is told is what a path needs. `actor` is XState's session id.
 */
export type Told =
  | { kind: 'began'; actor: string; machine: string; input: unknown; standing: Standing }
  | { kind: 'moved'; actor: string; event: AnyEventObject; taken: string[]; standing: Standing }
  | { kind: 'stopped'; actor: string };

/** `app`: all since the page began, or what is new; `page` is that of the app, which begins anew with each load. `atlas` asks for all. */
export type Message = { from: 'app'; page: string; whole: boolean; told: Told[] } | { from: 'atlas' };
