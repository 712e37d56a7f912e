import type { ACT_ORIGINS, SensitiveData } from '../../../contract/operations/audit';
import { needsTwoOperators } from '../../platform/config';
import { ApiError, type ModuleContext } from '../../platform/context';
import type { File } from '../../support';
import { GRANTS, type Role } from './roles';

/** Roles for commands: those that help players, those that move money, all, or only admins. */
export const HELP = GRANTS.help;
export const PAY = GRANTS.pay;
export const ALL = GRANTS.read;
export const ADMIN = GRANTS.administer;

/**
 * `origin`: application through which the operator acts, the command line if absent; `requestId`: of the request that
 * performs the act.
 */
export type Operator = { name: string; role: Role; origin?: (typeof ACT_ORIGINS)[number]; requestId?: string };
/** Value of a setting before and after an act, as the audit shows it. */
export type Change = { before: unknown; after: unknown };
/**
 * Typed arguments: `ops flag SLIDEVERIF off` has the arguments `['SLIDEVERIF', 'off']`. `key`: idempotency key.
 * `files`: content of the folder passed to the command. `version`: version of the subject that the operator decided on.
 */
export type Typed = {
  args: string[];
  until?: string;
  times?: number;
  reason: string;
  key: string;
  files?: File[];
  version?: number;
};
/** Command by name, as typed. */
export type CommandCall = { name: string; typed: Typed };
/** Minor units that a command moves, null if it moves no money; and whether it needs a second operator. */
export type Weight = { amount: bigint | null; needsTwo: boolean };
/** Returns the weight of a sum that one operator may move up to `OPS_ALONE`. */
export const weightOf = ({ config }: ModuleContext, amount: bigint): Weight => ({
  amount,
  needsTwo: needsTwoOperators(config, amount),
});

/** Acting operator, and services for commands. */
export type By = {
  operator: Operator;
  /** Records the act, for commands with their own transaction (`alone`). */
  wrote(within: ModuleContext): Promise<void>;
  /** Records with the act what it has changed (`own.desk-audit.change`). */
  changed(change: Change): void;
  /** Performs another operator's request in the same transaction; throws if it no longer moves `amount`. */
  confirm(
    within: ModuleContext,
    openRequest: CommandCall & { askedBy: string; amount: bigint | null },
  ): Promise<unknown>;
};

export type Command = {
  usage: string;
  roles: readonly Role[];
  /** True if the command exists only in the demo. */
  demo: boolean;
  /** Sensitive data that it shows to the operator (`own.desk-audit.seen`). */
  shows?: readonly SensitiveData[];
  /** Returns whether it only reads, which needs no reason. */
  reads(args: readonly string[]): boolean;
  /** True if it has its own transaction, in which it calls `wrote`. */
  alone?: true;
  /** Work before its transaction, which a rejection does not undo. */
  prepare?(ctx: ModuleContext, typed: Typed): Promise<void>;
  /** Returns what it moves, for acts that may need two operators; throws for acts that even two may not perform. */
  weigh?(ctx: ModuleContext, typed: Typed, operator: Operator): Promise<Weight>;
  /** Returns the output; throws a `ValiError` for invalid arguments. */
  run(ctx: ModuleContext, typed: Typed, by: By): Promise<unknown>;
};

/** Builders of commands: one that changes something, one that only reads, and one that exists only in the demo. */
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

/** Returns the error for invalid arguments. */
export const invalid = (detail: string) => new ApiError(422, 'ops.invalid', { params: { detail } });
