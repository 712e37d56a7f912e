import * as v from 'valibot';
import {
  changeLevels,
  confirmLevel,
  levelDefinitions,
  levelHistory,
  renderLevels,
  settleLevels,
  tryLevels,
  waitingLevels,
} from '../../rewards';
import { json } from './arguments';
import { ADMIN, act, type Command, HELP, read } from './command';

const level = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a level such as 5 is needed'), v.transform(Number));
const note = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(10, 'a note of how it was made sure is needed'),
  v.maxLength(1_000),
);
const written = (args: readonly string[]) => {
  const [text] = v.parse(v.strictTuple([v.string()]), args);
  return v.parse(levelDefinitions, json(text, 'the levels are not JSON'));
};

/** Commands for levels and players' ranks. */
export const vipCommands: Record<string, Command> = {
  'vip levels': read(HELP, 'vip levels', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return renderLevels(ctx);
  }),
  // Simulates levels without changing anything.
  'vip try': read(ADMIN, 'vip try <levels as JSON>', async (ctx, { args }) => tryLevels(ctx, written(args))),
  'vip change': act(ADMIN, 'vip change <levels as JSON>', async (ctx, { args }) => changeLevels(ctx, written(args))),
  'vip history': read(HELP, 'vip history <user>', async (ctx, { args }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    return levelHistory(ctx, user);
  }),
  'vip waiting': read(HELP, 'vip waiting', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return waitingLevels(ctx);
  }),
  'vip confirm': act(ADMIN, 'vip confirm <user> <level> <note>', async (ctx, { args }, { operator }) => {
    const [user, upTo, how] = v.parse(v.strictTuple([v.string(), level, note]), args);
    return confirmLevel(ctx, user, upTo, { operator: operator.name, note: how });
  }),
  // Runs the recurring job's work now.
  'vip settle': {
    ...act(ADMIN, 'vip settle', async (ctx, { args }, { wrote }) => {
      v.parse(v.strictTuple([]), args);
      const done = await settleLevels(ctx);
      await wrote(ctx);
      return done;
    }),
    alone: true,
  },
};
