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
const other = { type: 'next.selected', next: { to: 'login' } };

const start = (title: string) => journey(title).meets('own.passkey.login');
const signed = (title: string) => start(title).settles('sign', { output: { kind: 'signed' } });
const known = (title: string) => signed(title).settles('logIn', { output: rahim });

/** The oracle of the log-in by passkey, from the requirements. */
export const passkeyLoginJourneys = [
  start('A passkey logs in: the browser’s dialog, the gateway and the after-login steps')
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

  start('Closing the browser’s dialog is no error, and it can be retried')
    .settles('sign', { output: { kind: 'cancelled' } })
    .sees('stopped.cancelled')
    .lacks('rejected')
    .nothingElse()
    .sends(retry)
    .sees('signing')
    .invokes('sign'),

  start('A browser without passkeys offers another method')
    .settles('sign', { output: { kind: 'unable' } })
    .sees('stopped.unable', 'rejected')
    .nothingElse()
    .sends(other)
    .sees('cancelled')
    .ends({ next: { to: 'login' } }),

  start('An unreachable gateway is reported and can be retried')
    .settles('sign', { error: offline })
    .sees('stopped.rejected', 'rejected')
    .knows({ failure: offline })
    .sends(retry)
    .sees('signing')
    .knows({ failure: null }),

  start('The player leaves without waiting for the browser').sends(closed).sees('cancelled').ends({}),

  start('The dialog closes after a failure')
    .settles('sign', { output: { kind: 'cancelled' } })
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  signed('A removed passkey is rejected')
    .settles('logIn', { error: removed })
    .sees('stopped.rejected', 'rejected')
    .knows({ failure: removed })
    .sends(other)
    .ends({ next: { to: 'login' } }),

  signed('It stays open during the gateway’s check, so that no session is left behind unnoticed')
    .ignores(closed)
    .sees('loggingIn'),

  known('The player leaves when the account cannot be loaded')
    .meets('own.login.info-unread')
    .sends(closed)
    .notifies('entry', closed)
    .sees('entering')
    .settles('entry', { output: { account: null, changed: false } })
    .sees('cancelled')
    .ends({}),

  known('A failure of the after-login steps is reported')
    .meets('own.portal.broken-part')
    .settles('entry', { error: broken })
    .sees('stopped.rejected')
    .knows({ failure: broken }),
];
