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
const somebody = { ...account, account: 'karim' };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const closed = { type: 'leave.requested' };
const left = { outcome: 'left', account: null, next: null };

const login = { name: 'login', username: '', submitted: false };
const register = { name: 'register', code: 'RIVER22' };
const freeTrial = { name: 'freeTrial' };
const byGoogle = { name: 'accountLink', provider: 'google', purpose: 'login' };
const nobody = { output: { account: null, next: null } };

const asked = (title: string, request: object, returning = '') => journey(title).given({ request, returning });

/** The oracle of the dialogs by which somebody comes in, from the requirements. */
export const entranceJourneys = [
  asked('Who logs in is in', login)
    .meets('s2.modal.login', 's4.modal.by-name')
    .sees('loggingIn')
    .invokes('login', { username: '', submitted: false })
    .nothingElse()
    .settles('login', { output: { account, next: null } })
    .sees('over')
    .ends({ outcome: 'entered', account, next: null }),

  asked('A login that the header has sent goes on in the dialog', { ...login, username: 'rahim', submitted: true })
    .meets('s2.header.login-form')
    .invokes('login', { username: 'rahim', submitted: true }),

  asked('A login by mobile number begins at the number', { ...login, way: 'mobile' })
    .meets('s4.modal.by-name')
    .invokes('login', { username: '', submitted: false, way: 'mobile' }),

  asked('A password that was due was changed on the way in: that is told with the login', login)
    .meets('s4.password-change.success', 's8.success.password-changed')
    .settles('login', { output: { account, next: null, changed: true } })
    .ends({ outcome: 'entered', account, next: null, changed: true }),

  asked('Whose session ran out is back', { ...login, username: 'rahim' }, 'rahim')
    .meets('own.session.ran-out')
    .invokes('login', { username: 'rahim', submitted: false })
    .settles('login', { output: { account, next: null } })
    .ends({ outcome: 'resumed', account, next: null }),

  asked('The session ran out, and somebody else logs in: that is a login like any other', { ...login, username: 'rahim' }, 'rahim')
    .meets('own.session.ran-out')
    .settles('login', { output: { account: somebody, next: null } })
    .ends({ outcome: 'entered', account: somebody, next: null }),

  asked('The session ran out, and nobody logs in', { ...login, username: 'rahim' }, 'rahim')
    .meets('own.session.ran-out')
    .settles('login', nobody)
    .ends(left),

  asked('"Register now" leads from the login to the registration', login)
    .meets('s2.login.register-now', 's4.modal.by-name')
    .settles('login', { output: { account: null, next: register } })
    .sees('over')
    .ends({ outcome: 'ledOn', account: null, next: register }),

  asked('Registration opens with the code of the link; who has registered is logged in', register)
    .meets('s2.modal.register', 's2.route.register', 's4.registration.success')
    .sees('registering')
    .invokes('register', { code: 'RIVER22' })
    .nothingElse()
    .settles('register', { output: { account, next: null } })
    .ends({ outcome: 'begun', account, next: null }),

  asked('Who has an account goes from the registration to the login', register)
    .meets('s2.register.login-link', 's4.modal.by-name')
    .settles('register', { output: { account: null, next: login } })
    .ends({ outcome: 'ledOn', account: null, next: login }),

  asked('A free trial that has begun counts as logged in', freeTrial)
    .meets('s1.visitor.free-trial', 's4.free-trial.finish')
    .sees('trying')
    .invokes('freeTrial')
    .nothingElse()
    .settles('freeTrial', { output: { account: { ...account, type: 4 } } })
    .ends({ outcome: 'begun', account: { ...account, type: 4 }, next: null }),

  asked('Who signs in at a third party is logged in', byGoogle)
    .meets('s2.login.social-buttons')
    .sees('atThirdParty')
    .invokes('accountLink', byGoogle)
    .nothingElse()
    .settles('accountLink', { output: { account } })
    .ends({ outcome: 'entered', account, next: null }),

  asked('A link that is made, or left, leads back to the security centre', { ...byGoogle, purpose: 'link' })
    .meets('s4.account-link.permanent')
    .invokes('accountLink', { ...byGoogle, purpose: 'link' })
    .settles('accountLink', { output: { account: null } })
    .ends({ outcome: 'ledOn', account: null, next: { name: 'memberCentre', page: 'securityCenter' } }),

  ...[
    [login, 'login'] as const,
    [register, 'register'] as const,
    [freeTrial, 'freeTrial'] as const,
    [byGoogle, 'accountLink'] as const,
  ].flatMap(([request, part]) => [
    asked(`Escape asks the dialog ${part}; left, nobody is logged in`, request)
      .meets('s4.modal.escape')
      .sends(closed)
      .tells(part, closed)
      .nothingElse()
      .settles(part, nobody)
      .sees('over')
      .ends(left),

    asked(`The dialog ${part} breaks down: that is told`, request)
      .meets('own.portal.broken-part')
      .settles(part, broken)
      .sees('over')
      .ends({ ...left, outcome: 'broken' }),
  ]),
];
