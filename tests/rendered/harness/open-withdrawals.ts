import type { AnyActorLogic, AnyActorRef } from 'xstate';
import { bankAccountMachine } from '../../../machines/money/bank-account/bank-account.machine';
import { paymentPasswordMachine } from '../../../machines/money/payment-password/payment-password.machine';
import { proofUploadMachine } from '../../../machines/money/proof-upload/proof-upload.machine';
import { withdrawalMachine } from '../../../machines/money/withdrawal/withdrawal.machine';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalConfirmationSamples } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.samples';
import { withdrawalReportMachine } from '../../../machines/money/withdrawal-report/withdrawal-report.machine';
import { withdrawalsMachine } from '../../../machines/money/withdrawals/withdrawals.machine';
import { withdrawalsSamples } from '../../../machines/money/withdrawals/withdrawals.samples';
import { settle } from '../../../src/atlas';
import { listLoading, listOf, withdrawals as sent } from './lists';
import { moneyMoveForm } from './money-move-form';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { form, member } from './siblings';
import { childOf, held, inert } from './test-doubles';

const noPayment = {
  status: { set: false, lockedUntil: null, factorAsked: null },
  secondsLeft: 0,
  changed: false,
  failure: null,
};

/** Child charts of the withdrawals page, each in its initial state. */
export const withdrawalParts = {
  moneyMove: moneyMoveForm('withdrawal'),
  paymentPassword: inert(paymentPasswordMachine, { value: 'loading', context: noPayment }),
  bankAccount: inert(bankAccountMachine, {
    value: { open: 'listing' },
    context: { selected: null, changed: false, failure: null },
    children: { list: listLoading },
  }),
};
export const uploadWaits = inert(proofUploadMachine, {
  value: { ready: 'untouched' },
  context: { about: '', name: '', pictures: [], percent: 0, failure: null },
});
/** A newly opened report, by its subject. */
export const reportWaits = inert(withdrawalReportMachine, (input) => ({
  value: Object(input).arrived,
  context: { ...Object(input), withdrawal: null, outdated: false },
  children: { proofUpload: uploadWaits, [`${Object(input).arrived}Form`]: form },
}));
const asking = inert(withdrawalMachine, {
  value: 'withdrawing',
  context: { sent: null, failure: null },
  children: { moneyMove: moneyMoveForm('withdrawal') },
});
const following = inert(withdrawalConfirmationMachine, {
  value: 'loading',
  context: { id: '', withdrawal: null, secondsLeft: 0, arrived: null, failure: null, said: false },
});

/** A page with a member, and the withdrawals with these child charts. */
export const withdrawalsWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: {
    withdraw: held(withdrawalsMachine, {
      list: listOf(sent),
      withdrawal: asking,
      withdrawalConfirmation: following,
      ...flows,
    }),
  },
});

/** Opens the page, which checks for a withdrawal under way, and returns its actor. */
export const openWithdrawals = (page: RenderedPage) => openPlace(page, 'withdraw');

type Found = keyof typeof withdrawalsSamples.outcomes.findUnderWay;
/** Opens the page and settles that check. */
async function openFound(page: RenderedPage, found: Found): Promise<AnyActorRef> {
  const withdrawals = await openWithdrawals(page);
  await page.act(() => settle(childOf(withdrawals, 'findUnderWay'), withdrawalsSamples.outcomes.findUnderWay[found]));
  return withdrawals;
}

/** Opens a new withdrawal and returns its actor. */
export async function openAsking(page: RenderedPage): Promise<AnyActorRef> {
  return childOf(await openFound(page, 'no pending withdrawal'), 'withdrawal');
}

/** Opens the withdrawal that awaits confirmation and returns the confirmation's actor. */
export async function openFollowing(page: RenderedPage): Promise<AnyActorRef> {
  const withdrawals = await openFound(page, 'a pending withdrawal');
  const { id } = withdrawalsSamples.events['withdrawal.selected']['a withdrawal that awaits confirmation'].event;
  await page.act(() => withdrawals.send({ type: 'withdrawal.selected', id }));
  return childOf(withdrawals, 'confirmation');
}

/** Opens the report that nothing, or only a part, arrived, and returns its actor. */
export async function openReport(page: RenderedPage, arrived: 'nothing' | 'part'): Promise<AnyActorRef> {
  const confirmation = await openFollowing(page);
  const { output } = withdrawalConfirmationSamples.outcomes.loadWithdrawal['paid out'];
  await page.act(() => settle(childOf(confirmation, 'loadWithdrawal'), { output }));
  await page.act(() => confirmation.send({ type: 'report.selected', arrived }));
  return childOf(confirmation, 'report');
}
