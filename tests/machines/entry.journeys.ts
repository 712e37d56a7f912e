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
const plain = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const offline = { kind: 'offline', code: 'client.offline' };
const closed = { type: 'dialog.closed' };

const came = (title: string, said: object = {}, judged = true) =>
  journey(title).given({ username: 'rahim', entry: { ...plain, ...said }, judged });

/** The oracle of what follows every way in, from the requirements. */
export const entryJourneys = [
  came('A player with a good password is in as soon as the account is read')
    .meets('s4.login.success-stored', 's3.login-response.value', 's4.login.after-login', 's7.call.member-info')
    .meets('s1.visitor.login', 's2.navigation.after-login')
    .sees('loadingInfo', 'busy')
    .invokes('loadMemberInfo')
    .nothingElse()
    .settles('loadMemberInfo', { output: account })
    .sees('entered')
    .ends({ account }),

  came('A first login is noted, and the password must be changed', { firstTimeLogin: true })
    .meets('s4.login.first-login-call', 's4.forced-change.first-time')
    .sees('markingFirstLogin', 'busy')
    .invokes('markFirstLogin')
    .settles('markFirstLogin', { output: undefined })
    .sees('changeDue')
    .lacks('busy')
    .sends({ type: 'notice.acknowledged' })
    .sees('loggingOut', 'busy')
    .invokes('logOut')
    .settles('logOut', { output: undefined })
    .sees('left')
    .ends({ account: null }),

  came('A first login that cannot be noted does not stop the player', { firstTimeLogin: true })
    .meets('s4.login.first-login-call', 's4.forced-change.first-time')
    .settles('markFirstLogin', { error: offline })
    .sees('changeDue'),

  came('A first login by code is noted too, and its password is not looked at', { firstTimeLogin: true }, false)
    .meets('s4.login.first-login-call', 's4.login.default-password', 's4.login.expired-password')
    .invokes('markFirstLogin')
    .settles('markFirstLogin', { output: undefined })
    .sees('loadingInfo')
    .invokes('loadMemberInfo'),

  came('The default password must be changed; closing the notice logs out, even if the gateway cannot be told', { passwordDefault: true })
    .meets('s4.login.default-password', 's9.const.default-password', 'own.login.undone')
    .sees('changeDue')
    .sends(closed)
    .sees('loggingOut')
    .invokes('logOut')
    .settles('logOut', { error: offline })
    .sees('left')
    .ends({ account: null }),

  came('An expired password must be changed where expiry is on', { passwordExpired: true })
    .meets('s4.login.expired-password', 's4.forced-change.expired', 's6.flag.forced-password-change')
    .sees('changeDue'),

  came('An expired password does not matter where expiry is off', { passwordExpired: true, expiryEnabled: false })
    .meets('s4.login.expired-password', 's4.forced-change.expired', 's6.flag.forced-password-change')
    .sees('loadingInfo')
    .invokes('loadMemberInfo'),

  ...[{ passwordDefault: true }, { passwordExpired: true }].map((said) =>
    came(`After a code or a provider the password is not looked at: ${Object.keys(said)[0]}`, said, false)
      .meets('s4.login.default-password', 's4.login.expired-password')
      .sees('loadingInfo')
      .invokes('loadMemberInfo'),
  ),

  came('The member info cannot be read: it can be tried again')
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
    .ends({ account }),

  came('The member info cannot be read: leaving ends the session again')
    .meets('own.login.info-unread', 'own.login.undone')
    .settles('loadMemberInfo', { error: offline })
    .sends(closed)
    .sees('loggingOut', 'busy')
    .invokes('logOut')
    .settles('logOut', { output: undefined })
    .ends({ account: null }),
];
