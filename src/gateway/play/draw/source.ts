import { LOTTERIES, LOTTERY_CODES, type LotteryCode } from '../../../lottery';
import { BEACONS, type BeaconName } from '../../../lottery/fair/beacon';
import { MAPPING, resultOf } from '../../../lottery/fair/map';
import { drawSeed } from '../../../lottery/fair/seed';
import type { ModuleContext } from '../../platform/context';
import { signatureOf } from './beacon';
import { seedsOf } from './chains';
import { agreed } from './feeds';
import type { Answer } from './lifecycle';
import type { Issue } from './service';

/** The lottery of a code that is kept with rows. */
export function codeOf(kept: string): LotteryCode {
  const code = LOTTERY_CODES.find((one) => one === kept);
  if (!code) throw new Error(`there is no lottery ${kept}`);
  return code;
}

/** The beacon of a name that is kept with rows. */
export function beaconOf(kept: string | null): BeaconName {
  const names: BeaconName[] = ['drand-quicknet', 'demo'];
  const name = names.find((one) => one === kept && one in BEACONS);
  if (!name) throw new Error(`there is no beacon ${kept}`);
  return name;
}

/** What an issue is drawn as; null where its source is silent or cannot be trusted. */
export async function answerOf(ctx: ModuleContext, issue: Issue): Promise<Answer | null> {
  const lottery = codeOf(issue.lottery);
  if (LOTTERIES[lottery].draws === 'own') return ownAnswer(ctx, issue, lottery);
  const result = await agreed(ctx, { ...issue, lottery });
  return result && { result, takenBy: 'feeds' };
}

async function ownAnswer(ctx: ModuleContext, issue: Issue, lottery: LotteryCode): Promise<Answer | null> {
  const { chainId, seedNo, beaconRound } = issue;
  if (chainId === null || seedNo === null || beaconRound === null)
    throw new Error('an issue of our own without a seed');
  const signature = await signatureOf(ctx, beaconOf(issue.beacon), beaconRound);
  if (signature === null) return null;
  const [serverSeed = ''] = await seedsOf(ctx, chainId, seedNo, seedNo);
  return drawn({ lottery, issue: issue.number, round: beaconRound, signature, serverSeed });
}

type Drawn = { lottery: LotteryCode; issue: string; round: number; signature: string; serverSeed: string };

/** The result of an issue of our own, from its seed and the beacon. */
export function drawn({
  lottery,
  issue,
  round,
  signature,
  serverSeed,
}: Drawn): Answer & { signature: string; serverSeed: string } {
  const seed = drawSeed({ serverSeed, lottery, issue, mapping: MAPPING, round, signature });
  return { result: resultOf(LOTTERIES[lottery].draw, seed), takenBy: 'seed', signature, serverSeed };
}
