import { expect } from 'vitest';
import { typesLimit } from '../../../tests/drivers/money/player-limit.driver';
import { wordsOf } from '../../../tests/harness/words';
import { isFaultless } from '../../harness/faultless';
import { gateEach, LOOKS } from '../../harness/looks';
import { issuesOf } from '../../harness/lottery';
import { bets, choosesInOrder, expectTexts, opensLottery } from '../../harness/lottery-player';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';
import { clientAt } from '../../harness/wire';

const { createTester } = stage();

/** Opens the limits page of the player. */
async function isAtLimits(tester: Tester) {
  await tester.isLoggedIn('player');
  await tester.opens('/?dialog=memberCentre&page=limits');
  await tester.screen.sees('heading', 'limits.title.loss');
}

gateEach(LOOKS)(
  'in %s at %d px a reached loss limit rejects the next bet, names what is left, and leads to the limits [own.play-limit.set own.play-limit.reached own.limits.overview]',
  async (language, width) => {
    const tester = await createTester({ language, width });
    const { gateway, screen, page } = tester;
    await gateway.becomes('everybody', 'ahead', 'SLIDEVERIF=off');
    await issuesOf(gateway, 'LF3D');
    const { client, isIn } = clientAt(gateway);
    await isIn('player');
    const { play } = await client.gamingLimits(undefined);
    const lost = play.find(({ kind, period }) => kind === 'loss' && period === 'day')?.used ?? '0.00';

    // A bet of 2.00 fits into this limit, a second one does not.
    await isAtLimits(tester);
    await isFaultless(tester, 'limits');
    await screen.press('limits.choose.loss.day');
    await screen.sees('heading', 'playerLimit.title.loss.day');
    await isFaultless(tester, 'loss-limit');
    await typesLimit(screen, `${Number(lost) + 3}`);
    await screen.sees('status', 'limits.changed.playerLimit');

    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await choosesInOrder(tester, '123');
    await expectTexts(tester, 'P 3.00');
    await bets(tester);
    await screen.press('lottery.again');
    await choosesInOrder(tester, '456', { instead: true });
    await screen.press('lottery.look');
    await screen.press('lottery.place');
    await screen.sees('alert', 'lottery.limited');
    await expectTexts(tester, 'P 1.00');
    await isFaultless(tester, 'bet-beyond-limit');
    expect(tester.edge.refused.splice(0)).toMatchObject([{ call: 'placeLotteryOrder', status: 403 }]);
    await screen.press('playerLimit.see');
    await screen.sees('heading', 'limits.title.loss');

    // Nothing is left of a lower limit, which the lottery says before the button.
    await screen.press('limits.choose.loss.day');
    await typesLimit(screen, `${Number(lost) + 2}`);
    await screen.sees('status', 'limits.changed.playerLimit');
    await screen.reads('playerLimit.full.bet');
    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await expectTexts(tester, wordsOf(language)('playerLimit.title.loss.day'));
    await screen.sees('button', 'playerLimit.see');
    await isFaultless(tester, 'limit-used-up');

    // The statement shows the open bet as lost.
    await isAtLimits(tester);
    await screen.press('limits.statement.open');
    await screen.sees('table', 'statement.days');
    await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/2[.]00|২[.]০০/);
    await isFaultless(tester, 'play-statement');
  },
);
