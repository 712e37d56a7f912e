import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { planned } from './apply';
import type { Change } from './change';
import { type Fault, type File, formatFaults } from './fault';
import { readFolder } from './read-folder';

/** `by`: the operator. `dry`: reports the changes without applying them. */
type How = { by: string; dry?: boolean };

/**
 * Applies a folder as the portal's content, atomically and idempotently. Throws `content.faults` with every fault, its
 * file and line. Returns the changes.
 */
export function applyContent(
  ctx: ModuleContext,
  files: readonly File[],
  { by, dry = false }: How,
): Promise<{ changes: Change[] }> {
  const { drafts, faults } = readFolder(files, ctx.config.siteZone);
  if (faults.length > 0) throw rejection(faults);
  return transact(ctx, async (tx, within) => {
    const plan = await planned(within, drafts, by);
    if (plan.faults.length > 0) throw rejection(plan.faults);
    if (!dry) await plan.write(tx);
    return { changes: plan.changes };
  });
}

const rejection = (faults: Fault[]) =>
  new ApiError(422, 'content.faults', { params: { count: faults.length, faults: formatFaults(faults) } });
