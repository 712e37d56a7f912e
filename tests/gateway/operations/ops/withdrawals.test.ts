import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { memberProfiles } from '../../../../src/gateway/identity/registration/tables';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { type Modules, startModules } from '../../harness/modules';
import { disbursed, on, PIXEL, payee } from '../../money/wallet/support';

let gateway: Modules;
let player: Awaited<ReturnType<typeof payee>>;
let id: string;
let number: string;
beforeAll(async () => {
  gateway = await startModules();
  player = await payee(gateway, 500_000n);
  const paid = await disbursed(gateway, player);
  [id, number] = [paid.id, paid.number];
  const proofs = await Promise.all(
    [PIXEL, PIXEL].map(async (image) => (await player.client.uploadProof({ withdrawalId: id, image })).proofId),
  );
  await player.client.uploadProof({ withdrawalId: id, image: PIXEL });
  await player.client.reportPartial({ ...on(paid), receivedAmount: '400.00', remainingAmount: '600.00', proofs });
});
afterAll(() => gateway.close());

const runCommand = (...args: string[]) =>
  perform(gateway.ctx, { name: 'rupa', role: 'support' }, { command: 'withdrawals', args, reason: '' });
const written = async () => {
  const isHers = eq(operatorActs.operator, 'rupa');
  const acts = await gateway.ctx.db.select().from(operatorActs).where(isHers).orderBy(operatorActs.id);
  return acts.map(({ command, args, outcome }) => [command, ...args, outcome]);
};

test('shows an operator the destination, owner, history and warnings', async () => {
  expect(await runCommand('show', number)).toMatchObject({
    id,
    number,
    state: 'partiallyReceived',
    amount: '1000.00',
    received: '400.00',
    remainder: '600.00',
    payTo: {
      kind: 'ewallet',
      provider: 'Nodi Pay',
      holder: 'Rupa Akter',
      number: expect.stringMatching(/^01[3-9]\d{8}$/),
      removedAt: null,
    },
    player: {
      user: player.userName,
      realName: 'Rupa Akter',
      blocked: false,
      balances: { main: '4000.00', locked: '0.00' },
      turnoverLeft: '0.00',
      pause: null,
    },
    steps: [
      { state: 'requested', by: 'player' },
      { state: 'approved', by: 'operator:admin' },
      { state: 'disbursed', by: 'operator:admin', reason: 'as it was found' },
      { state: 'partiallyReceived', by: 'player' },
    ],
    proofs: 2,
    beware: ['the payout account was less than a day old', 'it is the first withdrawal to this payout account'],
  });
  expect(await runCommand('show', id)).toMatchObject({ number });
  expect(await written()).toEqual([
    ['withdrawals show', number, 'done'],
    ['withdrawals show', id, 'done'],
  ]);
});

test('warns about a payout account in another name, not in another spelling', async () => {
  const warned = async (payeeName: string) => {
    await gateway.ctx.db.update(memberProfiles).set({ payeeName }).where(eq(memberProfiles.accountId, player.id));
    return Object(await runCommand('show', id)).beware.includes('the payout account is in another name');
  };
  expect(await warned('Rahim Uddin')).toBe(true);
  expect(await warned('RUPA  akter')).toBe(false);
  await warned('Rupa Akter');
});

test('warns about a blocked account', async () => {
  const { db } = gateway.ctx;
  await db.update(accounts).set({ blocked: true }).where(eq(accounts.id, player.id));
  expect(Object(await runCommand('show', id)).beware).toContain('the account is blocked');
  await db.update(accounts).set({ blocked: false }).where(eq(accounts.id, player.id));
});

test('an operator gets a report’s pictures as files, and the access is logged', async () => {
  const { files } = Object(await runCommand('proofs', number));
  expect(files).toEqual([
    { name: `${number}-1.png`, base64: expect.stringMatching(/^iVBOR/) },
    { name: `${number}-2.png`, base64: expect.stringMatching(/^iVBOR/) },
  ]);
  expect(await written()).toContainEqual(['withdrawals proofs', number, 'done']);
  await expect(runCommand('show', 'W99999999')).rejects.toMatchObject({ code: 'withdrawal.unknown' });
  await expect(runCommand('proofs', 'nonsense')).rejects.toMatchObject({ code: 'ops.invalid' });
});
