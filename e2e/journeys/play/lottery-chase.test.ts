import { expect, test } from 'vitest';
import { LOOKS } from '../../harness/looks';
import { isDrawn, isNearDraw } from '../../harness/lottery';
import {
  comesBack,
  hasBalance,
  isFaultless,
  opensLottery,
  opensRound,
  proofOf,
  RECORD,
  recordOf,
  row,
} from '../../harness/lottery-player';
import { stage } from '../../harness/stage';
import { clientAt } from '../../harness/wire';

const { createTester, ops } = stage();

test.each(LOOKS)(
  'in %s at %d px a chase over three days reserves all stakes up front, loses the first draw, wins the second, and gets back the stake of the third [own.draw.lifecycle own.draw.settled]',
  async (language, width) => {
    const tester = await createTester({ language, width, clock: true });
    const { gateway } = tester;
    const issues = await isNearDraw(gateway, 'everybody', 'LF3D');
    const [first, second] = issues;
    const { client, isIn } = clientAt(gateway);
    await isIn('player');
    const { rulesVersion, priceVersion, groups } = await client.lotteryRules({ lottery: 'LF3D' });
    const line = { play: 'direct-3', selection: '1|2|3', unit: 'yuan' as const, multiple: 1, group: groups.most };
    const chaseRequest = {
      ...{ lottery: 'LF3D', rulesVersion, priceVersion, lines: [line], stopAfterWin: true },
      issues: issues.map(({ number }, index) => ({ issue: number, multiple: 2 ** index })),
    };
    // The multiple doubles with each issue: 2, 4 and 8.
    await client.placeLotteryChase({ ...chaseRequest, stake: '14.00' }, { idempotencyKey: crypto.randomUUID() });
    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await hasBalance(tester, 'P 24,986.00');

    await isDrawn(gateway, 'LF3D', first, '4,5,6');
    await comesBack(tester, RECORD);
    await hasBalance(tester, 'P 24,986.00');
    expect(await recordOf(tester, 1)).toEqual([row(tester, 'lost', '2.00', '0.00')]);

    await isDrawn(gateway, 'LF3D', second, '1,2,3');
    await comesBack(tester, RECORD);
    // 25,000 less the stakes of 2 and 4, plus the prize of the 4; the stake of 8 was returned.
    await hasBalance(tester, 'P 28,914.00');
    const rows = await recordOf(tester, 3);
    const expectedRows = [
      row(tester, 'lost', '2.00', '0.00'),
      row(tester, 'won', '4.00', '3,920.00'),
      row(tester, 'stopped', '8.00', '0.00'),
    ];
    expect(rows.toSorted()).toEqual(expectedRows.toSorted());
    await isFaultless(tester, 'chase');
    await opensRound(
      tester,
      rows.findIndex(([, stake]) => stake === expectedRows[1]?.[1]),
    );
    expect(await proofOf(tester)).toMatchObject({
      issue: second.number,
      result: '1 2 3',
      lines: [{ outcome: 'won', multiple: 2 }],
    });
    const again = clientAt(gateway);
    await again.logsIn('player');
    const { list } = await again.client.lotteryOrders({});
    expect(list.map(({ state }) => state).toSorted()).toEqual(['settled', 'settled', 'stopped']);
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);
