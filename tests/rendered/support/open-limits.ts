import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';
import { depositLimitMachine } from '../../../machines/deposit-limit/deposit-limit.machine';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { formMachine } from '../../../machines/form/form.machine';
import { gamingLimitsMachine } from '../../../machines/gaming-limits/gaming-limits.machine';
import { gamingLimitsSamples } from '../../../machines/gaming-limits/gaming-limits.samples';
import { loginMachine } from '../../../machines/login/login.machine';
import { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine';
import { selfExclusionMachine } from '../../../machines/self-exclusion/self-exclusion.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import { timeOutMachine } from '../../../machines/time-out/time-out.machine';
import { settle } from '../../../src/atlas';
import { neighbours, poses } from './neighbours';
import { openCentrePage } from './open-centre';
import type { RenderedPage } from './page';
import { childOf, held, inert } from './stand-ins';

/** The flows of the page of limits, each standing at its beginning. */
const parts = () => ({
  depositLimit: inert(depositLimitMachine, (input) => ({
    value: 'loading',
    context: { ...Object(input), limit: null, secondsLeft: 0, changed: false, failure: null },
  })),
  timeOut: inert(timeOutMachine, { value: 'choosing', context: { until: null, taken: false, hours: null, failure: null } }),
  selfExclusion: inert(selfExclusionMachine, { value: 'choosing', context: { until: null, excluded: false, months: null, failure: null } }),
  realityForm: inert(formMachine, poses.inForm),
});

/** A page with a member on it, and the page of limits with these of its flows. */
export const limitsWith = (flows: Record<string, AnyActorLogic>) => ({
  ...neighbours(),
  session: inert(sessionMachine, poses.member),
  dialogs: held(dialogsMachine, {
    memberCentre: held(memberCentreMachine, {
      login: inert(loginMachine, poses.form),
      gamingLimits: held(gamingLimitsMachine, { ...parts(), ...flows }),
    }),
  }),
});

export const openLimits = (page: RenderedPage) => openCentrePage(page, 'limits', 'gamingLimits');

/** Opens one of its flows, for a player who has set nothing but what is said. */
export async function openLimitsPart(page: RenderedPage, event: AnyEventObject, part: string, set: object = {}): Promise<AnyActorRef> {
  const limits = await openLimits(page);
  const none = gamingLimitsSamples.outcomes.loadLimits['nothing is set'].output;
  await page.act(() => settle(childOf(limits, 'loadLimits'), { output: { ...none, ...set } }));
  await page.act(() => limits.send(event));
  return childOf(limits, part);
}
