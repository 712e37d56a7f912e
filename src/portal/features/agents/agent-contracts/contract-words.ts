import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  AgentContract,
  ContractAct,
  ContractEnding,
  ContractOutcome,
} from '../../../../contract/agents/agent-contracts';
import type { BadgeTone } from '../../../../ui/badge';

/** The status of the last request by its outcome (s4.status.contract, own.contract.outcome). */
const outcomeWords = {
  inProcess: msg({ id: 'contracts.status.inProcess', message: 'In process' }),
  accepted: msg({ id: 'contracts.status.approved', message: 'Approved' }),
  rejected: msg({ id: 'contracts.status.rejected', message: 'Rejected' }),
  withdrawn: msg({ id: 'contracts.status.withdrawn', message: 'Withdrawn' }),
  expired: msg({ id: 'contracts.status.expired', message: 'Expired' }),
} satisfies Record<ContractOutcome | 'inProcess', unknown>;
const outcomeTones = {
  inProcess: 'gold',
  accepted: 'field',
  rejected: 'alert',
  withdrawn: 'plain',
  expired: 'plain',
} as const satisfies Record<ContractOutcome | 'inProcess', BadgeTone>;

export const statusWordsOf = ({ outcome }: Pick<AgentContract, 'outcome'>): MessageDescriptor =>
  outcomeWords[outcome ?? 'inProcess'];
export const statusToneOf = ({ outcome }: Pick<AgentContract, 'outcome'>): BadgeTone =>
  outcomeTones[outcome ?? 'inProcess'];

/** s4.contract.request-types. */
export const requestWords = {
  newContract: msg({ id: 'contracts.request.new', message: 'New contract request' }),
  termination: msg({ id: 'contracts.request.termination', message: 'Contract termination request' }),
} satisfies Record<AgentContract['request'], unknown>;

/** Status of an agreement, more precise than the wire's. */
export const stateWords = {
  offered: msg({ id: 'contracts.state.offered', message: 'Offered, waiting for the downline’s answer' }),
  rejected: msg({ id: 'contracts.state.rejected', message: 'Rejected by the downline' }),
  withdrawn: msg({ id: 'contracts.state.withdrawn', message: 'Withdrawn by the upline' }),
  expired: msg({ id: 'contracts.state.expired', message: 'Expired without an answer' }),
  active: msg({ id: 'contracts.state.active', message: 'In force' }),
  endAskedByUpline: msg({
    id: 'contracts.state.endAskedByUpline',
    message: 'In force; the upline asks to terminate it',
  }),
  endAskedByDownline: msg({
    id: 'contracts.state.endAskedByDownline',
    message: 'In force; the downline asks to terminate it',
  }),
  terminated: msg({ id: 'contracts.state.terminated', message: 'Terminated' }),
  superseded: msg({ id: 'contracts.state.superseded', message: 'Replaced by new terms' }),
  autoTerminated: msg({ id: 'contracts.state.autoTerminated', message: 'Terminated automatically' }),
} satisfies Record<AgentContract['state'], unknown>;

/** Why it is over. */
export const endingWords = {
  agreed: msg({ id: 'contracts.ending.agreed', message: 'Both agreed' }),
  superseded: msg({ id: 'contracts.ending.superseded', message: 'New terms were accepted' }),
  above: msg({ id: 'contracts.ending.above', message: 'It was above its upline’s new rate' }),
  giverEnded: msg({ id: 'contracts.ending.giverEnded', message: 'The upline’s own contract ended' }),
  operator: msg({ id: 'contracts.ending.operator', message: 'Customer service ended it' }),
  notAgent: msg({ id: 'contracts.ending.notAgent', message: 'The downline is not an agent any more' }),
} satisfies Record<ContractEnding, unknown>;

export const actWords = {
  accept: msg({ id: 'contracts.act.accept', message: 'Accept' }),
  reject: msg({ id: 'contracts.act.reject', message: 'Reject' }),
  withdraw: msg({ id: 'contracts.act.withdraw', message: 'Withdraw offer' }),
  askEnd: msg({ id: 'contracts.act.askEnd', message: 'Ask to terminate' }),
  confirmEnd: msg({ id: 'contracts.act.confirmEnd', message: 'Confirm termination' }),
  refuseEnd: msg({ id: 'contracts.act.refuseEnd', message: 'Refuse termination' }),
  takeBackEnd: msg({ id: 'contracts.act.takeBackEnd', message: 'Take back request' }),
} satisfies Record<ContractAct, unknown>;

/** Confirmation before an answer. */
export const askWords = {
  accept: msg({ id: 'contracts.ask.accept', message: 'Accept this contract?' }),
  reject: msg({ id: 'contracts.ask.reject', message: 'Reject this contract?' }),
  withdraw: msg({ id: 'contracts.ask.withdraw', message: 'Withdraw this offer?' }),
  askEnd: msg({ id: 'contracts.ask.askEnd', message: 'Ask to terminate this contract?' }),
  confirmEnd: msg({ id: 'contracts.ask.confirmEnd', message: 'Terminate this contract?' }),
  refuseEnd: msg({ id: 'contracts.ask.refuseEnd', message: 'Refuse the termination?' }),
  takeBackEnd: msg({ id: 'contracts.ask.takeBackEnd', message: 'Take back your request?' }),
} satisfies Record<ContractAct, unknown>;

/** Effect of an answer. */
export const followsWords = {
  accept: msg({
    id: 'contracts.follows.accept',
    message: 'It counts from the next period. A contract of this kind that you have ends then.',
  }),
  reject: msg({ id: 'contracts.follows.reject', message: 'What was agreed before goes on.' }),
  withdraw: msg({
    id: 'contracts.follows.withdraw',
    message: 'The downline can’t accept it any more. What was agreed before goes on.',
  }),
  askEnd: msg({ id: 'contracts.follows.askEnd', message: 'It stays in force until the other side confirms.' }),
  confirmEnd: msg({
    id: 'contracts.follows.confirmEnd',
    message: 'It ends at once, and with it what the downline has given on the strength of it.',
  }),
  refuseEnd: msg({ id: 'contracts.follows.refuseEnd', message: 'The contract stays in force.' }),
  takeBackEnd: msg({ id: 'contracts.follows.takeBackEnd', message: 'The contract stays in force.' }),
} satisfies Record<ContractAct, unknown>;
