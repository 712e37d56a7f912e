import type { Screen } from '../../../src/atlas';
import { passwordOf } from '../identity/passwords';

/** Confirms in the open form that the demo's player is excluded. */
export async function confirmsExclusion(screen: Screen): Promise<void> {
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('limits.exclusion.submit');
}

/** As above, from the overview of the limits page: for half a year. */
export const excludesSelf = async (_: unknown, screen: Screen): Promise<void> => {
  await screen.press('limits.exclusion.choose');
  await screen.press('limits.months.6');
  await confirmsExclusion(screen);
};
