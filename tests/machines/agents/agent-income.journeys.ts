import { agentIncomeSamples } from '../../../machines/agents/agent-income/agent-income.samples';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const bill = agentIncomeSamples.outcomes.loadBill['of a day'].output;
const first = agentIncomeSamples.outcomes.loadBets['the first of two pages'].output;
const last = agentIncomeSamples.outcomes.loadBets['the last page'].output;

const opening = (title: string) =>
  journey(title).meets('own.agent-income.explained').sends({ type: 'bill.selected', id: 'b1' });
const looking = (title: string) =>
  opening(title).settles('loadBill', { output: bill }).sends({ type: 'line.selected', contract: 'C41' });
const at = (after: number | null) => ({ id: 'b1', contract: 'C41', after });

/** The oracle of an agent's income, from the requirements. */
export const agentIncomeJourneys = [
  journey('The bills are listed')
    .meets('own.agent-income.bills')
    .sees('open.listing')
    .lacks('busy', 'rejected')
    .invokes('list')
    .nothingElse(),

  opening('A bill opens with its lines; closing it leaves the list unchanged')
    .sees('open.bill.loading', 'busy')
    .invokes('loadBill', { id: 'b1' })
    .nothingElse()
    .settles('loadBill', { output: bill })
    .sees('open.bill.loaded')
    .lacks('busy', 'rejected')
    .knows({ bill })
    .sends({ type: 'bill.closed' })
    .sees('open.listing')
    .knows({ bill: null })
    .nothingElse(),

  opening('A bill that fails to load can be retried')
    .settles('loadBill', { error: offline })
    .sees('open.bill.loadFailed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.bill.loading')
    .knows({ failure: null })
    .invokes('loadBill', { id: 'b1' }),

  looking('A line leads to its bets, page by page, and back to the bill')
    .sees('open.bets.loading', 'busy')
    .invokes('loadBets', at(null))
    .nothingElse()
    .settles('loadBets', { output: first })
    .sees('open.bets.loaded')
    .lacks('busy', 'rejected')
    .knows({ bets: first })
    .ignores({ type: 'newest.requested' })
    .sends({ type: 'older.requested' })
    .sees('open.bets.loading')
    .invokes('loadBets', at(7))
    .settles('loadBets', { output: last })
    .knows({ bets: last })
    .ignores({ type: 'older.requested' })
    .sends({ type: 'newest.requested' })
    .sees('open.bets.loading')
    .invokes('loadBets', at(null))
    .settles('loadBets', { output: first })
    .sends({ type: 'older.requested' })
    .settles('loadBets', { output: last })
    .sends({ type: 'line.closed' })
    .sees('open.bill.loaded')
    .knows({ bets: null, bill })
    .nothingElse()
    .sends({ type: 'line.selected', contract: 'C42' })
    .invokes('loadBets', { id: 'b1', contract: 'C42', after: null }),

  looking('Bets that fail to load are retried from the same position')
    .settles('loadBets', { output: first })
    .sends({ type: 'older.requested' })
    .settles('loadBets', { error: offline })
    .sees('open.bets.loadFailed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.bets.loading')
    .knows({ failure: null })
    .invokes('loadBets', at(7)),

  journey('A failed list is reported and can be retried')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ failure: null })
    .invokes('list'),
];
