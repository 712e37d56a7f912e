import { offer } from '../../../machines/identity/registration/registration.samples';
import { journey } from '../../harness/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000ad',
  account: 'selim_9',
  nickname: 'Selim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const typed = { username: 'selim_9', age: 'on', terms: 'on' };
const stepFlags = { codeCheck: true, slide: false, phoneProof: false };
const fine = { output: { kind: 'right', wanted: stepFlags } };
const mismatch = { field: 'confirmPassword', code: 'mismatch', min: 0, max: 0 };
const wrong = [{ field: 'username', code: 'letter_first', min: 4, max: 32 }, mismatch];
const empty = (field: string) => ({ field, code: 'empty', min: 0, max: 0 });
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const rejection = { kind: 'rejected', code: 'registration.closed', message: 'Closed' };
const edited = { type: 'field.edited', field: 'username' };
const submitted = { type: 'form.submitted', typed };
const closed = { type: 'leave.requested' };
const toLogin = { type: 'login.requested' };

const byName = { type: 'method.selected', method: 'username' };

const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const ends = (end: string) => ({ end, account: null });
const opened = (title: string, input: object = {}) =>
  journey(title).given({ country: nepal, offer, code: '', invitation: null, ...input });
/** The form of a link whose code is valid. */
const linked = (title: string) =>
  opened(title, { code: 'RIVER22', invitation: { kind: 'known', code: 'RIVER22', inviter: 'k•••••l' } });
const validating = (title: string) => opened(title).sends(byName).sends(submitted);
const invalid = (title: string) =>
  validating(title).settles('validate', { output: { kind: 'wrong', issues: wrong, right: ['email'] } });
const enrolling = (title: string) => validating(title).settles('validate', fine);
const ended = (title: string, end: object) =>
  enrolling(title).settles('enrolment', { output: { account: null, failure: null, issues: [], ...end } });

