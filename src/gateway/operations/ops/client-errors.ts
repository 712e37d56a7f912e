import * as v from 'valibot';
import { clientErrorPath, listClientErrors, showClientError } from '../client-errors/read';
import { type Command, HELP, read } from './command';

const idArguments = v.strictTuple([v.pipe(v.string(), v.uuid('an id of the list is needed'))]);

/** Commands for errors in players' browsers. */
export const clientErrorCommands: Record<string, Command> = {
  'client-errors': read(HELP, 'client-errors', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return listClientErrors(ctx);
  }),
  'client-errors show': read(HELP, 'client-errors show <id>', async (ctx, { args }) =>
    showClientError(ctx, ...v.parse(idArguments, args)),
  ),
  'client-errors path': read(HELP, 'client-errors path <id> --out <folder>', async (ctx, { args }) =>
    clientErrorPath(ctx, ...v.parse(idArguments, args)),
  ),
};
