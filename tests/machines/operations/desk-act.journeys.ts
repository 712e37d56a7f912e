import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const input = { queue: 'withdrawals', item: 'w-1', version: 3, act: 'approve' };
const opened = (title: string) => journey(title).given(input).meets('own.desk-app.act');
const sent = (title: string) => opened(title).settles('reasonForm', { output: { sent: true, word: 'Payee checked' } });

const difference = { kind: 'rejected', code: 'cashIn.otherAmount', message: 'Reported: 500.00.' };
const differing = (title: string) =>
  sent(title)
    .meets('own.desk-app.statement')
    .settles('perform', { output: { kind: 'differs', failure: difference } });

/** The oracle of an operator's act, from the requirements. */
export const deskActJourneys = [
  sent('A confirmed act is sent with its reason, and its outcome is shown')
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: false })
    .sees('performing', 'busy')
    .settles('perform', { output: { kind: 'done' } })
    .sees('done', 'ended')
    .lacks('rejected')
    .sends({ type: 'act.acknowledged' })
    .ends(),

  opened('Without a confirmation nothing is sent')
    .invokes('reasonForm', { about: 'approve' })
    .sees('confirming')
    .settles('reasonForm', { output: { sent: false } })
    .nothingElse()
    .ends(),

  opened('An act without a reason is sent with an empty one')
    .settles('reasonForm', { output: { sent: true } })
    .invokes('perform', { ...input, reason: '', isCorrected: false }),

  sent('An act above the limit waits for another operator')
    .meets('own.desk-app.second')
    .settles('perform', { output: { kind: 'waits' } })
    .sees('waiting', 'ended')
    .lacks('rejected')
    .sends({ type: 'act.acknowledged' })
    .ends(),

  sent('An item that somebody else has changed stays as it is, which is shown')
    .meets('own.desk-app.conflict')
    .settles('perform', { output: { kind: 'conflict' } })
    .sees('conflicted', 'rejected', 'ended')
    .sends({ type: 'act.acknowledged' })
    .ends(),

  differing('A statement that differs is shown, and credited once the operator accepts it')
    .sees('differing', 'rejected')
    .lacks('busy', 'ended')
    .knows({ failure: difference })
    .sends({ type: 'act.corrected' })
    .sees('performing')
    .knows({ failure: null })
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: true })
    .settles('perform', { output: { kind: 'stepUp' } })
    .settles('codeForm', { output: { sent: true } })
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: true })
    .settles('perform', { output: { kind: 'done' } })
    .sees('done'),

  differing('A wrong entry is typed again')
    .sends({ type: 'act.revised' })
    .sees('confirming')
    .knows({ failure: null })
    .invokes('reasonForm', { about: 'approve' })
    .settles('reasonForm', { output: { sent: true, word: 'Payee checked' } })
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: false }),

  differing('A transfer whose statement differs is left').sends({ type: 'act.cancelled' }).nothingElse().ends(),

  sent('An act with money takes a code, then goes on with the same reason')
    .meets('own.desk-app.step-up')
    .settles('perform', { output: { kind: 'stepUp' } })
    .sees('steppingUp')
    .lacks('busy', 'ended')
    .invokes('codeForm', { about: null })
    .settles('codeForm', { output: { sent: true } })
    .sees('performing')
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: false })
    .settles('perform', { output: { kind: 'done' } })
    .sees('done'),

  sent('Without the code the act is not sent again')
    .meets('own.desk-app.step-up')
    .settles('perform', { output: { kind: 'stepUp' } })
    .settles('codeForm', { output: { sent: false } })
    .nothingElse()
    .ends(),

  sent('A crash of the code form is shown, and the act can be tried again')
    .meets('own.desk-app.step-up')
    .settles('perform', { output: { kind: 'stepUp' } })
    .settles('codeForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: false }),

  sent('A failed act is tried again with the same reason')
    .settles('perform', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('performing')
    .knows({ failure: null })
    .invokes('perform', { ...input, reason: 'Payee checked', isCorrected: false }),

  sent('A failed act is left').settles('perform', { error: offline }).sends({ type: 'act.cancelled' }).ends(),

  opened('A crash of the form is shown, and the form opens again')
    .settles('reasonForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('confirming')
    .invokes('reasonForm', { about: 'approve' }),
];
