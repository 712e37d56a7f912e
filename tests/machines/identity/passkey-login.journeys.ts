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
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const rahim = { username: 'rahim', entry };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const removed = { kind: 'rejected', code: 'passkey.refused', message: 'Removed.', status: 422 };
const closed = { type: 'leave.requested' };
const retry = { type: 'retry.requested' };
const other = { type: 'next.chosen', next: { to: 'login' } };

const begun = (title: string) => journey(title).meets('own.passkey.login');
const signed = (title: string) => begun(title).settles('sign', { output: { kind: 'signed' } });
const known = (title: string) => signed(title).settles('logIn', { output: rahim });

/** The oracle of the log-in by passkey, from the requirements. */
export const passkeyLoginJourneys = [
  begun('A passkey logs in: the browser’s dialog, the gateway, and what follows every way in')
    .meets('s4.login.after-login', 's2.navigation.after-login')
    .sees('signing')
    .lacks('busy', 'rejected')
    .invokes('sign')
    .nothingElse()
    .settles('sign', { output: { kind: 'signed' } })
    .sees('loggingIn', 'busy')
    .invokes('logIn')
    .nothingElse()
    .settles('logIn', { output: rahim })
    .sees('entering', 'busy')
    .invokes('entry', { ...rahim, judged: false })
    .nothingElse()
    .settles('entry', { output: { account, changed: false } })
    .sees('loggedIn')
    .ends({ report: { type: 'login.completed', account } }),

  begun('The browser’s dialog is closed: nothing is wrong, and it can be tried again')
    .settles('sign', { output: { kind: 'cancelled' } })
    .sees('stopped.cancelled')
    .lacks('rejected')
    .nothingElse()
    .sends(retry)
    .sees('signing')
    .invokes('sign'),

  begun('Where the browser has no passkeys another way is there')
    .settles('sign', { output: { kind: 'unable' } })
    .sees('stopped.unable', 'rejected')
    .nothingElse()
    .sends(other)
    .sees('left')
    .ends({ next: { to: 'login' } }),

  begun('The gateway is not reached: it is told, and tried again')
    .settles('sign', { error: offline })
    .sees('stopped.refused', 'rejected')
    .knows({ failure: offline })
    .sends(retry)
    .sees('signing')
    .knows({ failure: null }),

  begun('The player does not wait for the browser').sends(closed).sees('left').ends({}),

  begun('The dialog is closed after it did not work')
    .settles('sign', { output: { kind: 'cancelled' } })
    .sends(closed)
    .sees('left')
    .ends({}),

  signed('A passkey that was removed lets nobody in')
    .settles('logIn', { error: removed })
    .sees('stopped.refused', 'rejected')
    .knows({ failure: removed })
    .sends(other)
    .ends({ next: { to: 'login' } }),

  signed('While the gateway is asked it stays: a session that nobody knows of would be left behind')
    .ignores(closed)
    .sees('loggingIn'),

  known('The account could not be read, and the player leaves')
    .meets('own.login.info-unread')
    .sends(closed)
    .tells('entry', closed)
    .sees('entering')
    .settles('entry', { output: { account: null, changed: false } })
    .sees('left')
    .ends({}),

  known('What follows fails: it is told')
    .meets('own.portal.broken-part')
    .settles('entry', { error: broken })
    .sees('stopped.refused')
    .knows({ failure: broken }),
];
