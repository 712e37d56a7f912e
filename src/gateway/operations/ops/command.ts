import { ApiError, type ModuleContext } from '../../platform/context';
import type { File } from '../../support';

export const ROLES = ['support', 'payments', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** Who may carry a command out: those who help players, those who move money, all of them, or nobody but admins. */
export const HELP: readonly Role[] = ['support', 'admin'];
export const PAY: readonly Role[] = ['payments', 'admin'];
export const ALL: readonly Role[] = ROLES;
export const ADMIN: readonly Role[] = ['admin'];

export type Operator = { name: string; role: Role };
/**
 * What an operator typed after the command: `ops flag SLIDEVERIF off` has the arguments `['SLIDEVERIF', 'off']`. `key`: the same act again has
 * the same. `files`: those of the folder that a command is about.
 */
export type Typed = { args: string[]; until?: string; times?: number; reason: string; key: string; files?: File[] };
/** A command by its name, as it was typed. */
export type Said = { name: string; typed: Typed };
/** Minor units that a command moves, null where it moves no money; and whether it waits for another operator. */
export type Weight = { amount: bigint | null; needsTwo: boolean };

/** Who does it, and how a command does what is not its own. */
export type By = {
  operator: Operator;
  /** Writes the act down, for a command that has a transaction of its own (`alone`). */
  wrote(within: ModuleContext): Promise<void>;
  /** Carries out what another operator has asked for, in the same transaction; refuses where it no longer moves `amount`. */
  confirm(within: ModuleContext, asked: Said & { askedBy: string; amount: bigint | null }): Promise<unknown>;
};

export type Command = {
  usage: string;
  roles: readonly Role[];
  /** There only in the demo. */
  demo: boolean;
  /** Returns whether it reads without changing anything: that needs no reason. */
  reads(args: readonly string[]): boolean;
  /** It has a transaction of its own, in which it calls `wrote`. */
  alone?: true;
  /** What it moves, for an act that may need two people; refuses what nobody may, not even two. */
  weigh?(ctx: ModuleContext, typed: Typed, operator: Operator): Promise<Weight>;
  /** Gives what is printed; refuses a wrong argument with a `ValiError`. */
  run(ctx: ModuleContext, typed: Typed, by: By): Promise<unknown>;
};

/** A command that changes something, one that only reads, and one that is there only in the demo. */
export const act = (roles: readonly Role[], usage: string, run: Command['run']): Command => ({
  usage,
  roles,
  demo: false,
  reads: () => false,
  run,
});
export const read = (roles: readonly Role[], usage: string, run: Command['run']): Command => ({
  ...act(roles, usage, run),
  reads: () => true,
});
export const demo = (roles: readonly Role[], usage: string, run: Command['run']): Command => ({
  ...act(roles, usage, run),
  demo: true,
});

/** A refusal of what was typed, with what is wrong in it. */
export const invalid = (detail: string) => new ApiError(422, 'ops.invalid', { params: { detail } });
