import * as v from 'valibot';
import { decideCase } from '../abuse/cases';
import { openCases, showCase } from '../abuse/read';
import { look } from '../abuse/service';
import { act, type Command, read } from './command';
import { GRANTS } from './roles';

const caseNumber = v.pipe(v.string(), v.regex(/^C\d{8,12}$/, 'the number of a case is needed, such as C00000001'));
const decision = v.strictTuple([caseNumber, v.picklist(['innocent', 'abuse'], 'innocent or abuse is needed')]);

/** Commands for cases of abuse. */
export const abuseCommands: Record<string, Command> = {
  'abuse list': read(GRANTS.investigate, 'abuse list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return openCases(ctx);
  }),
  'abuse show': read(GRANTS.investigate, 'abuse show <case>', async (ctx, { args }) =>
    showCase(ctx, v.parse(v.strictTuple([caseNumber]), args)[0]),
  ),
  // Runs the recurring job's work now.
  'abuse look': act(GRANTS.investigate, 'abuse look', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return { changed: await look(ctx) };
  }),
  'abuse close': act(
    GRANTS.investigate,
    'abuse close <case> innocent|abuse',
    async (ctx, { args, reason, version }, { operator }) => {
      const [number, verdict] = v.parse(decision, args);
      await decideCase(ctx, number, verdict, { by: operator.name, finding: reason, version });
      return null;
    },
  ),
};
