import type { AnyEventObject, StateValue } from 'xstate';

/** Name of the broadcast channel between an app and the atlas, within one origin. */
export const CHANNEL = 'xstate.atlas';

/** State of a running machine. */
export type MachineState = {
  value: StateValue;
  /** Ids of the active states. */
  active: string[];
  status: string;
};

/**
 * JSON report of a running app about a machine: started with an input, moved by an event over transitions, or stopped.
 * Never includes a context, since a path does not need it. `actor` is XState's session id.
 */
export type MachineReport =
  | { kind: 'began'; actor: string; machine: string; input: unknown; standing: MachineState }
  | { kind: 'moved'; actor: string; event: AnyEventObject; taken: string[]; standing: MachineState }
  | { kind: 'stopped'; actor: string };

/**
 * Message of the channel. `app`: all reports since load, or new ones; `page` identifies the load. `atlas` requests all.
 */
export type Message = { from: 'app'; page: string; whole: boolean; told: MachineReport[] } | { from: 'atlas' };
