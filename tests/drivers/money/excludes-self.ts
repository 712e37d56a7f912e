import type { Screen } from '../../../src/atlas';
import { passwordOf } from '../identity/passwords';

/** Confirms in the form that is open that the demo's player is excluded. */
export async function confirmsExclusion(screen: Screen): Promise<void> {
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('limits.exclusion.submit');
}

/** The same, from the overview of the page of limits: for half a year. */
export const excludesSelf = async (_: unknown, screen: Screen): Promise<void> => {
  await screen.press('limits.exclusion.choose');
  await screen.press('limits.months.6');
  await confirmsExclusion(screen);
};
