import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const rejection = { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong' };
const unsent = { kind: 'rejected', code: 'sms.quota', message: 'No messages left' };
const name = { field: 'realName', code: 'required' };
const password = { field: 'password', code: 'required' };
const right = { kind: 'right' };
const wrong = { kind: 'wrong', problems: [name, password] };
const edited = { type: 'field.edited', field: 'password' };
const submitted = { type: 'form.submitted' };

const opened = (title: string) => journey(title).given({ about: 'a session' });
const validating = (title: string) => opened(title).sends(submitted);
const sent = (title: string) => validating(title).settles('validate', { output: right });
const invalid = (title: string) => validating(title).settles('validate', { output: wrong });

/** The oracle of the forms of the security centre, from the requirements. */
export const formJourneys = [
  opened('A form is validated, sent and completed')
    .meets('own.security.password-required')
    .sees('editing.untouched')
    .lacks('busy', 'rejected')
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate', { about: 'a session', reviewed: false })
    .ignores(submitted)
    .settles('validate', { output: right })
    .sees('sending', 'busy')
    .invokes('send', { about: 'a session' })
    .settles('send', { output: undefined })
    .sees('ended')
    .ends({ sent: true }),

  opened('A form that is left sends nothing')
    .meets('own.security.password-required')
    .sends({ type: 'form.cancelled' })
    .sees('ended')
    .ends({ sent: false }),

  validating('An invalid field is reported below it, until the next attempt')
    .settles('validate', { output: wrong })
    .sees('editing.invalid', 'rejected')
    .lacks('busy')
    .knows({ problems: [name, password] })
    .sends(submitted)
    .sees('validating')
    .knows({ problems: [] }),

  invalid('A corrected field loses its error, and the other errors stay')
    .meets('own.form.corrected')
    .sees('editing.invalid.waiting', 'rejected')
    .sends(edited)
    .sees('editing.invalid.checking', 'rejected')
    .knows({ problems: [name, password] })
    .invokes('check', { about: 'a session', problems: [name, password] })
    .nothingElse()
    .settles('check', { output: { kind: 'wrong', problems: [name] } })
    .sees('editing.invalid.waiting', 'rejected')
    .knows({ problems: [name] })
    .sends({ type: 'field.edited', field: 'realName' })
    .invokes('check')
    .settles('check', { output: right })
    .sees('editing.fixed')
    .lacks('rejected', 'busy')
    .knows({ problems: [] })
    .sends(submitted)
    .sees('validating'),

  invalid('New errors are not shown while the player types')
    .meets('own.form.corrected')
    .sends(edited)
    .settles('check', {
      output: { kind: 'wrong', problems: [name, { ...password, code: 'short' }, { ...name, field: 'other' }] },
    })
    .sees('editing.invalid.waiting')
    .knows({ problems: [name] }),

  invalid('Further typing checks again, and the form may be sent before the check ends')
    .meets('own.form.corrected')
    .sends(edited)
    .sends(edited)
    .sees('editing.invalid.checking')
    .invokes('check')
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate'),

  invalid('A failed check of the input shows the reason')
    .meets('own.form.corrected')
    .sends(edited)
    .settles('check', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ problems: [], failure: broken })
    .ignores(edited),

  opened('Before the first submit, input is not checked')
    .meets('own.form.corrected')
    .ignores(edited)
    .sees('editing.untouched'),

  validating('A failed check shows the reason')
    .settles('validate', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: broken }),

  sent('An error of the gateway is shown below its field, and another field may be required from then on')
    .meets('own.form.corrected')
    .settles('send', { output: { ...wrong, about: 'another' } })
    .sees('editing.invalid.waiting', 'rejected')
    .lacks('busy')
    .knows({ problems: [name, password], failure: null })
    .sends(edited)
    .invokes('check', { about: 'another', problems: [name, password] })
    .sends(submitted)
    .invokes('validate', { about: 'another', reviewed: false })
    .settles('validate', { output: right })
    .invokes('send', { about: 'another' })
    .settles('send', { output: wrong })
    .knows({ about: 'another' })
    .sends({ type: 'form.cancelled' })
    .ends({ sent: false }),

  sent('The result of the submit is reported to the parent')
    .meets('own.security.password-required')
    .settles('send', { output: { kind: 'sent', word: 'too old' } })
    .ends({ sent: true, word: 'too old' }),

  validating('A passkey as second factor opens the browser’s dialog first, and its signature is sent')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .sees('confirming')
    .lacks('busy', 'rejected')
    .invokes('confirm', { about: 'a session' })
    .nothingElse()
    .ignores(submitted)
    .settles('confirm', { output: { kind: 'signed' } })
    .sees('sending', 'busy')
    .invokes('send', { about: 'a session' })
    .settles('send', { output: undefined })
    .ends({ sent: true }),

  validating('Closing the browser’s dialog sends nothing, is no error, and can be retried')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .settles('confirm', { output: { kind: 'unsigned' } })
    .sees('editing.unconfirmed')
    .lacks('busy', 'rejected')
    .knows({ problems: [], failure: null })
    .nothingElse()
    .sends(submitted)
    .sees('validating'),

  validating('A passkey that is no longer required shows its message')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .settles('confirm', { error: rejection })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: rejection }),

  validating('Leaving the browser’s dialog sends nothing')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .sends({ type: 'form.cancelled' })
    .sees('ended')
    .ends({ sent: false }),

  validating('Permanent input is shown for review, and only confirmed input is sent')
    .meets('own.form.reviewed')
    .invokes('validate', { about: 'a session', reviewed: false })
    .settles('validate', { output: { kind: 'review' } })
    .sees('reviewing')
    .lacks('busy', 'rejected')
    .nothingElse()
    .ignores(submitted)
    .sends({ type: 'review.confirmed' })
    .sees('validating', 'busy')
    .invokes('validate', { about: 'a session', reviewed: true })
    .settles('validate', { output: right })
    .sees('sending')
    .settles('send', { output: undefined })
    .ends({ sent: true }),

  validating('A mistake in the review is corrected, and the review is shown again')
    .meets('own.form.reviewed')
    .settles('validate', { output: { kind: 'review' } })
    .sends({ type: 'review.confirmed' })
    .settles('validate', { output: right })
    .settles('send', { error: rejection })
    .sees('editing.rejected')
    .sends(submitted)
    .invokes('validate', { about: 'a session', reviewed: false })
    .settles('validate', { output: { kind: 'review' } })
    .sends({ type: 'review.cancelled' })
    .sees('editing.untouched')
    .knows({ reviewed: false })
    .nothingElse()
    .sends(submitted)
    .invokes('validate', { about: 'a session', reviewed: false }),

  validating('A passkey is requested after the review')
    .meets('own.form.reviewed')
    .settles('validate', { output: { kind: 'review' } })
    .sends({ type: 'review.confirmed' })
    .settles('validate', { output: { kind: 'passkey' } })
    .sees('confirming'),

  sent('A code that could not be sent shows its message, and after a second the form can be sent again')
    .meets('s5.sms.throttle', 's9.const.sms-throttle')
    .settles('send', { output: { kind: 'unsent', failure: unsent } })
    .sees('editing.unsent', 'rejected')
    .lacks('busy')
    .knows({ failure: unsent })
    .sends({ type: 'failure.acknowledged' })
    .sees('throttled', 'busy')
    .lacks('rejected')
    .knows({ failure: null })
    .nothingElse()
    .ignores(submitted)
    .waits(999)
    .sees('throttled')
    .waits(1)
    .sees('editing.untouched')
    .lacks('busy')
    .sends(submitted)
    .sees('validating', 'busy'),

  sent('A submit over the message confirms it, and sends no code within the second')
    .meets('s5.sms.throttle')
    .settles('send', { output: { kind: 'unsent', failure: unsent } })
    .sends(submitted)
    .sees('throttled', 'busy')
    .knows({ failure: null })
    .nothingElse(),

  validating('A rejection shows its message, and the player can retry or leave')
    .meets('own.security.password-required')
    .settles('validate', { output: right })
    .settles('send', { error: rejection })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: rejection })
    .sends(submitted)
    .knows({ failure: null })
    .settles('validate', { output: right })
    .settles('send', { error: rejection })
    .sends({ type: 'form.cancelled' })
    .ends({ sent: false }),
];

export const formTemporals = [
  leadsTo('After a code that could not be sent, the form becomes ready again', 'throttled', 'editing', {
    within: 1,
  }).meets('s5.sms.throttle'),
  leadsTo('A sent form ends or can be edited again', 'sending', ['editing', 'ended'], { within: 1 }),
];
