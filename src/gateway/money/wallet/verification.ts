import { lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { verifyLedger } from './service';
import { ledgerVerifications } from './tables';

/** Interval of the recurring verification, and the time for which its results are stored, ms. */
const VERIFY_EVERY = 6 * 3_600_000;
const RETENTION = 400 * 86_400_000;

/** Recurring job that verifies the ledger and stores the result (`own.metrics.ledger`); logs problems as an error. */
export const ledgerJobs: RecurringJobs = {
  'ledger.verify': {
    every: VERIFY_EVERY,
    does: async (ctx) => {
      const at = await ctx.now();
      const start = performance.now();
      const { transfers, entries, problems } = await verifyLedger(ctx);
      if (problems.length > 0) ctx.log.error({ problems: problems.length, first: problems[0] }, 'ledger.problems');
      const counts = { transfers: BigInt(transfers), entries: BigInt(entries), problems: problems.length };
      const tookMs = Math.round(performance.now() - start);
      await ctx.db.insert(ledgerVerifications).values({ id: v7(), at, tookMs, ...counts });
      await ctx.db.delete(ledgerVerifications).where(lt(ledgerVerifications.at, new Date(at.getTime() - RETENTION)));
    },
  },
};
