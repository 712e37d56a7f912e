import { expect, test } from 'vitest';
import { gateEach, LOOKS } from '../../harness/looks';
import { isDrawn, isNearDraw, LONG } from '../../harness/lottery';
import {
  bets,
  chooses,
  choosesInOrder,
  comesBack,
  expectTexts,
  hasBalance,
  isFaultless,
  opensLottery,
  opensRound,
  proofOf,
  RECORD,
  recordOf,
  row,
  saysOf,
} from '../../harness/lottery-player';
import { stage } from '../../harness/stage';

const { createTester, ops } = stage();

gateEach(LOOKS)(
  'in %s at %d px a player bets twice on a draw, wins one and loses one, and finds both explained in the betting record [own.lottery.board own.lottery.price own.lottery.confirm own.lottery.countdown own.draw.lifecycle s2.member-centre.betting-record]',
  async (language, width) => {
    const tester = await createTester({ language, width, clock: true });
    const { gateway, screen } = tester;
    const [issue] = await isNearDraw(gateway, 'everybody', 'LF3D');
    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await hasBalance(tester, 'P 25,000.00');
    await expectTexts(tester, issue.number);
    await screen.sees('status', 'lottery.incomplete');
    await isFaultless(tester, 'choosing');

    // A unit costs 2; at the highest group it wins 98 % of a thousand times that.
    await choosesInOrder(tester, '123');
    await screen.reads('lottery.sum', {
      sets: digitOne(language),
      unit: `P ${two(language)}`,
      times: digitOne(language),
      total: '',
    });
    await expectTexts(tester, 'P 1,960.00', language === 'bn' ? '১,০০০টিতে ১টি' : '1 in 1,000');
    await isFaultless(tester, 'priced');
    await screen.press('lottery.look');
    await screen.sees('region', 'lottery.review');
    await hasBalance(tester, 'P 25,000.00');
    await isFaultless(tester, 'review');
    await screen.press('lottery.place');
    await screen.sees('status', 'lottery.placed');
    await expectTexts(tester, issue.number, 'P 2.00', 'P 1,960.00');
    await hasBalance(tester, 'P 24,998.00');
    await isFaultless(tester, 'placed');

    await screen.press('lottery.again');
    await choosesInOrder(tester, '456', { instead: true });
    await bets(tester);
    await hasBalance(tester, 'P 24,996.00');

    await tester.waits(LONG);
    await screen.sees('status', 'lottery.closed');
    await isFaultless(tester, 'closed');
    await isDrawn(gateway, 'LF3D', issue, '1,2,3');

    await comesBack(tester, RECORD);
    await hasBalance(tester, 'P 26,956.00');
    expect(await recordOf(tester, 2)).toEqual([
      row(tester, 'lost', '2.00', '0.00'),
      row(tester, 'won', '2.00', '1,960.00'),
    ]);
    await isFaultless(tester, 'record');
    await opensRound(tester, 1);
    await saysOf(tester, 'bets.validBet', 'P 2.00');
    await saysOf(tester, 'bets.net', '+P 1,958.00');
    expect(await proofOf(tester)).toMatchObject({
      lottery: 'LF3D',
      issue: issue.number,
      result: '1 2 3',
      lines: [{ play: 'direct-3', selection: '1|2|3', outcome: 'won' }],
    });
    await isFaultless(tester, 'round');
    await screen.press('bets.back');
    await opensRound(tester, 0);
    expect(await proofOf(tester)).toMatchObject({
      result: '1 2 3',
      lines: [{ selection: '4|5|6', outcome: 'lost', prize: '0' }],
    });
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);

const digitOne = (language: string) => (language === 'bn' ? '১' : '1');
const two = (language: string) => (language === 'bn' ? '২.০০' : '2.00');

test.each(LOOKS)(
  'in %s at %d px a bet on sides is a push when the special number is 49: the stake returns, and counts by its odds [own.lottery.price own.draw.feeds]',
  async (language, width) => {
    const tester = await createTester({ language, width, clock: true });
    const { gateway, screen } = tester;
    const [issue] = await isNearDraw(gateway, 'everybody', 'LHC');
    await opensLottery(tester, '/lottery', 'LHC', 'special-sides');
    await chooses(tester, 'lottery.field.side', 'lottery.choice.big');
    await screen.press('lottery.times', { times: language === 'bn' ? '১০' : '10' });
    await expectTexts(tester, 'P 10.00', 'P 19.60');
    await isFaultless(tester, 'sides');
    await bets(tester);
    await hasBalance(tester, 'P 24,990.00');
    await tester.waits(LONG);
    await isDrawn(gateway, 'LHC', issue, '1,2,3,4,5,6,49');

    await comesBack(tester, RECORD);
    await hasBalance(tester, 'P 25,000.00');
    expect(await recordOf(tester, 1)).toEqual([row(tester, 'even', '10.00', '10.00')]);
    await opensRound(tester, 0);
    // 24 of 49 numbers lose the stake of 10.00.
    await saysOf(tester, 'bets.validBet', 'P 9.79');
    await saysOf(tester, 'bets.net', 'P 0.00');
    expect(await proofOf(tester)).toMatchObject({
      issue: issue.number,
      result: '01 02 03 04 05 06 49',
      lines: [{ outcome: 'pushed' }],
    });
    await isFaultless(tester, 'pushed');
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);
