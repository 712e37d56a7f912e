import * as v from 'valibot';
import { moneyQuery, verificationsQuery } from '../../../contract/operations/money';
import { requestVerification } from '../../money';
import { reportMoney } from '../money/report';
import { listVerifications } from '../money/verifications';
import { act, type Command, read } from './command';
import { GRANTS } from './roles';

const day = v.pipe(v.string(), v.isoDate('a day is needed, such as 2030-01-31'));
const days = v.union([v.strictTuple([]), v.strictTuple([day]), v.strictTuple([day, day])]);

const report = (usage: string): Command =>
  read(GRANTS.report, `${usage} [<first day> [<last day>]]`, (ctx, { args }) => {
    const [from, to = from] = v.parse(days, args);
    return reportMoney(ctx, v.parse(moneyQuery, { from, to, language: 'en' }));
  });

/** Commands about the site's figures and the verification of the ledger. */
export const reportCommands: Record<string, Command> = {
  'money report': report('money report'),
  'money file': report('money file'),
  'ledger history': read(GRANTS.report, 'ledger history', (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return listVerifications(ctx, v.parse(verificationsQuery, { size: 100 }));
  }),
  'ledger start': act(GRANTS.report, 'ledger start', async (ctx, { args }, { operator }) => {
    v.parse(v.strictTuple([]), args);
    await requestVerification(ctx, operator.name);
    return null;
  }),
};
