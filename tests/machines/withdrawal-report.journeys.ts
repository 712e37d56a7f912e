import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const changed = { kind: 'rejected', code: 'withdrawal.changed', message: 'It has changed.', status: 409 };
const problems = [{ field: 'remainingAmount', code: 'withdrawal.parts.sum' }];
const parts = { receivedAmount: '400.00', remainingAmount: '600.00' };
const after = { id: 'w', version: 4 };
const proven = { type: 'proofs.changed', proofs: ['a'] };
const submitted = { type: 'parts.submitted', parts };

const nothing = (title: string) => journey(title).given({ id: 'w', version: 3, amount: '1000.00', arrived: 'nothing' });
const part = (title: string) => journey(title).given({ id: 'w', version: 3, amount: '1000.00', arrived: 'part' });
const sent = (title: string) => nothing(title).sends(proven).sends({ type: 'nothing.submitted' });
const checked = (title: string) => part(title).sends(submitted).settles('checkParts', { output: [] });

/** The oracle of the report that money of a withdrawal is missing, from the requirements. */
export const withdrawalReportJourneys = [
  nothing('Nothing arrived: it is reported with a picture')
    .meets('s4.withdrawal.not-received')
    .sees('nothing.untouched')
    .lacks('busy', 'rejected')
    .invokes('proofUpload', { withdrawalId: 'w' })
    .sends(proven)
    .knows({ proofs: ['a'] })
    .sends({ type: 'nothing.submitted' })
    .sees('sendingNothing', 'busy')
    .invokes('reportNotReceived', { id: 'w', version: 3, proofs: ['a'] })
    .settles('reportNotReceived', { output: after })
    .sees('over')
    .ends({ withdrawal: after, outdated: false }),

  nothing('Without a picture nothing is sent')
    .meets('s4.withdrawal.not-received')
    .sends({ type: 'nothing.submitted' })
    .sees('nothing.unproven', 'rejected')
    .nothingElse()
    .sends(proven)
    .sends({ type: 'nothing.submitted' })
    .sees('sendingNothing'),

  part('A part arrived: what was received and what remains are shown, checked and sent')
    .meets('s4.withdrawal.partial', 's3.withdrawal-confirmation.amounts')
    .sees('parts.untouched')
    .sends(submitted)
    .sees('checking', 'busy')
    .knows({ parts })
    .invokes('checkParts', { ...parts, amount: '1000.00' })
    .settles('checkParts', { output: [] })
    .sees('sendingParts', 'busy')
    .invokes('reportPartial', { id: 'w', version: 3, ...parts, proofs: [] })
    .settles('reportPartial', { output: after })
    .ends({ withdrawal: after, outdated: false }),

  part('Amounts that do not add up are not sent')
    .meets('s3.withdrawal-confirmation.amounts')
    .sends(submitted)
    .settles('checkParts', { output: problems })
    .sees('parts.invalid', 'rejected')
    .nothingElse()
    .knows({ problems })
    .sends(submitted)
    .sees('checking')
    .knows({ problems: [] }),

  part('The check breaks down: the reason is shown')
    .meets('s3.withdrawal-confirmation.amounts')
    .sends(submitted)
    .settles('checkParts', { error: broken })
    .sees('parts.refused', 'rejected')
    .knows({ failure: broken }),

  sent('The report does not get through: the pictures stay, and it can be sent again')
    .meets('s4.withdrawal.not-received', 's8.message.network-abnormal')
    .settles('reportNotReceived', { error: offline })
    .sees('nothing.refused', 'rejected')
    .knows({ failure: offline, proofs: ['a'] })
    .sends({ type: 'nothing.submitted' })
    .sees('sendingNothing')
    .knows({ failure: null }),

  checked('The report of a part does not get through: what was typed stays')
    .meets('s4.withdrawal.partial', 's8.message.network-abnormal')
    .settles('reportPartial', { error: offline })
    .sees('parts.refused', 'rejected')
    .knows({ failure: offline, parts })
    .sends(submitted)
    .sees('checking')
    .knows({ failure: null }),

  sent('Something has happened to it meanwhile')
    .meets('s4.withdrawal.auto-confirm')
    .settles('reportNotReceived', { error: changed })
    .ends({ withdrawal: null, outdated: true }),

  checked('Something has happened to it while a part was reported')
    .meets('s4.withdrawal.auto-confirm')
    .settles('reportPartial', { error: changed })
    .ends({ withdrawal: null, outdated: true }),

  nothing('It is left').meets('s4.withdrawal.not-received').sends({ type: 'report.left' }).ends({ withdrawal: null, outdated: false }),
  part('It is left with a part').meets('s4.withdrawal.partial').sends({ type: 'report.left' }).ends({ withdrawal: null, outdated: false }),

  nothing('The pictures break down: the form stays')
    .meets('own.proof.upload')
    .settles('proofUpload', { error: broken })
    .sees('nothing.untouched'),
];
