import type { ModuleContext } from '../context';
import { readSite } from '../system/site';

const DAY = 86_400_000;

/** Returns the time before which something must have ended for its pictures to be deleted (`own.cash-in.pictures`). */
export async function receiptLimit({ db, now }: ModuleContext): Promise<Date> {
  const { receiptDays } = await readSite(db);
  return new Date((await now()).getTime() - receiptDays * DAY);
}
