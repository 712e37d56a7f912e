import { journey } from '../../harness/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const plain = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const closed = { type: 'leave.requested' };

const afterLogin = (title: string, entryFlags: object = {}, byPassword = true) =>
  journey(title).given({ username: 'rahim', entry: { ...plain, ...entryFlags }, judged: byPassword });

const due = (title: string) => afterLogin(title, { passwordExpired: true });
const changing = (title: string) => due(title).settles('flagChange', { output: { oldHeld: true } });

/** Journeys of the after-login steps, which follow every authentication method, derived from the requirements. */
export const entryJourneys = [
  afterLogin('With an acceptable password, the player is logged in once the account is loaded')
    .meets('s4.login.after-login')
    .meets('s1.visitor.login', 's2.navigation.after-login')
    .sees('loadingInfo', 'busy')
    .invokes('loadMemberInfo')
    .nothingElse()
    .settles('loadMemberInfo', { output: account })
    .sees('entered')
    .ends({ account, changed: false }),

  afterLogin('A first login is recorded, the flag is stored, and the password must be changed first', {
    firstTimeLogin: true,
  })
    .meets('s4.login.first-login-call', 's4.forced-change.first-time', 's4.login.cpw-flag')
    .sees('markingFirstLogin', 'busy')
    .invokes('markFirstLogin')
    .settles('markFirstLogin', { output: undefined })
    .sees('flagging', 'busy')
    .invokes('flagChange')
    .settles('flagChange', { output: { oldHeld: true } })
    .sees('changingPassword')
    .lacks('busy')
    .invokes('passwordChange', { username: 'rahim', forced: true, oldHeld: true })
    .settles('passwordChange', { output: { changed: true, account } })
    .sees('entered')
    .ends({ account, changed: true }),

  afterLogin('A first login that cannot be recorded does not block the player', { firstTimeLogin: true })
    .meets('s4.login.first-login-call', 's4.forced-change.first-time')
    .settles('markFirstLogin', { error: offline })
    .sees('flagging'),

  due('Without a held password, the change requires the old one')
    .meets('s2.change-password.old-password')
    .settles('flagChange', { output: { oldHeld: false } })
    .invokes('passwordChange', { username: 'rahim', forced: true, oldHeld: false }),

  due('Without a stored flag, the change still opens and requires the old password')
    .meets('s4.login.cpw-flag')
    .settles('flagChange', { error: broken })
    .sees('changingPassword')
    .invokes('passwordChange', { username: 'rahim', forced: true, oldHeld: false }),

  changing('After the change, an account that failed to load is loaded again')
    .meets('s4.password-change.success')
    .settles('passwordChange', { output: { changed: true, account: null } })
    .sees('loadingInfo')
    .settles('loadMemberInfo', { output: account })
    .ends({ account, changed: true }),

  changing('Leaving a forced change logs out, even if the gateway cannot be notified')
    .meets('own.password-change.cancelled', 'own.login.undone')
    .sends(closed)
    .sees('changingPassword')
    .notifies('passwordChange', closed)
    .nothingElse()
    .settles('passwordChange', { output: { changed: false, account: null } })
    .sees('loggingOut', 'busy')
    .invokes('logOut')
    .settles('logOut', { error: offline })
    .sees('left')
    .ends({ account: null, changed: false }),

  changing('A failed change logs out')
    .meets('own.login.undone')
    .settles('passwordChange', { error: broken })
    .sees('loggingOut'),

  afterLogin(
    'A first login by code or provider is recorded too, and its password must be changed as well',
    { firstTimeLogin: true },
    false,
  )
    .meets('s4.login.first-login-call', 's4.forced-change.first-time')
    .invokes('markFirstLogin')
    .settles('markFirstLogin', { output: undefined })
    .sees('flagging', 'busy')
    .invokes('flagChange'),

  afterLogin('The default password must be changed', { passwordDefault: true })
    .meets('s4.login.default-password')
    .sees('flagging'),

  afterLogin('An expired password must be changed where expiry is enabled', { passwordExpired: true })
    .meets('s4.login.expired-password', 's4.forced-change.expired')
    .sees('flagging'),

  afterLogin('An expired password is accepted where expiry is disabled', {
    passwordExpired: true,
    expiryEnabled: false,
  })
    .meets('s4.login.expired-password', 's4.forced-change.expired')
    .sees('loadingInfo')
    .invokes('loadMemberInfo'),

  ...[{ passwordDefault: true }, { passwordExpired: true }].map((entryFlags) =>
    afterLogin(
      `After a code or a provider the password is not judged: ${Object.keys(entryFlags)[0]}`,
      entryFlags,
      false,
    )
      .meets('s4.login.default-password', 's4.login.expired-password')
      .sees('loadingInfo')
      .invokes('loadMemberInfo'),
  ),

  afterLogin('A failed load of the member info can be retried')
    .meets('own.login.info-unread', 's4.login.after-login')
    .settles('loadMemberInfo', { error: offline })
    .sees('infoUnread', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loadingInfo', 'busy')
    .knows({ failure: null })
    .invokes('loadMemberInfo')
    .settles('loadMemberInfo', { output: account })
    .ends({ account, changed: false }),

  afterLogin('Leaving after a failed load of the member info ends the session')
    .meets('own.login.info-unread', 'own.login.undone')
    .settles('loadMemberInfo', { error: offline })
    .sends(closed)
    .sees('loggingOut', 'busy')
    .invokes('logOut')
    .settles('logOut', { output: undefined })
    .ends({ account: null, changed: false }),
];
