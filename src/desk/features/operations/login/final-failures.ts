import { asFailure, type Failure } from '../../../../contract';

/** Codes of failures that no correction in the form can fix. */
const FINAL: readonly string[] = ['auth.locked', 'desk.loginOver', 'desk.enrolmentOver', 'desk.passwordFirst'];

/** Returns the failure that ends the login; other failures are thrown, so that the form shows them. */
export async function unlessFinal(call: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    const failure = asFailure(error);
    if (FINAL.includes(failure.code)) return failure;
    throw error;
  }
}
