import { expect, test } from 'vitest';
import { withdrawalLifecycleMachine } from '../../../machines/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { declared } from '../../../src/atlas';
import { WITHDRAWAL_STATES } from '../../../src/contract/withdrawal';
import { advance, firstState, permitted } from '../../../src/gateway/withdrawal/lifecycle';

const policy = { playerCancels: false, forcedReceiptRefunds: false, autoConfirmMinutes: 30 };
const { states } = declared(withdrawalLifecycleMachine);
const paths = states.map(({ path }) => path);
const leaves = paths.filter((path) => path !== '' && !paths.some((other) => other.startsWith(`${path}.`)));

test('the states on the wire are the leaves of the chart, all of them', () => {
  expect(leaves.map((path) => path.split('.').at(-1)).sort()).toEqual([...WITHDRAWAL_STATES].sort());
});

test.each(WITHDRAWAL_STATES)('a withdrawal that is %s is where the chart has it', (state) => {
  expect(() => permitted({ state, policy })).not.toThrow();
  const next = advance({ state, policy }, { type: 'nobody.says.this' });
  expect(next).toBeNull();
});

test.each([
  ['requested', 'ops.approved', 'approved', []],
  ['requested', 'ops.rejected', 'rejected', ['hold.voided', 'message.due']],
  ['approved', 'ops.disbursed', 'disbursed', ['hold.posted', 'message.due']],
  ['disbursed', 'player.partiallyReceived', 'partiallyReceived', []],
  ['partiallyReceived', 'ops.paidAgain', 'paidAgain', ['remainder.paid', 'message.due']],
  ['notReceived', 'ops.refunded', 'refunded', ['remainder.returned', 'message.due']],
  ['paidAgain', 'player.received', 'received', []],
] as const)('%s, %s: %s', (state, type, leads, effects) => {
  const outcome = advance({ state, policy }, { type });
  expect([outcome?.state, outcome?.effects]).toEqual([leads, effects]);
  const waits = leads === 'disbursed' || leads === 'paidAgain';
  expect(outcome?.later?.delay ?? null).toBe(waits ? 30 * 60_000 : null);
});

test('it begins as the chart does, and cancels where the policy says so', () => {
  expect(firstState(policy)).toBe('requested');
  expect(permitted({ state: 'requested', policy: { ...policy, playerCancels: true } })).toEqual(['player.cancelled']);
  const returning = { ...policy, forcedReceiptRefunds: true };
  const later = advance({ state: 'approved', policy: returning }, { type: 'ops.disbursed' })?.later;
  const outcome = advance({ state: 'disbursed', policy: returning }, { type: later?.event ?? '' });
  expect([outcome?.state, outcome?.effects]).toEqual(['returned', ['amount.returned', 'message.due']]);
});
