import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const [one, two] = [[{ numero: 'A-1' }], [{ numero: 'A-2' }]];
const outdated = { type: 'results.outdated' };
const retry = { type: 'retry.requested' };

const begun = (title: string) => journey(title).meets('own.lottery.results').given({ lottery: 'SSC' });
const shown = (title: string) => begun(title).settles('loadResults', { output: one });

/** The oracle of the last results, from the requirements. */
export const lotteryResultsJourneys = [
  begun('The last draws of the lottery are read and shown')
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ lottery: 'SSC', draws: [] })
    .invokes('loadResults', { lottery: 'SSC' })
    .invokes('watchDraws')
    .nothingElse()
    .ignores(retry)
    .ignores(outdated)
    .settles('loadResults', { output: one })
    .sees('shown.resting')
    .lacks('busy')
    .knows({ draws: one })
    .nothingElse(),

  shown('As draws go on they are read again, and the old ones stay until then')
    .sends(outdated)
    .sees('shown.renewing')
    .lacks('busy')
    .knows({ draws: one })
    .invokes('loadResults', { lottery: 'SSC' })
    .nothingElse()
    .ignores(outdated)
    .settles('renewResults', { output: two })
    .sees('shown.resting')
    .knows({ draws: two })
    .nothingElse(),
  shown('They cannot be read again: the old ones stay')
    .sends(outdated)
    .settles('renewResults', { error: offline })
    .sees('shown.resting')
    .lacks('rejected')
    .knows({ draws: one })
    .nothingElse(),

  shown('Where nothing is listed any more, that is said')
    .sends(outdated)
    .settles('renewResults', { output: [] })
    .sees('empty')
    .lacks('rejected')
    .nothingElse(),

  begun('Where nothing was drawn yet, that is said, and looked at again')
    .settles('loadResults', { output: [] })
    .sees('empty')
    .lacks('busy', 'rejected')
    .knows({ draws: [] })
    .nothingElse()
    .sends(outdated)
    .sees('loading')
    .invokes('loadResults', { lottery: 'SSC' }),
  begun('They cannot be read: it is said, and tried again')
    .settles('loadResults', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .nothingElse()
    .ignores(outdated)
    .sends(retry)
    .sees('loading')
    .lacks('rejected')
    .invokes('loadResults', { lottery: 'SSC' }),
  shown('The watch breaks: what is shown stays')
    .settles('watchDraws', { error: offline })
    .sees('shown.resting')
    .lacks('rejected')
    .nothingElse(),
];
