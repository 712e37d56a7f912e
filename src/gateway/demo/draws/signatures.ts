import { demoSigned } from '../../../lottery/fair/demo-beacon';
import type { ModuleContext } from '../../platform/context';
import { inTurn } from '../../play/draw/beacon';
import { drawWay } from './ways';

/** Returns signatures of rounds by the demo's beacon, in the mode that an operator has set. */
export async function demoBeaconSignatures(ctx: ModuleContext, rounds: readonly number[]): Promise<(string | null)[]> {
  const way = await drawWay(ctx, 'beacon');
  if (way === 'silent') return rounds.map(() => null);
  return inTurn(rounds, (round) => demoSigned(way === null ? round : round + 1));
}
