import type { DeskActResult } from '../../../../machines/operations/desk-act/desk-act.machine';
import { asFailure } from '../../../contract';

/** Code of a call that needs a fresh code of the authenticator app. */
const STEP_UP = 'desk.stepUp';
/** Codes of an item that somebody else has changed or decided. */
const CONFLICTS: readonly string[] = ['feedback.unknown', 'ops.requestOver', 'ops.requestUnknown'];
/** End of the codes of items with a version. */
const CHANGED = /\.(changed|notPermitted)$/;

/** Returns the result of an act, also of failures that are an expected outcome (own.desk-app.conflict). */
export async function resultOf(act: Promise<DeskActResult>): Promise<DeskActResult> {
  try {
    return await act;
  } catch (error) {
    const { code } = asFailure(error);
    if (code === STEP_UP) return { kind: 'stepUp' };
    if (CONFLICTS.includes(code) || CHANGED.test(code)) return { kind: 'conflict' };
    throw error;
  }
}
