import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { verifyLedger } from '../../src/gateway/money/wallet/service';
import { startModules } from '../gateway/harness/modules';
import { depositor } from '../gateway/money/deposit/support';
import { on } from '../gateway/money/wallet/support';
import { takesId } from './ids';
import { others, secondPlayer, theirThings } from './others';

/** Calls with an id that belongs to no account and is known only to its requester. */
const WITHOUT_OWNER = ['answerSlide', 'sendProof', 'beginPasskeyProof', 'answerProof'];
/** Calls about public data. */
const OF_ALL = ['notice', 'raffleDraws'];
/** Calls about data of all players. */
const OF_PLAYERS = ['activity', 'actOnActivity', 'uploadActivityPicture', 'claimRaffle', 'claimMission'];

const gateway = await startModules({ sessionIdle: 86_400_000 });
let theirs: Awaited<ReturnType<typeof theirThings>>;
let stranger: Awaited<ReturnType<typeof secondPlayer>>;
/** Everything the owner sees, which no stranger's call may change. */
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

test('covers every call with an id, or lists it as public or unowned [asvs 8.2.2]', () => {
  expect(withId.sort()).toEqual([...Object.keys(others), ...WITHOUT_OWNER, ...OF_ALL, ...OF_PLAYERS].sort());
  for (const name of [...WITHOUT_OWNER, ...OF_ALL])
    expect(all.find(([id]) => id === name)?.[1].token).not.toBe('required');
});

describe('with another player’s id [asvs 8.2.2]', () => {
  test.each(Object.entries(others))('%s finds and changes nothing', async (_name, { expectedRejection, tries }) => {
    const rejections = await Promise.all(
      tries(stranger, theirs).map((work) =>
        work.then(
          () => 'done',
          ({ status, code }) => `${status} ${code}`,
        ),
      ),
    );
    expect(new Set(rejections)).toEqual(new Set([expectedRejection]));
    expect(await theirs.all()).toEqual(theirsBefore);
  });

  test.each(Object.entries(others))('%s requires a session', async (name) => {
    expect(all.find(([id]) => id === name)?.[1].token).toBe('required');
  });
});

test('rejects another player’s picture as proof for a withdrawal [asvs 8.2.2]', async () => {
  const { client, paid } = stranger;
  const proofs = [theirs.proofId];
  await expect(client.reportNotReceived({ ...on(paid), proofs })).rejects.toMatchObject({ code: 'upload.unknown' });
  const amounts = { receivedAmount: '400.00', remainingAmount: '600.00' };
  await expect(client.reportPartial({ ...on(paid), ...amounts, proofs })).rejects.toMatchObject({
    code: 'upload.unknown',
  });
});

test('lists contain only the player’s own data [asvs 8.2.2]', async () => {
  const { client } = await depositor(gateway);
  const lists = [
    client.withdrawals({}),
    client.deposits({}),
    client.cashIns({}),
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
  const responseText = JSON.stringify(await Promise.all([...lists, ...more]));
  for (const id of theirs.ids) expect(responseText).not.toContain(id);
  expect(theirs.ids.length).toBeGreaterThan(6);
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});
