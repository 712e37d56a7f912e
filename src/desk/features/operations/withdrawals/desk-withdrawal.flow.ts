import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { deskWithdrawalMachine } from '../../../../../machines/operations/desk-withdrawal/desk-withdrawal.machine';
import { withdrawalDecision } from '../../../../contract/operations/withdrawal-review';
import { deskActFlow } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';

export type DeskWithdrawalRef = ActorRefFrom<typeof deskWithdrawalMachine>;

/** Wires a withdrawal: its claim, and acts on the version that was read (own.desk-app.claim, own.desk-app.act). */
export const deskWithdrawalFlow = (deps: DeskDependencies) =>
  deskWithdrawalMachine.provide({
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
