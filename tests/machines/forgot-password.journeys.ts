import { journey } from '../support/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const unknown = { kind: 'rejected', code: 'password.unknownAccount', message: 'Username/Email does not exist.', status: 422 };
const named = { username: 'rahim', email: 'rahim@example.test' };
const submitted = { type: 'form.submitted', named };
const byPhone = { type: 'phone.chosen' };
const byEmail = { type: 'email.chosen' };
const closed = { type: 'leave.requested' };

const opened = (title: string, phoneOffered = true) => journey(title).settles('readMethods', { output: { phoneOffered } });
const sent = (title: string) => opened(title).sends(submitted).settles('validate', { output: [] });
const atPhone = (title: string) => opened(title).sends(byPhone);

const errors = [
  { field: 'username', code: 'forgot.username.format' },
  { field: 'email', code: 'forgot.email.missing' },
];
const edited = { type: 'field.edited', field: 'username' };
const invalid = (title: string) => opened(title).sends(submitted).settles('validate', { output: errors });

/** The oracle of a forgotten password, from the requirements. */
export const forgotPasswordJourneys = [
  invalid('An error goes when its field is mended; nothing new is said while one types')
    .meets('own.form.mended')
    .sees('editing.invalid.shown', 'rejected')
    .sends(edited)
    .sees('editing.invalid.checking', 'form', 'rejected')
    .knows({ errors })
    .invokes('check')
    .nothingElse()
    .settles('check', { output: [{ field: 'username', code: 'forgot.username.missing' }, ...errors.slice(1)] })
    .sees('editing.invalid.shown')
    .knows({ errors: errors.slice(1) })
    .sends(edited)
    .settles('check', { output: [{ field: 'username', code: 'forgot.email.missing' }] })
    .sees('editing.mended', 'form')
    .lacks('rejected')
    .knows({ errors: [] })
    .ignores(edited)
    .sends(submitted)
    .sees('validating'),

  invalid('Whoever types on is checked anew')
    .meets('own.form.mended')
    .sends(edited)
    .sends(edited)
    .invokes('check')
    .settles('check', { output: errors })
    .knows({ errors }),

  invalid('The check of what is typed breaks down: the reason is shown')
    .meets('own.form.mended')
    .sends(edited)
    .settles('check', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ errors: [], failure: broken }),

  journey('By e-mail: the form goes, and a confirmation says that a mail is on its way')
    .meets('s2.modal.forgot-password', 's2.forgot.methods', 's2.forgot.email-fields', 's4.forgot-email.submit')
    .meets('s7.call.member-password-email', 's3.forgot.email-payload', 's5.forgot.email-username', 's5.forgot.email-address')
    .sees('opening', 'busy')
    .invokes('readMethods')
    .settles('readMethods', { output: { phoneOffered: true } })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .sends(submitted)
    .sees('validating', 'busy')
    .lacks('form')
    .invokes('validate', { named })
    .settles('validate', { output: [] })
    .sees('asking', 'busy')
    .invokes('askForLink', { named })
    .ignores(submitted)
    .ignores(closed)
    .settles('askForLink', { output: undefined })
    .sees('mailed')
    .lacks('form', 'busy')
    .sends({ type: 'notice.acknowledged' })
    .sees('over')
    .ends({}),

  sent('The confirmation may be closed like any dialog')
    .meets('s4.forgot-email.submit')
    .settles('askForLink', { output: undefined })
    .sends(closed)
    .ends({}),

  opened('What is wrong is said under each field, and forgotten with the next try')
    .meets('s5.forgot.email-username', 's5.forgot.email-address', 's8.message.formats-incorrect')
    .sends(submitted)
    .settles('validate', { output: [{ field: 'email', code: 'forgot.email.format' }] })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ errors: [{ field: 'email', code: 'forgot.email.format' }], named })
    .sends(submitted)
    .sees('validating')
    .knows({ errors: [] }),

  opened('The check of the fields breaks down: the reason is shown')
    .meets('s5.forgot.email-address')
    .sends(submitted)
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  sent('Where the gateway tells, an unknown account is said to be none')
    .meets('s8.message.username-email-unknown')
    .settles('askForLink', { error: unknown })
    .sees('editing.refused', 'form', 'rejected')
    .knows({ failure: unknown, named })
    .sends(submitted)
    .knows({ failure: null }),

  ...[offline, late].map((failure) =>
    sent(`Asking is ${failure.kind}: nothing is lost, and it can be sent again`)
      .meets('s8.message.network-abnormal', 's8.message.slow-page')
      .settles('askForLink', { error: failure })
      .sees('editing.unreached', 'form', 'rejected')
      .knows({ failure, named }),
  ),

  atPhone('By phone: whoever sets a password there is logged in')
    .meets('s2.forgot.methods', 's2.forgot.mobile-fields', 's4.forgot-phone.finish', 's6.flag.mobile-password')
    .sees('byPhone')
    .lacks('form')
    .invokes('phoneRecovery')
    .settles('phoneRecovery', { output: { account, back: false } })
    .ends({ report: { type: 'login.completed', account } }),

  opened('The method by phone is there only if its switch is on', false)
    .meets('s2.forgot.mobile-switch', 's6.flag.mobile-password')
    .ignores(byPhone)
    .sees('editing.untouched'),

  journey('It cannot be told which methods there are: e-mail is always there')
    .meets('s2.forgot.mobile-switch')
    .settles('readMethods', { error: broken })
    .sees('editing.untouched', 'form')
    .ignores(byPhone),

  atPhone('Rather by e-mail after all: the chart by phone decides, and the form by e-mail comes back')
    .meets('s2.forgot.methods')
    .sends(byEmail)
    .sees('byPhone')
    .tells('phoneRecovery', byEmail)
    .nothingElse()
    .settles('phoneRecovery', { output: { account: null, back: true } })
    .sees('editing.untouched', 'form'),

  atPhone('Closing asks the chart by phone first')
    .meets('s2.modal.forgot-password')
    .sends(closed)
    .sees('byPhone')
    .tells('phoneRecovery', closed)
    .settles('phoneRecovery', { output: { account: null, back: false } })
    .sees('over')
    .ends({}),

  atPhone('The chart by phone breaks down: the form by e-mail says why')
    .meets('s2.forgot.methods')
    .settles('phoneRecovery', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  opened('The form by e-mail is chosen where it is: nothing changes').meets('s2.forgot.methods').ignores(byEmail),

  opened('The form is closed').meets('s2.modal.forgot-password').sends(closed).sees('over').ends({}),

  journey('The dialog is closed before it has opened').meets('s2.modal.forgot-password').sends(closed).ends({}),
];
