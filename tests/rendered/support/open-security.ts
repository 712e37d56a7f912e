import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';
import { bankAccountMachine } from '../../../machines/bank-account/bank-account.machine';
import { contactChangeMachine } from '../../../machines/contact-change/contact-change.machine';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { formMachine } from '../../../machines/form/form.machine';
import { loginMachine } from '../../../machines/login/login.machine';
import { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine';
import { paymentPasswordMachine } from '../../../machines/payment-password/payment-password.machine';
import { securityCentreMachine } from '../../../machines/security-centre/security-centre.machine';
import { securityCentreSamples } from '../../../machines/security-centre/security-centre.samples';
import { sessionMachine } from '../../../machines/session/session.machine';
import { sessionListMachine } from '../../../machines/session-list/session-list.machine';
import { totpEnrolmentMachine } from '../../../machines/totp-enrolment/totp-enrolment.machine';
import { settle } from '../../../src/atlas';
import { listLoading } from './lists';
import { neighbours, poses } from './neighbours';
import type { RenderedPage } from './page';
import { childOf, held, inert } from './stand-ins';

const form = () => inert(formMachine, poses.inForm);

/** The flows of the security centre, each standing at its beginning. */
export const parts = () => ({
  sessionList: inert(sessionListMachine, {
    value: { open: { listing: 'idle' } },
    context: { selected: null, failure: null },
    children: { list: listLoading() },
  }),
  realNameForm: form(),
  totpEnrolment: inert(totpEnrolmentMachine, { value: 'beginning', context: { on: false, changed: false, failure: null } }),
  contactChange: inert(contactChangeMachine, { value: 'failed', context: { kind: 'email', changed: false, failure: null } }),
  paymentPassword: inert(paymentPasswordMachine, {
    value: 'loading',
    context: { standing: { set: false, lockedUntil: null }, secondsLeft: 0, changed: false, failure: null },
  }),
  bankAccount: inert(bankAccountMachine, {
    value: { open: 'listing' },
    context: { selected: null, changed: false, failure: null },
    children: { list: listLoading() },
  }),
  closingForm: form(),
});

/** A page with a member on it, and the member centre with these of its pages. */
export const centreAt = (pages: Record<string, AnyActorLogic>) => ({
  ...neighbours(),
  session: inert(sessionMachine, poses.member),
  dialogs: held(dialogsMachine, { memberCentre: held(memberCentreMachine, { login: inert(loginMachine, poses.form), ...pages }) }),
});

/** The same with the security centre, and these of its flows. */
export const centreWith = (flows: Record<string, AnyActorLogic>) =>
  centreAt({ securityCentre: held(securityCentreMachine, { ...parts(), ...flows }) });

/** Opens the member centre, whose chunk comes at once; gives its actor. */
export async function openCentre({ portal, act }: RenderedPage, page = 'securityCenter'): Promise<AnyActorRef> {
  await act(() => portal.send({ type: 'dialog.requested', request: { name: 'memberCentre', page } }));
  const dialogs = childOf(portal, 'dialogs');
  await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
  return childOf(dialogs, 'memberCentre');
}

/** Opens it at a page, whose chunk comes at once too; gives the actor of the page's chart. */
export async function openCentrePage(page: RenderedPage, key: string, chart: string): Promise<AnyActorRef> {
  const centre = await openCentre(page, key);
  await page.act(() => settle(childOf(centre, 'bringPage'), { output: undefined }));
  return childOf(centre, chart);
}

/** Opens one of the flows of the security centre, for a player who has set nothing but an address. */
export async function openPart(page: RenderedPage, event: AnyEventObject, part: string, set: object = {}): Promise<AnyActorRef> {
  const security = await openCentrePage(page, 'securityCenter', 'securityCentre');
  const overview = securityCentreSamples.outcomes.loadOverview['no real name yet'].output;
  await page.act(() => settle(childOf(security, 'loadOverview'), { output: { ...overview, ...set } }));
  await page.act(() => security.send(event));
  return childOf(security, part);
}
