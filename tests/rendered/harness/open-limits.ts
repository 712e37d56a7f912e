import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';
import { gamingLimitsMachine } from '../../../machines/money/gaming-limits/gaming-limits.machine';
import { gamingLimitsSamples } from '../../../machines/money/gaming-limits/gaming-limits.samples';
import { playerLimitMachine } from '../../../machines/money/player-limit/player-limit.machine';
import { selfExclusionMachine } from '../../../machines/money/self-exclusion/self-exclusion.machine';
import { timeOutMachine } from '../../../machines/money/time-out/time-out.machine';
import { settle } from '../../../src/atlas';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { form, member } from './siblings';
import { childOf, held, inert } from './test-doubles';

/** Child charts of the limits page, each in its initial state. */
const parts = {
  playerLimit: inert(playerLimitMachine, (input) => ({
    value: 'loading',
    context: { ...Object(input), limit: null, secondsLeft: 0, changed: false, failure: null },
  })),
  timeOut: inert(timeOutMachine, {
    value: 'choosing',
    context: { until: null, taken: false, hours: null, failure: null },
  }),
  selfExclusion: inert(selfExclusionMachine, {
    value: 'choosing',
    context: { until: null, excluded: false, months: null, failure: null },
  }),
  realityForm: form,
};

/** A page with a member, and the limits page with these child charts. */
export const limitsWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: { limits: held(gamingLimitsMachine, { ...parts, ...flows }) },
});

export const openLimits = (page: RenderedPage) => openPlace(page, 'limits');

/** Opens one of the child charts, for a player who has set only these limits. */
export async function openLimitsPart(
  page: RenderedPage,
  event: AnyEventObject,
  part: string,
  set: object = {},
): Promise<AnyActorRef> {
  const limits = await openLimits(page);
  const none = gamingLimitsSamples.outcomes.loadLimits['nothing is set'].output;
  await page.act(() => settle(childOf(limits, 'loadLimits'), { output: { ...none, ...set } }));
  await page.act(() => limits.send(event));
  return childOf(limits, part);
}
