import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { createDeskItem } from '../../../../../machines/operations/desk-item/desk-item.machine';
import type { QueueItem } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { itemDecision, queueItemQuery } from '../../../../contract/operations/queues';
import { deskActFlow } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';

/** Wires an item of a queue: claim, and acts on the version that was read (own.desk-app.claim, own.desk-app.act). */
export const queueItemFlow = (deps: DeskDependencies) =>
  createDeskItem<QueueItem>().provide({
    actors: {
      load: fromPromise(({ input, signal }) => deps.client.queueItem(v.parse(queueItemQuery, input), { signal })),
      claim: fromPromise(
        async ({ input, signal }) => void (await deps.client.claimItem(v.parse(queueItemQuery, input), { signal })),
      ),
      release: fromPromise(
        async ({ input, signal }) => void (await deps.client.releaseItem(v.parse(queueItemQuery, input), { signal })),
      ),
      deskAct: deskActFlow(deps, async ({ item: id, text, statement, ...act }, signal) => {
        const typed = { ...(text !== undefined && { text }), ...(statement && { statement }) };
        const decision = v.parse(itemDecision, { ...act, id, ...typed });
        const { request } = await deps.client.decideItem(decision, { signal });
        return { kind: request ? 'waits' : 'done' };
      }),
    },
  });
