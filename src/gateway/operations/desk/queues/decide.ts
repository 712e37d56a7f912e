import * as v from 'valibot';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import { STATEMENT_ACTS, TEXT_ACTS } from '../../../../contract/operations/queues';
import { ApiError, type ModuleContext } from '../../../platform/context';
import { perform } from '../../ops/acts';
import { type DeskCaller, operatorIn, sessionIn } from '../caller';
import { releaseItem, requireClaim } from '../claims';
import type { DeskInput } from '../handlers';
import { performed } from '../performed';
import { requireStepUp } from '../sessions';
import { findItem } from './item';
import { queues } from './registry';

/**
 * Performs an act on a claimed item as the command line does, on the version that the operator has seen
 * (`own.desk-queue.acts`); then the claim ends, unless the item stays to be decided. Throws `desk.notClaimed`,
 * `desk.claimed`, `desk.stepUp`, `request.invalid`, and what the command throws.
 */
export async function decideItem(
  ctx: ModuleContext,
  { queue: name, id, version, act: actName, reason, text, statement }: DeskInput<'decideItem'>,
  caller: DeskCaller,
): Promise<DeskValue<'decideItem'>> {
  const operator = operatorIn(caller);
  const act = queues[name].acts[actName];
  if (!act) throw new ApiError(422, 'request.invalid', { value: { fields: ['act'] } });
  if ((text === undefined) === TEXT_ACTS.includes(actName))
    throw new ApiError(422, 'request.invalid', { value: { fields: ['text'] } });
  if ((statement === undefined) === STATEMENT_ACTS.includes(actName))
    throw new ApiError(422, 'request.invalid', { value: { fields: ['statement'] } });
  if (act.stepUp) await requireStepUp(ctx, sessionIn(caller));
  const { key, player } = await findItem(ctx, name, id);
  const item = { kind: name, itemId: key };
  await requireClaim(ctx, item, operator.name);
  const [command = '', second = ''] = act.command.split(' ');
  const args = [second, ...(act.args?.({ id, player }, text ?? '', statement) ?? [id])];
  const result = v.parse(performed, await perform(ctx, operator, { command, args, reason, version }));
  if (!act.keepsClaim) await releaseItem(ctx, item, operator.name);
  return result;
}
