import { demoSigned } from '../../../lottery/fair/demo-beacon';
import type { ModuleContext } from '../../platform/context';
import { inTurn } from '../../play/draw/beacon';
import { drawMode } from './modes';

/** Returns signatures of rounds by the demo's beacon, in the mode that an operator has set. */
export async function demoBeaconSignatures(ctx: ModuleContext, rounds: readonly number[]): Promise<(string | null)[]> {
  const mode = await drawMode(ctx, 'beacon');
  if (mode === 'silent') return rounds.map(() => null);
  return inTurn(rounds, (round) => demoSigned(mode === null ? round : round + 1));
}
