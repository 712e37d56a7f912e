import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const filter = { from: '2026-11-01', to: '2026-11-30' };
const opened = (title: string) => journey(title).meets('own.desk-app.money');
const saving = (title: string) =>
  opened(title).meets('own.desk-app.money-file').sends({ type: 'file.requested', filter });
const acting = (title: string) =>
  opened(title).meets('own.desk-app.verification', 'own.desk-app.act').sends({ type: 'verification.requested' });

/** The oracle of the page of the site's money, from the requirements. */
export const deskMoneyJourneys = [
  opened('It reads the figures and the verifications of the ledger')
    .meets('own.desk-app.verification')
    .sees('open.reading.idle')
    .lacks('busy')
    .invokes('report')
    .invokes('verifications'),

  saving('The figures of a period are saved as a file')
    .sees('open.reading.saving', 'busy')
    .knows({ filter })
    .invokes('saveFile', { filter })
    .settles('saveFile', { output: undefined })
    .sees('open.reading.saved')
    .lacks('busy'),

  saving('A file that cannot be made has its reason, and is requested again')
    .settles('saveFile', { error: offline })
    .sees('open.reading.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'file.requested', filter: {} })
    .sees('open.reading.saving')
    .knows({ failure: null, filter: {} })
    .invokes('saveFile', { filter: {} }),

  acting('A verification is requested as an act, and the verifications are read again')
    .sees('open.acting')
    .invokes('deskAct', { queue: 'money', item: 'ledger', version: 0, act: 'verifyLedger' })
    .ignores({ type: 'file.requested', filter })
    .settles('deskAct', { output: undefined })
    .sees('open.reading.idle')
    .notifies('verifications', { type: 'refresh.requested' }),

  acting('A crash of the act is shown, and the page starts again')
    .settles('deskAct', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.reading')
    .knows({ failure: null })
    .invokes('report'),

  opened('A crash of the figures is shown')
    .settles('report', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  opened('A crash of the verifications is shown')
    .meets('own.desk-app.verification')
    .settles('verifications', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
