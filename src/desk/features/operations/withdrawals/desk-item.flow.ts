import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { createDeskItem } from '../../../../../machines/operations/desk-item/desk-item.machine';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import { withdrawalDecision } from '../../../../contract/operations/withdrawal-review';
import { deskActFlow } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';

export type OpenReview = DeskValue<'withdrawal'>;

/** Wires a withdrawal: its claim, and acts on the version that was read (own.desk-app.claim, own.desk-app.act). */
export const withdrawalFlow = (deps: DeskDependencies) =>
  createDeskItem<OpenReview>().provide({
    actors: {
      load: fromPromise(({ input: { id }, signal }) => deps.client.withdrawal({ id }, { signal })),
      claim: fromPromise(
        async ({ input: { id }, signal }) => void (await deps.client.claimWithdrawal({ id }, { signal })),
      ),
      release: fromPromise(
        async ({ input: { id }, signal }) => void (await deps.client.releaseWithdrawal({ id }, { signal })),
      ),
      deskAct: deskActFlow(deps, async ({ item: id, version, act, reason }, signal) => {
        const decision = { id, version, act: v.parse(withdrawalDecision.entries.act, act), reason };
        const { request } = await deps.client.decideWithdrawal(decision, { signal });
        return { kind: request ? 'waits' : 'done' };
      }),
    },
  });
