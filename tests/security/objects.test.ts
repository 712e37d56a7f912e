import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { verifyLedger } from '../../src/gateway/money/wallet/service';
import { startModules } from '../gateway/harness/modules';
import { depositor } from '../gateway/money/deposit/support';
import { on } from '../gateway/money/wallet/support';
import { takesId } from './ids';
import { others, secondPlayer, theirThings } from './others';

/** What has an id that belongs to nobody: it is given to whoever asks, and known to that one alone. */
const OF_NOBODY = ['answerSlide', 'sendProof', 'beginPasskeyProof', 'answerProof'];
/** What is for everybody. */
const OF_ALL = ['notice', 'raffleDraws'];
/** What is for everybody who is logged in. */
const OF_PLAYERS = ['activity', 'actOnActivity', 'uploadActivityPicture', 'claimRaffle', 'claimMission'];

const gateway = await startModules({ sessionIdle: 86_400_000 });
let theirs: Awaited<ReturnType<typeof theirThings>>;
let stranger: Awaited<ReturnType<typeof secondPlayer>>;
/** Everything that the owner sees, as no call of a stranger may change it. */
let theirsBefore: unknown;
beforeAll(async () => {
  theirs = await theirThings(gateway);
  stranger = await secondPlayer(gateway);
  theirsBefore = await theirs.all();
});
afterAll(() => gateway.close());

const all = Object.entries<Endpoint>(endpoints);
const withId = all
  .filter(([, { body, query, clear }]) => [body, query, clear].some((schema) => takesId(schema)))
  .map(([name]) => name);

test('asvs 8.2.2: every call that takes an id is tried with that of somebody else, or is listed as nobody’s or everybody’s', () => {
  expect(withId.sort()).toEqual([...Object.keys(others), ...OF_NOBODY, ...OF_ALL, ...OF_PLAYERS].sort());
  for (const name of [...OF_NOBODY, ...OF_ALL])
    expect(all.find(([one]) => one === name)?.[1].token).not.toBe('required');
});

describe('asvs 8.2.2: with the id of another player’s', () => {
  test.each(Object.entries(others))('%s finds nothing, and nothing changes', async (_name, { told, tries }) => {
    const refusals = await Promise.all(
      tries(stranger, theirs).map((work) =>
        work.then(
          () => 'done',
          ({ status, code }) => `${status} ${code}`,
        ),
      ),
    );
    expect(new Set(refusals)).toEqual(new Set([told]));
    expect(await theirs.all()).toEqual(theirsBefore);
  });

  test.each(Object.entries(others))('%s is a call of who is logged in', async (name) => {
    expect(all.find(([one]) => one === name)?.[1].token).toBe('required');
  });
});

test('asvs 8.2.2: another player’s picture proves nothing of one’s own withdrawal', async () => {
  const { client, paid } = stranger;
  const proofs = [theirs.proofId];
  await expect(client.reportNotReceived({ ...on(paid), proofs })).rejects.toMatchObject({ code: 'upload.unknown' });
  const amounts = { receivedAmount: '400.00', remainingAmount: '600.00' };
  await expect(client.reportPartial({ ...on(paid), ...amounts, proofs })).rejects.toMatchObject({
    code: 'upload.unknown',
  });
});

test('asvs 8.2.2: what a player lists is their own', async () => {
  const { client } = await depositor(gateway);
  const lists = [
    client.withdrawals({}),
    client.deposits({}),
    client.records({}),
    client.bets({}),
    client.lotteryOrders({}),
    client.lotteryChases({}),
    client.personalLoss({}),
    client.pendingDeposit(),
  ];
  const more = [
    client.bankAccounts(),
    client.depositTerms(),
    client.withdrawalTerms(),
    client.merchantWallet(),
    client.sessionList(),
    client.passkeyList(),
  ];
  const said = JSON.stringify(await Promise.all([...lists, ...more]));
  for (const id of theirs.ids) expect(said).not.toContain(id);
  expect(theirs.ids.length).toBeGreaterThan(6);
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});
