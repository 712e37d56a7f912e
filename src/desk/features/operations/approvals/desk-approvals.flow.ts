import type { ActorRefFrom } from 'xstate';
import {
  type DeskRequests,
  deskApprovalsMachine,
} from '../../../../../machines/operations/desk-approvals/desk-approvals.machine';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { deskActFlow } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';

export type DeskApprovalsRef = ActorRefFrom<typeof deskApprovalsMachine>;

/** Wires the four-eyes inbox (own.desk-app.second). */
export const deskApprovalsFlow = (deps: DeskDependencies) =>
  deskApprovalsMachine.provide({
    actors: {
      list: listFlow<DeskRequests>('deskRequests', async (_filter, _page, signal) => {
        const found = await deps.client.requests(undefined, { signal });
        return outcomeOf(found, found.list.length === 0);
      }),
      deskAct: deskActFlow(deps, async ({ item: id, act, reason }, signal) => {
        await deps.client.decideRequest({ id, decision: act === 'confirm' ? 'confirm' : 'refuse', reason }, { signal });
        return { kind: 'done' };
      }),
    },
  });
