import { test } from 'vitest';
import type { Language } from '../../../src/atlas';
import { isFaultless } from '../../harness/faultless';
import { stage } from '../../harness/stage';
import { canWithdraw, LONG_SESSIONS, opensWithdrawals, withdraws } from '../../harness/withdrawals';

const { ops, createTester } = stage(LONG_SESSIONS);
const languages: Language[] = ['bn', 'en'];

test.each(languages)(
  'a player follows a payout that is refused, sent, unknown, paid and sent back, in %s [own.payout.provider own.payout.unknown own.payout.unpaid own.payout.bounced]',
  async (language) => {
    const player = await createTester({ language, width: 360 });
    const { screen } = player;
    const { number } = await withdraws(await canWithdraw(player));
    await opensWithdrawals(player);
    await screen.press('withdraw.see');
    const operate = (act: string, ...more: string[]) => ops('withdrawals', act, number, ...more);
    const shows = async (state: string) => {
      await player.looksBack();
      await screen.sees('heading', `withdraw.state.${state}`);
      await screen.sees('status', `withdraw.means.${state}`);
      await isFaultless(player, `payout-${state}`);
    };
    await operate('approve');
    await ops('payments', 'refuse', 'declined');
    await operate('send');
    await shows('unpaid');
    await ops('payments', 'late', '1h');
    await operate('send');
    await shows('sent');
    await operate('found', 'unpaid');
    await ops('payments', 'lose', 'answers');
    await operate('send');
    await shows('unknown');
    await operate('found', 'paid');
    await player.looksBack();
    await screen.sees('group', 'withdraw.question');
    await ops('payments', 'normal');
    await ops('payments', 'bounce', number);
    await shows('bounced');
  },
);
