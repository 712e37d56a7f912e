import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const input = { queue: 'withdrawals', item: 'w-1', version: 3, act: 'approve' };
const opened = (title: string) => journey(title).given(input).meets('own.desk-app.act');
const sent = (title: string) => opened(title).settles('reasonForm', { output: { sent: true, word: 'Payee checked' } });

/** The oracle of an operator's act, from the requirements. */
export const deskActJourneys = [
  sent('A confirmed act is sent with its reason, and its outcome is shown')
    .invokes('perform', { ...input, reason: 'Payee checked' })
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
    .invokes('perform', { ...input, reason: '' }),

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

  sent('An act with money takes a code, then goes on with the same reason')
    .meets('own.desk-app.step-up')
    .settles('perform', { output: { kind: 'stepUp' } })
    .sees('steppingUp')
    .lacks('busy', 'ended')
    .invokes('codeForm', { about: null })
    .settles('codeForm', { output: { sent: true } })
    .sees('performing')
    .invokes('perform', { ...input, reason: 'Payee checked' })
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
    .invokes('perform', { ...input, reason: 'Payee checked' }),

  sent('A failed act is tried again with the same reason')
    .settles('perform', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('performing')
    .knows({ failure: null })
    .invokes('perform', { ...input, reason: 'Payee checked' }),

  sent('A failed act is left').settles('perform', { error: offline }).sends({ type: 'act.cancelled' }).ends(),

  opened('A crash of the form is shown, and the form opens again')
    .settles('reasonForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('confirming')
    .invokes('reasonForm', { about: 'approve' }),
];
