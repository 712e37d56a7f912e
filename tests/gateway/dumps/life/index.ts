import { tendLeaderboards } from '../../../../src/gateway/rewards/leaderboard/windows';
import { haveAgents, playsBelow } from './agents';
import { correctsResult, haveFastOrders, haveOrders } from './draws';
import { havePeople } from './people';
import { havePlay } from './play';
import { claimsCashback, haveRewards, risesTomorrow } from './rewards';
import { haveTalk } from './talk';
import { DAY, later, operate, type Use } from './use';

export { closeForMaintenance, leaveUnfinished } from './cut-short';

/** Fills the tables over three days, except the wallet (`../activity.ts`) and the last moments (`cut-short.ts`). */
export async function live(use: Use): Promise<void> {
  await havePeople(use);
  await havePlay(use);
  await haveTalk(use);
  await haveAgents(use);
  await playsBelow(use);
  await haveRewards(use);
  await haveOrders(use);
  for (const _ of ['tomorrow', 'the day after']) {
    await later(use, DAY);
    await playsBelow(use);
    await operate(use, 'vip', ['settle']);
  }
  await risesTomorrow(use);
  await operate(use, 'contracts', ['settle', 'now']);
  await tendLeaderboards(use.ctx);
  await claimsCashback(use);
  await correctsResult(use);
  await haveFastOrders(use);
}
