// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { bankAccount, withdrawal } from '../../../../machines/samples';
import { transferFlow } from '../../../../src/portal/features/money/wallet/transfer.flow';
import { withdrawalMove } from '../../../../src/portal/features/money/withdrawal/withdrawal.flow';
import { moneyMoveFlow } from '../../../../src/ui/money/money-move.flow';
import { childOf, lend, runActor } from '../../harness/flow-support';

const MOVE = '/wps/relay/GCS_walletTransfer';
const WALLETS = '/wps/relay/GCS_merchantWallet';
const OUTCOME = '/wps/member/moves/one';
const transferId = '01890000-0000-7000-8000-0000000000f1';
const wallets = (moyur: string) => ({
  isSingle: false,
  main: '900.00',
  granted: '0.00',
  underReview: '0.00',
  locked: '0.00',
  wallets: [{ vendor: 'moyur', name: 'Moyur Live', balance: moyur }],
});
const out = { from: 'main', to: 'moyur', amount: '400.00' };
const sends = { draft: out, reviewed: false };

/** A page of the player, with its own flow; `age`: time since the first request, ms. */
function page(replies: Parameters<typeof lend>[0], { age = 0, account = 'player' } = {}) {
  const { deps, sent } = lend({ [WALLETS]: { value: wallets('0.00') }, ...replies });
  deps.storage.openSession({ token: 't', account, type: 0 });
  return { sent, flow: transferFlow({ ...deps, now: () => 1_000_000 + age }) };
}

test('a request without a response is found after a reload, and its key is queried [own.money.outcome]', async () => {
  const first = page({});
  expect(await runActor(childOf(first.flow, 'submission'), 'send', sends)).toMatchObject({ kind: 'unanswered' });
  const done = { state: 'done', moved: { of: 'wallets', transferId, wallets: wallets('400.00') } };
  const second = page({ [OUTCOME]: { value: done } });
  expect(await runActor(second.flow, 'loadTerms')).toMatchObject({ kind: 'unanswered', draft: out, block: null });
  expect(await runActor(childOf(second.flow, 'submission'), 'findOutcome')).toEqual({
    kind: 'renewed',
    terms: { of: 'wallets', ...wallets('400.00') },
    draft: out,
  });
  expect(second.sent.at(-1)).toMatchObject({ path: OUTCOME, query: 'of=wallets', key: first.sent[0]?.key });
  expect(await runActor(second.flow, 'loadTerms')).toMatchObject({ kind: 'open' });
  // The first tab still learns it.
  expect(await runActor(page({}).flow, 'loadTerms')).toMatchObject({ kind: 'open' });
});

test('an unknown request may still arrive for 15 s; then it is sent again with the same key [own.money.outcome own.money.once]', async () => {
  const unknown = { [OUTCOME]: { value: { state: 'unknown' } } };
  const early = page(unknown);
  await runActor(childOf(early.flow, 'submission'), 'send', sends);
  expect(await runActor(childOf(early.flow, 'submission'), 'findOutcome')).toEqual({ kind: 'inProgress' });
  const late = page(unknown, { age: 15_000 });
  expect(await runActor(late.flow, 'loadTerms')).toMatchObject({ kind: 'unanswered' });
  expect(await runActor(childOf(late.flow, 'submission'), 'findOutcome')).toEqual({ kind: 'unknown' });
  expect(await runActor(late.flow, 'loadTerms')).toMatchObject({ kind: 'open' });
  await runActor(childOf(late.flow, 'submission'), 'send', sends);
  const keys = [...early.sent, ...late.sent].filter(({ path }) => path === MOVE).map(({ key }) => key);
  expect(keys).toEqual([early.sent[0]?.key, early.sent[0]?.key]);
  expect(await runActor(page({}, { account: 'other' }).flow, 'loadTerms')).toMatchObject({ kind: 'open' });
  localStorage.clear();
});

test('the outcome reaches a tab although another one has cleared the request [own.money.outcome]', async () => {
  const inProgress = { [OUTCOME]: { value: { state: 'inProgress' } } };
  const { flow, sent } = page(inProgress);
  await runActor(childOf(flow, 'submission'), 'send', sends);
  expect(await runActor(childOf(flow, 'submission'), 'findOutcome')).toEqual({ kind: 'inProgress' });
  localStorage.clear();
  expect(await runActor(childOf(flow, 'submission'), 'findOutcome')).toEqual({ kind: 'inProgress' });
  expect(sent.at(-1)).toMatchObject({ path: OUTCOME, key: sent[0]?.key });
  await expect(runActor(childOf(page({}).flow, 'submission'), 'findOutcome')).rejects.toThrow('no request');
});

test.each([
  ['nothing is left at the vendors', '0.00', 'renewed'],
  ['a balance is left', '3.00', 'unknown'],
])('returning everything without a response: %s [own.money.outcome]', async (_title, balance, kind) => {
  const draft = { from: 'all', to: 'main', amount: '400.00' };
  const first = page({});
  await runActor(childOf(first.flow, 'submission'), 'send', { draft, reviewed: false });
  const { flow, sent } = page({ [WALLETS]: { value: wallets(balance) } }, { age: 15_000 });
  await runActor(flow, 'loadTerms');
  expect(await runActor(childOf(flow, 'submission'), 'findOutcome')).toMatchObject({ kind });
  expect(sent.some(({ path }) => path === OUTCOME)).toBe(false);
  localStorage.clear();
});

test('an executed withdrawal refreshes the balance, and an entry of another format is ignored [own.money.outcome]', async () => {
  const reply = { state: 'done', moved: { of: 'withdrawal', ...withdrawal } };
  const { deps } = lend({ [OUTCOME]: { value: reply } });
  deps.storage.openSession({ token: 't', account: 'player', type: 0 });
  let moves = 0;
  deps.money.watch(() => {
    moves += 1;
  });
  const flow = moneyMoveFlow(deps, withdrawalMove(deps));
  deps.vault.put('form.paymentPassword', '246810');
  const draft = { from: 'main', to: bankAccount.id, amount: '1000.00' };
  expect(await runActor(childOf(flow, 'submission'), 'send', { draft, reviewed: true })).toMatchObject({
    kind: 'unanswered',
  });
  expect(await runActor(childOf(flow, 'submission'), 'findOutcome')).toMatchObject({
    kind: 'done',
    moved: { of: 'withdrawal' },
  });
  expect(moves).toBe(1);
  for (const entry of ['{', '{"held": 1}', '{"held": "[1]", "at": 2}']) {
    localStorage.setItem('move.wallets.player', entry);
    expect(await runActor(page({}).flow, 'loadTerms')).toMatchObject({ kind: 'open' });
  }
  localStorage.clear();
});
