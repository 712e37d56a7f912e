import * as v from 'valibot';
import { MAX_PLAYER_VALUE, playerSearch, TIMELINE_KINDS, timelineQuery } from '../../../contract/operations/players';
import { mustExist } from '../../identity';
import { findPlayers } from '../players/find';
import { addNote } from '../players/notes';
import { showPlayer } from '../players/show';
import { timelineOf } from '../players/timeline';
import { ALL, act, type Command, read } from './command';

const user = v.pipe(v.string(), v.nonEmpty('a user name is needed'), v.maxLength(32));
const note = v.pipe(v.string(), v.trim(), v.nonEmpty('a text is needed'), v.maxLength(MAX_PLAYER_VALUE));
const kind = v.picklist(TIMELINE_KINDS, `one of ${TIMELINE_KINDS.join(', ')} is needed`);

/** Commands for all that is known about a player: search, page, timeline, notes, and personal data. */
export const playerCommands: Record<string, Command> = {
  'players find': read(ALL, 'players find <name, number, address or id>', async (ctx, { args }) => {
    const [text] = v.parse(v.strictTuple([v.string()]), args);
    return findPlayers(ctx, v.parse(playerSearch, { text, size: 100 }));
  }),
  'players show': read(ALL, 'players show <user>', async (ctx, { args }, { operator }) =>
    showPlayer(ctx, v.parse(v.strictTuple([user]), args)[0], operator.name),
  ),
  'players timeline': read(ALL, 'players timeline <user> [<kind>]', async (ctx, { args }, { operator }) => {
    const [which, only] = v.parse(v.union([v.strictTuple([user]), v.strictTuple([user, kind])]), args);
    const { userName } = await mustExist(ctx, which);
    const query = v.parse(timelineQuery, { user: userName, kind: only, language: 'en', size: 100 });
    return timelineOf(ctx, query, operator.name);
  }),
  // The record of the act makes the data visible to its operator for some minutes.
  'players reveal': act(ALL, 'players reveal <user>', async (ctx, { args }) => {
    await mustExist(ctx, v.parse(v.strictTuple([user]), args)[0]);
    return null;
  }),
  'players note': act(ALL, 'players note <user> <text>', async (ctx, { args }, { operator }) => {
    const [which, text] = v.parse(v.strictTuple([user, note]), args);
    await addNote(ctx, which, text, operator.name);
    return null;
  }),
};
