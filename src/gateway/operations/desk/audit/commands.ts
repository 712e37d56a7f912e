import * as v from 'valibot';
import { auditActQuery, auditQuery } from '../../../../contract/operations/audit';
import { ADMIN, act, type Command, read } from '../../ops/command';
import { auditArguments } from './arguments';
import { exportActs } from './export';
import { searchActs } from './search';
import { showAct } from './show';

const FILTERS = '[operator|command|user|from|to|origin|requestId|kind=<value> …]';

/** Commands that search and export what operators did and saw. */
export const auditCommands: Record<string, Command> = {
  'audit list': {
    ...read(ADMIN, `audit list ${FILTERS}`, (ctx, { args }) =>
      searchActs(ctx, v.parse(auditQuery, { ...v.parse(auditArguments, args), size: 100 })),
    ),
    shows: ['audit'],
  },
  'audit show': {
    ...read(ADMIN, 'audit show <id>', (ctx, { args }) => {
      const [id] = v.parse(v.strictTuple([auditActQuery.entries.id]), args);
      return showAct(ctx, id);
    }),
    shows: ['audit'],
  },
  // An act rather than a read, so that each export has a reason.
  'audit export': {
    ...act(ADMIN, `audit export ${FILTERS}`, (ctx, { args }) => exportActs(ctx, v.parse(auditArguments, args))),
    shows: ['audit'],
  },
};
