import type { ModuleContext } from '../../platform/context';
import { dayIn } from '../../platform/time/zone';

/**
 * Returns whether a person is below an age, by the site's days. The age is reached on the birthday; people born on
 * 29 February reach it on 1 March in years without that day.
 */
export async function isBelowAge({ config, now }: ModuleContext, birthday: string, age: number): Promise<boolean> {
  const today = dayIn(config.siteZone)(await now());
  return birthday > `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
}
