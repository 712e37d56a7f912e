import { fromCallback, fromPromise } from 'xstate';
import { type Plan, realityCheckMachine } from '../../../../../machines/money/reality-check/reality-check.machine';
import type { PageDependencies } from '../../../parts/dependencies';

/** Polling does not extend the session. */
export const realityCheckFlow = ({ client, now, reality }: Pick<PageDependencies, 'client' | 'now' | 'reality'>) =>
  realityCheckMachine.provide({
    actors: {
      loadPlan: fromPromise(async ({ signal }): Promise<Plan> => {
        const { minutes } = await client.realityCheck(undefined, { signal, quiet: true });
        return { dueAt: minutes === null ? null : reality.plan(minutes) };
      }),
      watchSetting: fromCallback(({ sendBack }) => reality.onChanged(() => sendBack({ type: 'setting.changed' }))),
      watchDue: fromCallback(({ input, sendBack }) =>
        reality.watch(input.dueAt ?? now(), () => sendBack({ type: 'check.due' })),
      ),
      readCheck: fromPromise(async ({ signal }) => ({
        ...(await client.realityCheck(undefined, { signal, quiet: true })),
        at: now(),
      })),
      planNext: fromPromise(async (): Promise<Plan> => ({ dueAt: reality.planNext() })),
    },
  });
