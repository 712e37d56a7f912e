import { expect, test } from 'vitest';
import {
  type WithdrawalNews,
  withdrawalLifecycleMachine,
} from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { declared } from '../../../../src/atlas';
import { WITHDRAWAL_STATES } from '../../../../src/contract/money/withdrawal';
import { permittedToPlayer } from '../../../../src/gateway/money/withdrawal/lifecycle';
import { initialStep, nextStep } from '../../../../src/lifecycle';

const policy = { playerCancels: false, forcedReceiptRefunds: false, autoConfirmMinutes: 30 };
const { states } = declared(withdrawalLifecycleMachine);
const paths = states.map(({ path }) => path);
const leaves = paths.filter((path) => path !== '' && !paths.some((other) => other.startsWith(`${path}.`)));

test('the states on the wire are all leaves of the chart', () => {
  expect(leaves.map((path) => path.split('.').at(-1)).sort()).toEqual([...WITHDRAWAL_STATES].sort());
});

/** A withdrawal after these events of its chart. */
const after = (...types: string[]) =>
  types.reduce(
    (step, type) =>
      nextStep(withdrawalLifecycleMachine, step.snapshot, { type }) ?? expect.fail(`${type} is not permitted`),
    initialStep(withdrawalLifecycleMachine, policy),
  );
const news = (of: WithdrawalNews) => ({ type: 'notifyPlayer', params: of });
const bare = (type: string) => expect.objectContaining({ type });

test.each([
  [['ops.approved'], 'approved', []],
  [['ops.rejected'], 'rejected', [bare('voidHold'), news({ news: 'rejected' })]],
  [['ops.approved', 'ops.disbursed'], 'disbursed', [bare('postHold'), news({ news: 'disbursed', minutes: 30 })]],
  [['ops.approved', 'ops.disbursed', 'player.partiallyReceived'], 'partiallyReceived', []],
  [
    ['ops.approved', 'ops.disbursed', 'player.partiallyReceived', 'ops.paidAgain'],
    'paidAgain',
    [bare('payRemainder'), news({ news: 'paidAgain', minutes: 30 })],
  ],
  [
    ['ops.approved', 'ops.disbursed', 'player.notReceived', 'ops.refunded'],
    'refunded',
    [bare('returnRemainder'), news({ news: 'refunded' })],
  ],
  [['ops.approved', 'ops.disbursed', 'player.received'], 'received', []],
])('%j leads to %s', (types, leads, effects) => {
  const step = after(...types);
  expect([step.snapshot.matches(leads) || Object.values(step.snapshot.value).includes(leads), step.effects]).toEqual([
    true,
    effects,
  ]);
  const waits = leads === 'disbursed' || leads === 'paidAgain';
  expect(step.delays.map(({ delay }) => delay)).toEqual(waits ? [30 * 60_000] : []);
});

test('only permitted events change the state, and players are permitted only their own', () => {
  expect(nextStep(withdrawalLifecycleMachine, after().snapshot, { type: 'ops.disbursed' })).toBeNull();
  expect(permittedToPlayer(after().snapshot)).toEqual([]);
  const cancels = initialStep(withdrawalLifecycleMachine, { ...policy, playerCancels: true });
  expect(permittedToPlayer(cancels.snapshot)).toEqual(['player.cancelled']);
});
