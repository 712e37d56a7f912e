import { active, invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000ac',
  account: 'trial0000000007',
  nickname: 'Trial',
  type: 4,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const trial = { username: 'trial0000000007', entry };
const offline = { kind: 'offline', code: 'client.offline' };
const demanded = { kind: 'rejected', code: 'captcha.required', message: 'The picture first.', status: 422 };
const closed = { type: 'leave.requested' };
const start = { type: 'trial.requested' };

const pressed = (title: string) => journey(title).sends(start);
const opened = (title: string) => pressed(title).settles('startTrial', { output: trial });

/** The oracle of the free trial, from the requirements. */
export const freeTrialJourneys = [
  journey('A visitor tries it: the login info is loaded, a stored cpw is removed, and the trial has begun')
    .meets('s1.visitor.free-trial', 's4.free-trial.login-info', 's4.free-trial.cpw-removed', 's4.free-trial.finish')
    .meets('s4.account-type.trial')
    .sees('offered')
    .lacks('busy', 'form', 'rejected')
    .invokes('captcha')
    .nothingElse()
    .sends(start)
    .sees('starting', 'busy')
    .lacks('form', 'rejected')
    .invokes('startTrial')
    .settles('startTrial', { output: trial })
    .sees('entering')
    .invokes('entry', { ...trial, judged: false })
    .nothingElse()
    .settles('entry', { output: { account, changed: false } })
    .sees('removingCpw', 'busy')
    .invokes('removeCpw')
    .nothingElse()
    .settles('removeCpw', { output: undefined })
    .sees('begun')
    .ends({ report: { type: 'login.completed', account, begun: true } }),

  opened('A cpw that cannot be removed stops nobody')
    .meets('s4.free-trial.cpw-removed', 's4.free-trial.finish')
    .settles('entry', { output: { account, changed: false } })
    .settles('removeCpw', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('begun')
    .ends({ report: { type: 'login.completed', account, begun: true } }),

  journey('Opened by an address, it opens no account; it can be closed again')
    .meets('own.address.safe')
    .sees('offered')
    .invokes('captcha')
    .nothingElse()
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  pressed('When many came from here, a captcha is first; it is asked for again until it is right')
    .meets('own.free-trial.captcha')
    .settles('startTrial', { error: demanded })
    .sees('proving', 'form')
    .lacks('busy')
    .knows({ failure: demanded })
    .tells('captcha', { type: 'captcha.demanded' })
    .nothingElse()
    .sends({ type: 'form.submitted' })
    .sees('starting', 'busy')
    .knows({ failure: null })
    .invokes('startTrial')
    .settles('startTrial', { error: { ...demanded, code: 'captcha.wrong' } })
    .sees('proving')
    .tells('captcha', { type: 'captcha.demanded' })
    .sends({ type: 'form.submitted' })
    .settles('startTrial', { output: trial })
    .sees('entering'),

  pressed('Who will not do the captcha goes without a trial')
    .meets('own.free-trial.captcha')
    .settles('startTrial', { error: demanded })
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  pressed('No connection: it says so, and can be tried again')
    .settles('startTrial', { error: offline })
    .sees('refused', 'rejected')
    .lacks('busy', 'form')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('starting')
    .knows({ failure: null })
    .invokes('startTrial'),

  pressed('With the module off there is no trial, and the dialog can be closed')
    .settles('startTrial', { error: { kind: 'rejected', code: 'trial.closed', message: 'Not open.', status: 403 } })
    .sees('refused')
    .sends(closed)
    .ends({}),

  pressed('While the trial is being opened the dialog stays: a session that nobody knows of would be left behind')
    .ignores(closed)
    .sees('starting'),

  opened('The account could not be read, and the visitor leaves: the dialog asks what follows to end it')
    .meets('own.login.info-unread', 'own.login.undone')
    .sends(closed)
    .sees('entering')
    .tells('entry', closed)
    .nothingElse()
    .settles('entry', { output: { account: null, changed: false } })
    .sees('cancelled')
    .ends({}),

  opened('What follows fails: it is told, and nobody is in')
    .meets('own.portal.broken-part')
    .settles('entry', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('refused', 'rejected')
    .knows({ failure: { kind: 'malformed', code: 'client.unexpected' } }),

  pressed('A captcha that fails does not stop the trial')
    .meets('own.portal.broken-part')
    .settles('captcha', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('starting')
    .knows({ failure: { kind: 'malformed', code: 'client.unexpected' } }),
];

/** What holds of the free trial at every moment. */
export const freeTrialInvariants = [
  invariant(
    'A trial that has begun has an account',
    (moment) => !active(moment, 'begun') || Boolean(moment.snapshot.output?.report?.account),
  ).meets('s4.free-trial.finish'),
];
