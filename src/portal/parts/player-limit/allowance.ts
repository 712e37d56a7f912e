import * as v from 'valibot';
import type { PlayAllowance } from '../../../../machines/play/lottery-order/lottery-order.types';
import { asFailure } from '../../../contract';
import { playAllowances } from '../../../contract/money/gaming-limits';

const CODES: readonly string[] = ['limits.playLoss', 'limits.playStake', 'limits.playTime'];

/** Returns what is left of the player's own limit that rejected a call; null for any other failure. */
export function allowanceOf(error: unknown): PlayAllowance | null {
  const { code, value } = asFailure(error);
  if (!CODES.includes(code)) return null;
  const read = v.safeParse(playAllowances, [value]);
  return (read.success && read.output[0]) || null;
}
