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

/** Returns the lottery of a stored code. */
export function codeOf(storedCode: string): LotteryCode {
  const code = LOTTERY_CODES.find((lotteryCode) => lotteryCode === storedCode);
  if (!code) throw new Error(`unknown lottery ${storedCode}`);
  return code;
}

/** Returns the beacon of a stored name. */
export function beaconOf(storedName: string | null): BeaconName {
  const names: BeaconName[] = ['drand-quicknet', 'demo'];
  const name = names.find((candidate) => candidate === storedName && candidate in BEACONS);
  if (!name) throw new Error(`unknown beacon ${storedName}`);
  return name;
}

/** Returns the result of an issue; null if its source does not respond or is not trustworthy. */
export async function answerOf(ctx: ModuleContext, issue: Issue): Promise<Answer | null> {
  const lottery = codeOf(issue.lottery);
  if (LOTTERIES[lottery].draws === 'own') return ownAnswer(ctx, issue, lottery);
  const result = await agreed(ctx, { ...issue, lottery });
  return result && { result, takenBy: 'feeds' };
}

async function ownAnswer(ctx: ModuleContext, issue: Issue, lottery: LotteryCode): Promise<Answer | null> {
  const { chainId, seedNo, beaconRound } = issue;
  if (chainId === null || seedNo === null || beaconRound === null)
    throw new Error('the seed or the beacon round of the issue is missing');
  const signature = await signatureOf(ctx, beaconOf(issue.beacon), beaconRound);
  if (signature === null) return null;
  const [serverSeed = ''] = await seedsOf(ctx, chainId, seedNo, seedNo);
  return drawn({ lottery, issue: issue.number, round: beaconRound, signature, serverSeed });
}

type Drawn = { lottery: LotteryCode; issue: string; round: number; signature: string; serverSeed: string };

/** Returns the result of our own draw, from its seed and the beacon. */
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
