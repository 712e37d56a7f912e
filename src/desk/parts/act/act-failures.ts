import type { DeskActResult } from '../../../../machines/operations/desk-act/desk-act.machine';
import { asFailure } from '../../../contract';

/** Code of a call that needs a fresh code of the authenticator app. */
const STEP_UP = 'desk.stepUp';
/** Codes of an item that somebody else has changed or decided. */
const CONFLICTS: readonly string[] = ['feedback.unknown', 'ops.requestOver', 'ops.requestUnknown'];
/** Codes of a statement that is not as the player has reported. */
const DIFFERENCES: readonly string[] = ['cashIn.otherAmount', 'cashIn.otherSender'];
/** End of the codes of items with a version. */
const CHANGED = /\.(changed|notPermitted)$/;

/**
 * Returns the result of an act, also of failures that are an expected outcome (own.desk-app.conflict,
 * own.desk-app.statement).
 */
export async function resultOf(act: Promise<DeskActResult>): Promise<DeskActResult> {
  try {
    return await act;
  } catch (error) {
    const failure = asFailure(error);
    const { code } = failure;
    if (code === STEP_UP) return { kind: 'stepUp' };
    if (DIFFERENCES.includes(code)) return { kind: 'differs', failure };
    if (CONFLICTS.includes(code) || CHANGED.test(code)) return { kind: 'conflict' };
    throw error;
  }
}
