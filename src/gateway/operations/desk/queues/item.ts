import { sql } from 'drizzle-orm';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import { QUEUES, type QueueName } from '../../../../contract/operations/queues';
import { ApiError, type ModuleContext } from '../../../platform/context';
import { readAs, readingOf } from '../../ops/acts';
import type { DeskCaller } from '../caller';
import { operatorIn, sessionIn } from '../caller';
import type { DeskInput } from '../handlers';
import { renderRequest } from '../rendering';
import { isId, keyOf } from './item-id';
import { readItems, renderItem, requestsByItem } from './list';
import type { ItemAct, ItemDetail } from './queue';
import { actsOf, queues, rolesOf } from './registry';

/** Returns the address of the item that a command is about; null if no queue has the command. */
export function addressOf(
  command: string,
  [id = '']: readonly string[],
): DeskValue<'requests'>['list'][number]['item'] {
  const found = QUEUES.find((name) => actsOf(queues[name]).some(([, act]) => act.command === command));
  return found && isId(queues[found], id) ? { queue: found, id } : null;
}

/** Reads an item with its claim, open or decided. Throws `desk.itemUnknown`. */
export async function findItem({ db }: Pick<ModuleContext, 'db'>, name: QueueName, id: string) {
  const queue = queues[name];
  const key = keyOf(queue, id);
  const [item] = await readItems(db, name, sql`${queue.key}::text = ${key}`, { size: 1 });
  if (!item) throw new ApiError(404, 'desk.itemUnknown');
  return item;
}

/** Returns an item with all that a decision depends on (`own.desk-queue.item`). */
export async function itemDetail(
  ctx: ModuleContext,
  { queue: name, id }: DeskInput<'queueItem'>,
  caller: DeskCaller,
): Promise<ItemDetail> {
  const queue = queues[name];
  const { operator, role } = sessionIn(caller);
  const found = await findItem(ctx, name, id);
  const request = (await requestsByItem(ctx, queue)).get(id);
  const now = (await ctx.now()).getTime();
  const row = renderItem(queue, found, { operator, now, isPending: request !== undefined });
  const permitted = actsOf(queue).filter(
    ([, act]) => isFrom(act, row.state) && rolesOf(ctx, act.command).includes(role),
  );
  const needsTwo: ItemDetail['needsTwo'] = [];
  for (const [name, act] of permitted) {
    const { typed } = readingOf(act.command, [id]);
    const weight = act.needsTwo
      ? { needsTwo: act.needsTwo(ctx, found) }
      : await ctx.ports.opsCommands[act.command]?.weigh?.(ctx, typed, operatorIn(caller));
    if (weight?.needsTwo) needsTwo.push(name);
  }
  return {
    ...row,
    queue: name,
    version: found.version,
    groups: await queue.groups(ctx, { key: found.key, id }, operator),
    pictures: (await queue.pictures?.ids(ctx, id)) ?? [],
    permitted: permitted.map(([name]) => name),
    needsTwo,
    request: renderRequest(request, operator),
  };
}

/**
 * Returns a picture of an item and records who has viewed it, and why (`own.desk-queue.pictures`). Throws
 * `desk.itemUnknown` or `upload.unknown`.
 */
export async function readPicture(
  ctx: ModuleContext,
  { queue: name, id, picture, reason }: DeskInput<'itemPicture'>,
  caller: DeskCaller,
): Promise<DeskValue<'itemPicture'>> {
  const { pictures } = queues[name];
  if (!pictures) throw new ApiError(404, 'upload.unknown');
  await findItem(ctx, name, id);
  const reading = readingOf(pictures.command, [id], reason);
  return readAs(ctx, operatorIn(caller), reading, async () => ({ picture: await pictures.read(ctx, id, picture) }));
}

const isFrom = ({ from }: ItemAct, state: ItemDetail['state']) => (from ? from.includes(state) : state !== 'decided');
