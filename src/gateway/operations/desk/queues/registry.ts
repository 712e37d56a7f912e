import type { QueueAct, QueueName } from '../../../../contract/operations/queues';
import type { ModuleContext } from '../../../platform/context';
import type { Role } from '../../ops/roles';
import { type DeskCaller, requireRole } from '../caller';
import { abuseCaseQueue } from './abuse-cases';
import { affiliateQueue, entryQueue } from './applications';
import { cashInQueue } from './cash-ins';
import { differenceQueue } from './differences';
import { feedbackQueue } from './feedback';
import type { ItemAct, Queue } from './queue';
import { receivableQueue } from './receivables';
import { redemptionQueue } from './redemptions';
import { studioHoldQueue } from './studio-holds';

/** All queues besides withdrawals. To add one: a name in the contract, and a row here. */
export const queues: Record<QueueName, Queue> = {
  cashIns: cashInQueue,
  studioHolds: studioHoldQueue,
  receivables: receivableQueue,
  abuseCases: abuseCaseQueue,
  feedback: feedbackQueue,
  redemptions: redemptionQueue,
  entries: entryQueue,
  affiliates: affiliateQueue,
  differences: differenceQueue,
};

/** Returns the roles of a command. */
export const rolesOf = ({ ports }: Pick<ModuleContext, 'ports'>, command: string): readonly Role[] => {
  const found = ports.opsCommands[command];
  if (!found) throw new TypeError(`there is no command ${command}`);
  return found.roles;
};

/** Returns the acts of a queue by name. */
export const actsOf = ({ acts }: Queue) => Object.entries(acts) as [QueueAct, ItemAct][];

/** Use of a queue: reading it, or any act on its items. */
type Use = 'read' | 'act';

/**
 * Returns a queue if the caller's role may use it so; otherwise throws `ops.role`, which is recorded
 * (`own.desk-queue.roles`).
 */
export async function openQueue(ctx: ModuleContext, caller: DeskCaller, name: QueueName, use: Use): Promise<Queue> {
  const queue = queues[name];
  const commands = use === 'read' ? [queue.list] : actsOf(queue).map(([, { command }]) => command);
  const roles = [...new Set(commands.flatMap((command) => rolesOf(ctx, command)))];
  await requireRole(ctx, caller, roles, name);
  return queue;
}
