import * as v from 'valibot';
import { applyContent } from '../../support';
import { act, type Command } from './command';
import { GRANTS } from './roles';

const applyArguments = v.union(
  [v.strictTuple([v.string()]), v.strictTuple([v.string(), v.literal('dry-run')])],
  'a folder is needed, and at most --dry-run',
);

/** Commands for the portal's content, from a folder that the client uploads. */
export const contentCommands: Record<string, Command> = {
  'content apply': {
    ...act(GRANTS.publish, 'content apply <folder> [--dry-run]', async (ctx, { args, files = [] }, { operator }) => {
      const [, dry] = v.parse(applyArguments, args);
      return applyContent(ctx, files, { by: operator.name, dry: dry !== undefined });
    }),
    reads: (args) => args.includes('dry-run'),
  },
};
