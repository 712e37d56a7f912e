import * as v from 'valibot';
import { MAX_PLAYER_VALUE, playerSearch, TIMELINE_KINDS, timelineQuery } from '../../../contract/operations/players';
import { SETTINGS } from '../../../contract/platform/settings';
import { blockPlayer, logOutPlayer, mustExist, unblockPlayer } from '../../identity';
import { excludePlayer, takeTimeOut } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { findPlayers } from '../players/find';
import { addNote } from '../players/notes';
import { showPlayer } from '../players/show';
import { timelineOf } from '../players/timeline';
import { ALL, act, type Command, HELP, read } from './command';
import { GRANTS } from './roles';

const user = v.pipe(v.string(), v.nonEmpty('a user name is needed'), v.maxLength(32));
const note = v.pipe(v.string(), v.trim(), v.nonEmpty('a text is needed'), v.maxLength(MAX_PLAYER_VALUE));
const justUser = v.strictTuple([user]);
/** A number of the list, as typed. */
const choice = (listed: readonly number[]) =>
  v.pipe(v.string(), v.transform(Number), v.picklist(listed, `one of ${listed.join(', ')} is needed`));
const timeOut = v.strictTuple([user, choice(SETTINGS.limits.timeOutHours)]);
const exclusion = v.strictTuple([user, choice(SETTINGS.limits.exclusionMonths)]);
const kind = v.picklist(TIMELINE_KINDS, `one of ${TIMELINE_KINDS.join(', ')} is needed`);

/** Command that changes whether a player can use the account. */
const onAccess = (usage: string, change: (within: ModuleContext, userName: string) => Promise<void>): Command =>
  act(GRANTS.investigate, usage, async (ctx, { args }) => {
    await change(ctx, v.parse(justUser, args)[0]);
    return null;
  });

/** Commands for a player: search, page, timeline, notes, personal data, blocks, sessions and breaks. */
export const playerCommands: Record<string, Command> = {
  'players find': read(ALL, 'players find <name, number, address or id>', async (ctx, { args }) => {
    const [text] = v.parse(v.strictTuple([v.string()]), args);
    return findPlayers(ctx, v.parse(playerSearch, { text, size: 100 }));
  }),
  'players show': read(ALL, 'players show <user>', async (ctx, { args }, { operator }) =>
    showPlayer(ctx, v.parse(justUser, args)[0], operator.name),
  ),
  'players timeline': read(ALL, 'players timeline <user> [<kind>]', async (ctx, { args }, { operator }) => {
    const [which, only] = v.parse(v.union([v.strictTuple([user]), v.strictTuple([user, kind])]), args);
    const { userName } = await mustExist(ctx, which);
    const query = v.parse(timelineQuery, { user: userName, kind: only, language: 'en', size: 100 });
    return timelineOf(ctx, query, operator.name);
  }),
  // The record of the act makes the data visible to its operator for some minutes.
  'players reveal': {
    ...act(ALL, 'players reveal <user>', async (ctx, { args }) => {
      await mustExist(ctx, v.parse(justUser, args)[0]);
      return null;
    }),
    shows: ['contacts', 'payees', 'addresses'],
  },
  'players note': act(ALL, 'players note <user> <text>', async (ctx, { args }, { operator }) => {
    const [which, text] = v.parse(v.strictTuple([user, note]), args);
    await addNote(ctx, which, text, operator.name);
    return null;
  }),
  'players block': onAccess('players block <user>', blockPlayer),
  'players unblock': onAccess('players unblock <user>', unblockPlayer),
  'players log-out': onAccess('players log-out <user>', logOutPlayer),
  // For players who call or write (`own.player.break`).
  'players time-out': act(HELP, 'players time-out <user> <hours>', async (ctx, { args }) => {
    const [which, hours] = v.parse(timeOut, args);
    await takeTimeOut(ctx, await mustExist(ctx, which), hours);
    return null;
  }),
  'players exclude': act(HELP, 'players exclude <user> <months>', async (ctx, { args }) => {
    const [which, months] = v.parse(exclusion, args);
    await excludePlayer(ctx, await mustExist(ctx, which), months);
    return null;
  }),
};
