import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const first = [{ numero: 'A-1' }];
const two = [{ numero: 'A-2' }];
const outdated = { type: 'results.outdated' };
const retry = { type: 'retry.requested' };

const startResults = (title: string) => journey(title).meets('own.lottery.results').given({ lottery: 'SSC' });
const showResults = (title: string) => startResults(title).settles('loadResults', { output: first });

/** The oracle of the last results, from the requirements. */
export const lotteryResultsJourneys = [
  startResults('The last draws of the lottery load and are shown')
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ lottery: 'SSC', draws: [] })
    .invokes('loadResults', { lottery: 'SSC' })
    .invokes('watchDraws')
    .nothingElse()
    .ignores(retry)
    .ignores(outdated)
    .settles('loadResults', { output: first })
    .sees('loaded.idle')
    .lacks('busy')
    .knows({ draws: first })
    .nothingElse(),

  showResults('As draws proceed they reload, and the old ones stay until then')
    .sends(outdated)
    .sees('loaded.renewing')
    .lacks('busy')
    .knows({ draws: first })
    .invokes('loadResults', { lottery: 'SSC' })
    .nothingElse()
    .ignores(outdated)
    .settles('renewResults', { output: two })
    .sees('loaded.idle')
    .knows({ draws: two })
    .nothingElse(),
  showResults('When the reload fails the old ones stay')
    .sends(outdated)
    .settles('renewResults', { error: offline })
    .sees('loaded.idle')
    .lacks('rejected')
    .knows({ draws: first })
    .nothingElse(),

  showResults('A list that became empty is reported')
    .sends(outdated)
    .settles('renewResults', { output: [] })
    .sees('empty')
    .lacks('rejected')
    .nothingElse(),

  startResults('Before the first draw an empty list is reported, and checked again')
    .settles('loadResults', { output: [] })
    .sees('empty')
    .lacks('busy', 'rejected')
    .knows({ draws: [] })
    .nothingElse()
    .sends(outdated)
    .sees('loading')
    .invokes('loadResults', { lottery: 'SSC' }),
  startResults('Draws that fail to load are reported and can be retried')
    .settles('loadResults', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .nothingElse()
    .ignores(outdated)
    .sends(retry)
    .sees('loading')
    .lacks('rejected')
    .invokes('loadResults', { lottery: 'SSC' }),
  showResults('After a failure of the watch the list stays')
    .settles('watchDraws', { error: offline })
    .sees('loaded.idle')
    .lacks('rejected')
    .nothingElse(),
];