/** Journeys through the registration form, derived from the requirements. */
export const registrationFormJourneys = [
  opened('A newcomer registers by user name, and the account is included')
    .meets('s1.visitor.register')
    .meets('s5.registration.before-submit', 's4.registration.success')
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .invokes('captcha')
    .invokes('smsCountdown', { purpose: 'registration' })
    .invokes('countryPicker', { chosen: nepal })
    .nothingElse()
    .sends(byName)
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate', { offer, method: 'username', typed, code: '' })
    .ignores(submitted)
    .settles('validate', fine)
    .sees('enrolling')
    .lacks('form')
    .invokes('enrolment', { method: 'username', typed, wanted: stepFlags })
    .settles('enrolment', { output: { end: 'registered', account, failure: null, issues: [] } })
    .sees('registered')
    .ends({ end: 'registered', account }),

  opened('Phone number first: without a selected tab the number is sent')
    .meets('own.registration.mobile-first')
    .knows({ method: 'mobile' })
    .sends({ type: 'form.submitted', typed: { mobileNum: '01900000000' } })
    .invokes('validate', { offer, method: 'mobile', typed: { mobileNum: '01900000000' }, code: '' })
    .settles('validate', fine)
    .invokes('enrolment', { method: 'mobile', typed: { mobileNum: '01900000000' }, wanted: stepFlags }),

  opened('With phone registration off, the form starts with the user name', { offer: { ...offer, mobile: false } })
    .meets('own.registration.mobile-first')
    .knows({ method: 'username' })
    .sends(submitted)
    .invokes('validate', { offer: { ...offer, mobile: false }, method: 'username', typed, code: '' }),

  validating('The selected tab stays, whatever the result')
    .meets('own.registration.mobile-first', 's4.registration.type')
    .settles('validate', { output: { kind: 'wrong', issues: wrong, right: [] } })
    .knows({ method: 'username' })
    .sends({ type: 'form.reset' })
    .knows({ method: 'username' })
    .sends(submitted)
    .settles('validate', fine)
    .settles('enrolment', { output: { account: null, failure: rejection, end: 'refused', issues: [] } })
    .knows({ method: 'username' }),

  validating('The phone tab loads another captcha, clears the errors, and its method is sent')
    .meets('s4.registration.type')
    .settles('validate', { output: { kind: 'wrong', issues: wrong, right: ['email'] } })
    .sends({ type: 'method.selected', method: 'mobile' })
    .sees('editing.untouched', 'form')
    .knows({ method: 'mobile', issues: [], typed })
    .notifies('captcha', { type: 'captcha.renewed' })
    .sends({ type: 'form.submitted', typed: { mobileNum: '01900000000' } })
    .invokes('validate', { offer, method: 'mobile', typed: { mobileNum: '01900000000' }, code: '' })
    .settles('validate', fine)
    .invokes('enrolment', { method: 'mobile', typed: { mobileNum: '01900000000' }, wanted: stepFlags })
    .sees('enrolling'),

  opened('Switching to the user name')
    .meets('s4.registration.type')
    .sends(byName)
    .sees('editing.untouched', 'form')
    .knows({ method: 'username' })
    .notifies('captcha', { type: 'captcha.renewed' }),

  opened('With phone registration off, its tab cannot be selected', { offer: { ...offer, mobile: false } })
    .ignores({ type: 'method.selected', method: 'mobile' })
    .sends({ type: 'method.selected', method: 'username' })
    .knows({ method: 'username' }),

  opened('The captcha appears only where its flag is on', { offer: { ...offer, captcha: true } })
    .sees('editing.untouched')
    .notifies('captcha', { type: 'captcha.demanded' }),

  opened('Where its flag is off, no captcha is demanded')
    .sees('editing.untouched')
    .invokes('captcha')
    .invokes('smsCountdown')
    .invokes('countryPicker')
    .nothingElse(),

  linked('The code of an agent’s link is sent along, and its field is hidden')
    .meets('s4.registration.affiliate-field')
    .knows({ code: 'RIVER22' })
    .sends(byName)
    .sends(submitted)
    .invokes('validate', { offer, method: 'username', typed: { ...typed, affiliateCode: 'RIVER22' }, code: 'RIVER22' }),

  linked('A link names the inviter until its code is found invalid')
    .meets('own.registration.invited')
    .knows({ code: 'RIVER22', invitation: { kind: 'known', code: 'RIVER22', inviter: 'k•••••l' } })
    .sends(submitted)
    .settles('validate', { output: { kind: 'wrong', issues: [empty('affiliateCode')], right: [] } })
    .sees('editing.invalid')
    .knows({ code: '' }),

  opened('Without a valid code of a link, registration works, and the note about the link stays', {
    invitation: { kind: 'unknown', code: 'RIVER22', inviter: '' },
  })
    .meets('s4.registration.affiliate-field', 'own.registration.invited')
    .sees('editing.untouched')
    .sends(byName)
    .sends(submitted)
    .invokes('validate', { offer, method: 'username', typed, code: '' })
    .settles('validate', { output: { kind: 'right', wanted: { codeCheck: false, slide: false, phoneProof: false } } })
    .invokes('enrolment', { method: 'username', typed, wanted: { codeCheck: false, slide: false, phoneProof: false } })
    .knows({ invitation: { kind: 'unknown', code: 'RIVER22', inviter: '' } }),

  validating('An invalid field is reported beside it, until the next attempt')
    .settles('validate', { output: { kind: 'wrong', issues: wrong, right: ['email'] } })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ issues: wrong, right: ['email'], typed })
    .nothingElse()
    .sends(submitted)
    .sees('validating')
    .knows({ issues: [], right: [] }),

  invalid('A corrected field loses its error, and only checked, valid fields have a tick')
    .meets('own.form.corrected', 'own.form.checked')
    .sees('editing.invalid.waiting', 'rejected')
    .sends(edited)
    .sees('editing.invalid.checking', 'form', 'rejected')
    .invokes('check', { offer, method: 'username', code: '', issues: wrong })
    .nothingElse()
    .settles('check', { output: { issues: [mismatch], right: ['payeeName'] } })
    .sees('editing.invalid.waiting', 'rejected')
    .knows({ issues: [mismatch], right: ['payeeName'] })
    .sends({ type: 'field.edited', field: 'confirmPassword' })
    .invokes('check', { offer, method: 'username', code: '', issues: [mismatch] })
    .settles('check', { output: { issues: [], right: ['payeeName', 'confirmPassword'] } })
    .sees('editing.fixed', 'form')
    .lacks('rejected')
    .knows({ issues: [], right: ['payeeName', 'confirmPassword'] }),

  invalid('A field that becomes invalid loses its tick immediately, but is reported only on submit')
    .meets('own.form.corrected', 'own.form.checked')
    .sends(edited)
    .settles('check', { output: { issues: [], right: ['confirmPassword'] } })
    .sees('editing.fixed')
    .sends(edited)
    .sees('editing.invalid.checking')
    .invokes('check', { offer, method: 'username', code: '', issues: [] })
    .settles('check', { output: { issues: [mismatch, { ...mismatch, field: 'username' }], right: [] } })
    .sees('editing.fixed')
    .knows({ issues: [], right: [] }),

  invalid('A field that becomes invalid in another way loses its error')
    .meets('own.form.corrected')
    .sends(edited)
    .settles('check', { output: { issues: [empty('username'), mismatch], right: [] } })
    .knows({ issues: [mismatch] }),

  invalid('Further typing checks again, and the form may be sent before the check ends')
    .meets('own.form.corrected')
    .sends(edited)
    .sends(edited)
    .invokes('check')
    .sends(submitted)
    .sees('validating'),

  invalid('A failed check of the input shows the reason')
    .meets('own.form.corrected')
    .sends(edited)
    .settles('check', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ issues: [], right: [], failure: broken })
    .ignores(edited),

  opened('Before the first submit, input is not checked').meets('own.form.corrected').ignores(edited),

  validating('Without a user name or a password nothing is sent')
    .meets('s5.registration.before-submit')
    .settles('validate', { output: { kind: 'wrong', issues: [empty('username'), empty('password')], right: [] } })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ issues: [empty('username'), empty('password')] })
    .nothingElse(),

  validating('Clearing the form clears its errors')
    .meets('s2.register.reset')
    .settles('validate', { output: { kind: 'wrong', issues: wrong, right: ['email'] } })
    .sends({ type: 'form.reset' })
    .sees('editing.untouched', 'form')
    .knows({ issues: [] })
    .nothingElse(),

  validating('A failed check of the fields shows the reason')
    .meets('s5.registration.before-submit')
    .settles('validate', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: broken }),

  ended('An unknown invitation code stops the registration, and its field says why', {
    end: 'codeUnknown',
    issues: [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }],
  })
    .meets('s4.registration.affiliate-check')
    .sees('editing.invalid', 'rejected')
    .knows({ issues: [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }] })
    .nothingElse(),

  ...(['codeUnknown', 'invalid'] as const).flatMap((end) =>
    [
      { field: 'affiliateCode', code: '' },
      { field: 'username', code: 'RIVER22' },
    ].map(({ field, code }) =>
      linked(
        `By a link, ${field} is rejected at the end (${end}): ${code === '' ? 'the field takes the place of its code' : 'its code stays'}`,
      )
        .meets('s4.registration.affiliate-field', 's4.registration.affiliate-check')
        .sends(submitted)
        .settles('validate', fine)
        .settles('enrolment', { output: { account: null, failure: null, end, issues: [empty(field)] } })
        .sees('editing.invalid', 'rejected')
        .knows({ code, issues: [empty(field)] }),
    ),
  ),

  ended('Leaving the puzzle reports that verification comes first', { end: 'unverified' })
    .sees('editing.unverified', 'form', 'rejected')
    .nothingElse(),

  ended('An unverified number shows no pop-up, and the reason is available to the provider’s field', {
    end: 'unproven',
    failure: rejection,
  })
    .meets('s4.registration.phone-verification-failed', 's8.registration.phone-verification')
    .sees('editing.phoneUnverified', 'form')
    .lacks('rejected')
    .knows({ failure: rejection })
    .nothingElse(),

  ended('Fields rejected by the gateway use up the captcha', {
    end: 'invalid',
    failure: rejection,
    issues: wrong,
  })
    .meets('own.registration.taken')
    .sees('editing.invalid', 'rejected')
    .knows({ issues: wrong, typed })
    .notifies('captcha', { type: 'captcha.renewed' }),

  ended('Without a response nothing is lost, and the form can be sent again', { end: 'unreached', failure: offline })
    .meets('own.registration.once')
    .sees('editing.rejected', 'form', 'rejected')
    .knows({ failure: offline, typed })
    .notifies('captcha', { type: 'captcha.renewed' })
    .sends(submitted)
    .sees('validating')
    .knows({ failure: null }),

  ended('A rejection shows its message and keeps the input', { end: 'refused', failure: rejection })
    .sees('editing.rejected', 'form', 'rejected')
    .knows({ failure: rejection, typed })
    .notifies('captcha', { type: 'captcha.renewed' })
    .nothingElse(),

  ended('The gateway requires a captcha from then on', {
    end: 'refused',
    failure: { ...rejection, value: { captcha: true } },
  })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: { ...rejection, value: { captcha: true } } })
    .notifies('captcha', { type: 'captcha.demanded' })
    .nothingElse(),

  enrolling('Closing during the attempt is decided by the attempt')
    .sends(closed)
    .sees('enrolling')
    .notifies('enrolment', { type: 'leave.requested' })
    .settles('enrolment', { output: { end: 'closed', account: null, failure: null, issues: [] } })
    .sees('cancelled')
    .ends(ends('closed')),

  enrolling('A failed attempt shows the reason')
    .meets('s1.visitor.register')
    .settles('enrolment', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: broken }),

  ...['captcha', 'countryPicker', 'smsCountdown'].map((child) =>
    opened(`When the ${child} fails, the form stays`)
      .settles(child, { error: broken })
      .sees('editing.untouched', 'form')
      .sends(submitted)
      .sees('validating'),
  ),

  opened('A player with an account goes to the login')
    .meets('s2.register.login-link')
    .sends(toLogin)
    .sees('leftForLogin')
    .ends(ends('login')),

  opened('The form is closed').meets('s4.modal.escape').sends(closed).sees('cancelled').ends(ends('closed')),
];
