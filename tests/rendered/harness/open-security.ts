import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';
import { contactChangeMachine } from '../../../machines/identity/contact-change/contact-change.machine';
import { ownDataMachine } from '../../../machines/identity/own-data/own-data.machine';
import { passkeysMachine } from '../../../machines/identity/passkeys/passkeys.machine';
import { securityCentreMachine } from '../../../machines/identity/security-centre/security-centre.machine';
import { securityCentreSamples } from '../../../machines/identity/security-centre/security-centre.samples';
import { sessionListMachine } from '../../../machines/identity/session-list/session-list.machine';
import { totpEnrolmentMachine } from '../../../machines/identity/totp-enrolment/totp-enrolment.machine';
import { bankAccountMachine } from '../../../machines/money/bank-account/bank-account.machine';
import { paymentPasswordMachine } from '../../../machines/money/payment-password/payment-password.machine';
import { settle } from '../../../src/atlas';
import { listLoading } from './lists';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { form, member } from './siblings';
import { childOf, held, inert } from './test-doubles';

/** Child charts of the security centre, each in its initial state. */
export const parts = {
  sessionList: inert(sessionListMachine, {
    value: { open: { listing: 'idle' } },
    context: { selected: null, failure: null },
    children: { list: listLoading },
  }),
  realNameForm: form,
  totpEnrolment: inert(totpEnrolmentMachine, (input) => ({
    value: 'failed',
    context: { ...Object(input), changed: false, failure: null },
  })),
  passkeys: inert(passkeysMachine, {
    value: { open: { listing: 'idle' } },
    context: { selected: null, changed: false, failure: null },
    children: { list: listLoading },
  }),
  contactChange: inert(contactChangeMachine, {
    value: 'failed',
    context: { kind: 'email', changed: false, failure: null },
  }),
  paymentPassword: inert(paymentPasswordMachine, {
    value: 'loading',
    context: {
      status: { set: false, lockedUntil: null, factorAsked: null },
      secondsLeft: 0,
      changed: false,
      failure: null,
    },
  }),
  bankAccount: inert(bankAccountMachine, {
    value: { open: 'listing' },
    context: { selected: null, changed: false, failure: null },
    children: { list: listLoading },
  }),
  ownData: inert(ownDataMachine, {
    value: { viewing: 'loading' },
    context: { status: null, format: 'html', failure: null },
  }),
  closingForm: form,
};

/** A page with a member, and the security centre with these child charts. */
export const securityWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: { securityCenter: held(securityCentreMachine, { ...parts, ...flows }) },
});

export const openSecurity = (page: RenderedPage) => openPlace(page, 'securityCenter');

/** Opens one of the security centre's child charts, for a player who has set only an email address. */
export async function openPart(
  page: RenderedPage,
  event: AnyEventObject,
  part: string,
  set: object = {},
): Promise<AnyActorRef> {
  const security = await openSecurity(page);
  const overview = securityCentreSamples.outcomes.loadOverview['real name missing'].output;
  await page.act(() => settle(childOf(security, 'loadOverview'), { output: { ...overview, ...set } }));
  await page.act(() => security.send(event));
  return childOf(security, part);
}
