import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutNeed } from '../../../../contract/money/withdrawal';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';

type Review = DeskValue<'withdrawal'>;

export const waitsWords: Record<Review['waitsFor'], MessageDescriptor> = {
  operator: msg({ id: 'desk.waits.operator', message: 'An operator' }),
  secondOperator: msg({ id: 'desk.waits.secondOperator', message: 'A second operator' }),
  provider: msg({ id: 'desk.waits.provider', message: 'The provider' }),
  player: msg({ id: 'desk.waits.player', message: 'The player' }),
  none: msg({ id: 'desk.waits.none', message: 'Nobody (settled)' }),
};

export const warningWords: Record<Review['warnings'][number], MessageDescriptor> = {
  blocked: msg({ id: 'desk.warning.blocked', message: 'The account is blocked.' }),
  closed: msg({ id: 'desk.warning.closed', message: 'The account is closed.' }),
  paused: msg({ id: 'desk.warning.paused', message: 'The player is on a break.' }),
  turnoverDue: msg({ id: 'desk.warning.turnoverDue', message: 'Turnover is still due.' }),
  nameDiffers: msg({ id: 'desk.warning.nameDiffers', message: 'The payee has another name than the player.' }),
  payeeRemoved: msg({ id: 'desk.warning.payeeRemoved', message: 'The player has removed this payee.' }),
  payeeNew: msg({ id: 'desk.warning.payeeNew', message: 'The payee was added recently.' }),
  payeeFirst: msg({ id: 'desk.warning.payeeFirst', message: 'First payout to this payee.' }),
};

export const needWords: Record<PayoutNeed, MessageDescriptor> = {
  mobile: msg({ id: 'desk.need.mobile', message: 'No verified mobile number' }),
  deposits: msg({ id: 'desk.need.deposits', message: 'Too few paid deposits from this payee' }),
};

const performers: Readonly<Record<string, MessageDescriptor | undefined>> = {
  player: msg({ id: 'desk.by.player', message: 'by the player' }),
  time: msg({ id: 'desk.by.time', message: 'by the deadline' }),
  rules: msg({ id: 'desk.by.rules', message: 'by the rules' }),
  provider: msg({ id: 'desk.by.provider', message: 'by the provider' }),
};
/** Performer of a step, unless it is an operator, who has a name. */
export const performerWords = (by: string): MessageDescriptor | undefined => performers[by];
/** Name of the operator who performed a step. */
export const operatorOf = (by: string): string => by.replace(/^operator:/, '');
