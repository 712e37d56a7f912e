import type { ModuleContext } from '../../platform/context';
import { reportMoney } from '../money/report';
import { listVerifications } from '../money/verifications';
import { perform, readAs, readingOf } from '../ops/acts';
import { type DeskCaller, operatorIn } from './caller';
import type { DeskHandlers, DeskInput } from './handlers';

/**
 * Handlers of the site's figures and of the verification of the ledger. Readings and files are recorded
 * (`own.desk-money.file`).
 */
export function moneyRoutes(
  ctx: ModuleContext,
): DeskHandlers<'moneyReport' | 'moneyFile' | 'verifications' | 'verifyLedger'> {
  const report = (command: string, query: DeskInput<'moneyReport'>, caller: DeskCaller) => {
    const days = [query.from, query.to].flatMap((day) => day ?? []);
    return readAs(ctx, operatorIn(caller), readingOf(command, days), () => reportMoney(ctx, query));
  };
  return {
    moneyReport: (query, caller) => report('money report', query, caller),
    moneyFile: (query, caller) => report('money file', query, caller),
    verifications: (query, caller) =>
      readAs(ctx, operatorIn(caller), readingOf('ledger history', []), () => listVerifications(ctx, query)),
    verifyLedger: async ({ reason }, caller) => {
      // A later request of the same day is another act.
      const key = crypto.randomUUID();
      await perform(ctx, operatorIn(caller), { command: 'ledger', args: ['start'], reason, key });
      return null;
    },
  };
}
