import * as v from 'valibot';
import { decide, openApplications } from '../../agents';
import { decideEntry, openEntries } from '../../rewards';
import { ADMIN, act, type Command, HELP, read } from './command';
import type { Role } from './roles';

const number = v.pipe(v.string(), v.regex(/^[AE]\d{8,15}$/, 'an application such as A00000001 or E00000001 is needed'));
const decisionCommand = (roles: readonly Role[], decision: 'review' | 'approve' | 'reject') =>
  act(roles, `applications ${decision} <number>`, async (ctx, { args, reason, version }) => {
    const [which] = v.parse(v.strictTuple([number]), args);
    await (which.startsWith('A') ? decide : decideEntry)(ctx, decision, which, { reason, version });
    return null;
  });

/**
 * Commands for applications to become an agent (A…) and for activities' prizes (E…): rejected players see the reason.
 */
export const applicationCommands: Record<string, Command> = {
  'applications list': read(HELP, 'applications list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return [...(await openApplications(ctx)), ...(await openEntries(ctx))];
  }),
  'applications review': decisionCommand(HELP, 'review'),
  // Admins only: an agent sees a team and can send it money; an activity pays the house's.
  'applications approve': decisionCommand(ADMIN, 'approve'),
  'applications reject': decisionCommand(HELP, 'reject'),
};
