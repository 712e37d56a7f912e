import * as v from 'valibot';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { PLAYER_ACTS, VALUE_ACTS } from '../../../contract/operations/players';
import { mustExist } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { perform } from '../ops/acts';
import type { Role } from '../ops/roles';
import { type DeskCaller, operatorIn, sessionIn } from './caller';
import type { DeskInput } from './handlers';
import { performed } from './performed';
import { rolesOf } from './queues/registry';
import { requireStepUp } from './sessions';

type PlayerAct = (typeof PLAYER_ACTS)[number];
/** An act at the desk: its command, and the arguments after the command's name. */
type ActCommand = {
  command: string;
  args?(user: string, value: string): string[];
  /** True if it moves money, which takes a recent code. */
  stepUp?: true;
};

const withValue = (user: string, value: string) => [user, value];

const COMMANDS: Record<PlayerAct, ActCommand> = {
  reveal: { command: 'players reveal' },
  note: { command: 'players note', args: withValue },
  setLabel: { command: 'labels set', args: withValue },
  removeLabel: { command: 'labels remove', args: withValue },
  unlock: { command: 'unlock' },
  expirePassword: { command: 'expire-password' },
  resetFactor: { command: 'factor reset' },
  logOut: { command: 'players log-out' },
  registerAddress: { command: 'ip', args: (user, value) => ['register', user, value] },
  forgetAddress: { command: 'ip', args: (user, value) => ['forget', user, value] },
  clearField: { command: 'profile clear', args: withValue },
  mute: { command: 'chat mute', args: withValue },
  unmute: { command: 'chat mute', args: (user) => [user, 'off'] },
  ban: { command: 'chat ban', args: (user) => [user, 'on'] },
  unban: { command: 'chat ban', args: (user) => [user, 'off'] },
  timeOut: { command: 'players time-out', args: withValue },
  exclude: { command: 'players exclude', args: withValue },
  block: { command: 'players block' },
  unblock: { command: 'players unblock' },
  credit: { command: 'credit', args: withValue, stepUp: true },
};

/** Returns the acts on a player that a role permits: those of its commands (`own.desk-player.acts`). */
export const permittedActs = (ctx: Pick<ModuleContext, 'ports'>, role: Role): PlayerAct[] =>
  PLAYER_ACTS.filter((act) => rolesOf(ctx, COMMANDS[act].command).includes(role));

/**
 * Performs an act on a player as the command line does (`own.desk-player.acts`). Throws `desk.stepUp`,
 * `account.unknown`, `request.invalid`, and what the command throws.
 */
export async function actOnPlayer(
  ctx: ModuleContext,
  { user, act, value, reason }: DeskInput<'actOnPlayer'>,
  caller: DeskCaller,
): Promise<DeskValue<'actOnPlayer'>> {
  if ((value === undefined) === VALUE_ACTS.includes(act))
    throw new ApiError(422, 'request.invalid', { value: { fields: ['value'] } });
  const { command, args, stepUp } = COMMANDS[act];
  if (stepUp) await requireStepUp(ctx, sessionIn(caller));
  const { userName } = await mustExist(ctx, user);
  const [word = '', ...second] = command.split(' ');
  const typed = [...second, ...(args?.(userName, value ?? '') ?? [userName])];
  return v.parse(performed, await perform(ctx, operatorIn(caller), { command: word, args: typed, reason }));
}
