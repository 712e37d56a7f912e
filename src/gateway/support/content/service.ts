import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { planned } from './apply';
import type { Change } from './change';
import { type Fault, type File, told } from './fault';
import { readFolder } from './read-folder';

/** `by`: whose act it is. `dry`: it is said what would change, and nothing does. */
type How = { by: string; dry?: boolean };

/**
 * Makes what the portal says what a folder says, all of it or nothing. Refuses a folder that has anything wrong with
 * `content.faults`, which names every fault with its file and line. Gives what has changed; the same folder again changes nothing.
 */
export function applyContent(
  ctx: ModuleContext,
  files: readonly File[],
  { by, dry = false }: How,
): Promise<{ changes: Change[] }> {
  const { drafts, faults } = readFolder(files, ctx.config.siteZone);
  if (faults.length > 0) throw refusal(faults);
  return transact(ctx, async (tx, within) => {
    const plan = await planned(within, drafts, by);
    if (plan.faults.length > 0) throw refusal(plan.faults);
    if (!dry) await plan.write(tx);
    return { changes: plan.changes };
  });
}

const refusal = (faults: Fault[]) =>
  new ApiError(422, 'content.faults', { params: { count: faults.length, faults: told(faults) } });
