import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const lockedOut = { kind: 'rejected', code: 'desk.lockedOut' };
const login = (title: string) => journey(title).given({ byLink: false }).meets('own.desk-app.login');
const byLink = (title: string) => journey(title).given({ byLink: true }).meets('own.desk-app.enrolment');
const atCode = (title: string) => login(title).settles('passwordForm', { output: { sent: true } });
const enrolment = { name: 'rupa', passwordMin: 12, passwordMax: 64 };
const atPassword = (title: string) => byLink(title).settles('readLink', { output: enrolment });
const atApp = (title: string) => atPassword(title).settles('newPasswordForm', { output: { sent: true } });

/** The oracle of the operators' login, from the requirements. */
export const deskLoginJourneys = [
  login('An operator logs in by name and password, then by a code')
    .sees('loggingIn.password')
    .invokes('passwordForm', { about: null })
    .settles('passwordForm', { output: { sent: true } })
    .sees('loggingIn.code')
    .invokes('codeForm', { about: null })
    .settles('codeForm', { output: { sent: true } })
    .ends(),

  login('Who is locked out sees the reason, and can start again')
    .settles('passwordForm', { output: { sent: true, word: lockedOut } })
    .sees('ended', 'rejected')
    .knows({ failure: lockedOut })
    .sends({ type: 'login.requested' })
    .sees('loggingIn.password')
    .lacks('rejected')
    .knows({ failure: null }),

  atCode('Who is too late with the code sees the reason, and starts again')
    .settles('codeForm', { output: { sent: true, word: lockedOut } })
    .sees('ended', 'rejected')
    .knows({ failure: lockedOut })
    .sends({ type: 'login.requested' })
    .invokes('passwordForm'),

  atCode('The step of the code leads back to the password')
    .settles('codeForm', { output: { sent: false } })
    .sees('loggingIn.password')
    .invokes('passwordForm'),

  login('A crash of the first form is shown')
    .settles('passwordForm', { error: broken })
    .sees('ended', 'rejected')
    .knows({ failure: broken }),

  atCode('A crash of the second form is shown')
    .settles('codeForm', { error: broken })
    .sees('ended', 'rejected')
    .knows({ failure: broken }),

  byLink('A new operator chooses a password, adds the app and goes on to the login')
    .sees('enrolling.reading', 'busy')
    .invokes('readLink')
    .settles('readLink', { output: enrolment })
    .sees('enrolling.choosingPassword')
    .lacks('busy')
    .knows({ enrolment })
    .invokes('newPasswordForm', { about: '12 64' })
    .settles('newPasswordForm', { output: { sent: true } })
    .sees('enrolling.addingApp')
    .invokes('appForm', { about: null })
    .settles('appForm', { output: { sent: true } })
    .sees('enrolling.enrolled')
    .lacks('rejected')
    .sends({ type: 'login.requested' })
    .sees('loggingIn.password')
    .invokes('passwordForm'),

  byLink('An invalid link shows its reason, and leads to the login')
    .settles('readLink', { error: lockedOut })
    .sees('ended', 'rejected')
    .knows({ failure: lockedOut })
    .sends({ type: 'login.requested' })
    .sees('loggingIn.password'),

  atPassword('A link that has expired before the password shows its reason')
    .settles('newPasswordForm', { output: { sent: true, word: lockedOut } })
    .sees('ended', 'rejected')
    .knows({ failure: lockedOut }),

  atApp('A link that has expired before the first code shows its reason')
    .settles('appForm', { output: { sent: true, word: lockedOut } })
    .sees('ended', 'rejected')
    .knows({ failure: lockedOut }),

  atPassword('A crash of the form for the password is shown')
    .settles('newPasswordForm', { error: broken })
    .sees('ended', 'rejected')
    .knows({ failure: broken }),

  atApp('A crash of the form for the app is shown')
    .settles('appForm', { error: broken })
    .sees('ended', 'rejected')
    .knows({ failure: broken }),
];
