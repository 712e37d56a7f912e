import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const refusal = { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong' };
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
  opened('A form is checked, sent and done')
    .meets('own.security.password-asked')
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
    .sees('over')
    .ends({ sent: true }),

  opened('A form is left: nothing was sent')
    .meets('own.security.password-asked')
    .sends({ type: 'form.left' })
    .sees('over')
    .ends({ sent: false }),

  validating('What is wrong is said under its field, and forgotten with the next try')
    .settles('validate', { output: wrong })
    .sees('editing.invalid', 'rejected')
    .lacks('busy')
    .knows({ problems: [name, password] })
    .sends(submitted)
    .sees('validating')
    .knows({ problems: [] }),

  invalid('An error goes when its field is mended, and the others stay')
    .meets('own.form.mended')
    .sees('editing.invalid.shown', 'rejected')
    .sends(edited)
    .sees('editing.invalid.checking', 'rejected')
    .knows({ problems: [name, password] })
    .invokes('check', { about: 'a session', problems: [name, password] })
    .nothingElse()
    .settles('check', { output: { kind: 'wrong', problems: [name] } })
    .sees('editing.invalid.shown', 'rejected')
    .knows({ problems: [name] })
    .sends({ type: 'field.edited', field: 'realName' })
    .invokes('check')
    .settles('check', { output: right })
    .sees('editing.mended')
    .lacks('rejected', 'busy')
    .knows({ problems: [] })
    .sends(submitted)
    .sees('validating'),

  invalid('Where another field is wrong by now, or the same in another way, nothing is said of it while one types')
    .meets('own.form.mended')
    .sends(edited)
    .settles('check', {
      output: { kind: 'wrong', problems: [name, { ...password, code: 'short' }, { ...name, field: 'other' }] },
    })
    .sees('editing.invalid.shown')
    .knows({ problems: [name] }),

  invalid('Whoever types on is checked anew, and may send before the check has ended')
    .meets('own.form.mended')
    .sends(edited)
    .sends(edited)
    .sees('editing.invalid.checking')
    .invokes('check')
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate'),

  invalid('The check of what is typed fails: the reason is shown')
    .meets('own.form.mended')
    .sends(edited)
    .settles('check', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ problems: [], failure: broken })
    .ignores(edited),

  opened('Before the form was sent, nothing that is typed is checked')
    .meets('own.form.mended')
    .ignores(edited)
    .sees('editing.untouched'),

  validating('The check fails: the reason is shown')
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  sent(
    'The gateway alone can tell what is wrong: it stands under its field, and another thing may be asked for from now on',
  )
    .meets('own.form.mended')
    .settles('send', { output: { ...wrong, about: 'another' } })
    .sees('editing.invalid.shown', 'rejected')
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
    .sends({ type: 'form.left' })
    .ends({ sent: false }),

  sent('What came of sending it is told to whoever opened the form')
    .meets('own.security.password-asked')
    .settles('send', { output: { kind: 'sent', word: 'too old' } })
    .ends({ sent: true, word: 'too old' }),

  validating('A passkey is the second factor: the browser’s dialog comes first, and what it has signed is sent')
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

  validating('The browser’s dialog is closed: nothing is sent, nothing is wrong, and it can be tried again')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .settles('confirm', { output: { kind: 'unsigned' } })
    .sees('editing.unconfirmed')
    .lacks('busy', 'rejected')
    .knows({ problems: [], failure: null })
    .nothingElse()
    .sends(submitted)
    .sees('validating'),

  validating('Where no passkey is asked for any more, its message is shown')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .settles('confirm', { error: refusal })
    .sees('editing.refused', 'rejected')
    .knows({ failure: refusal }),

  validating('Who does not wait for the browser has sent nothing')
    .meets('own.passkey.factor')
    .settles('validate', { output: { kind: 'passkey' } })
    .sends({ type: 'form.left' })
    .sees('over')
    .ends({ sent: false }),

  validating('What cannot be changed later is shown once more; only what is confirmed is sent')
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

  validating('Who sees a mistake goes back and changes it; it is shown once more again')
    .meets('own.form.reviewed')
    .settles('validate', { output: { kind: 'review' } })
    .sends({ type: 'review.confirmed' })
    .settles('validate', { output: right })
    .settles('send', { error: refusal })
    .sees('editing.refused')
    .sends(submitted)
    .invokes('validate', { about: 'a session', reviewed: false })
    .settles('validate', { output: { kind: 'review' } })
    .sends({ type: 'review.left' })
    .sees('editing.untouched')
    .knows({ reviewed: false })
    .nothingElse()
    .sends(submitted)
    .invokes('validate', { about: 'a session', reviewed: false }),

  validating('A passkey is asked for after it was looked at')
    .meets('own.form.reviewed')
    .settles('validate', { output: { kind: 'review' } })
    .sends({ type: 'review.confirmed' })
    .settles('validate', { output: { kind: 'passkey' } })
    .sees('confirming'),

  sent('No code could be sent: the message waits for a confirmation, and after a second the form can be sent again')
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

  sent('Submitting over the message confirms it, and sends no code within the second')
    .meets('s5.sms.throttle')
    .settles('send', { output: { kind: 'unsent', failure: unsent } })
    .sends(submitted)
    .sees('throttled', 'busy')
    .knows({ failure: null })
    .nothingElse(),

  validating('The gateway refuses: its message is shown, and it can be tried again, or left')
    .meets('own.security.password-asked')
    .settles('validate', { output: right })
    .settles('send', { error: refusal })
    .sees('editing.refused', 'rejected')
    .knows({ failure: refusal })
    .sends(submitted)
    .knows({ failure: null })
    .settles('validate', { output: right })
    .settles('send', { error: refusal })
    .sends({ type: 'form.left' })
    .ends({ sent: false }),
];

export const formTemporals = [
  leadsTo('After a code that could not be sent the form can be sent again by itself', 'throttled', 'editing', {
    within: 1,
  }).meets('s5.sms.throttle'),
  leadsTo('A sent form ends or can be edited again', 'sending', ['editing', 'over'], { within: 1 }),
];
