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
  journey('A visitor starts a trial: the login info is loaded, and a stored cpw is removed')
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
    .sees('started')
    .ends({ report: { type: 'login.completed', account, begun: true } }),

  opened('A cpw that cannot be removed does not block the trial')
    .meets('s4.free-trial.cpw-removed', 's4.free-trial.finish')
    .settles('entry', { output: { account, changed: false } })
    .settles('removeCpw', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('started')
    .ends({ report: { type: 'login.completed', account, begun: true } }),

  journey('Opened by an address, the dialog creates no account and can be closed again')
    .meets('own.address.safe')
    .sees('offered')
    .invokes('captcha')
    .nothingElse()
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  pressed('After many trials from an address a captcha comes first, until it is solved')
    .meets('own.free-trial.captcha')
    .settles('startTrial', { error: demanded })
    .sees('solvingCaptcha', 'form')
    .lacks('busy')
    .knows({ failure: demanded })
    .notifies('captcha', { type: 'captcha.demanded' })
    .nothingElse()
    .sends({ type: 'form.submitted' })
    .sees('starting', 'busy')
    .knows({ failure: null })
    .invokes('startTrial')
    .settles('startTrial', { error: { ...demanded, code: 'captcha.wrong' } })
    .sees('solvingCaptcha')
    .notifies('captcha', { type: 'captcha.demanded' })
    .sends({ type: 'form.submitted' })
    .settles('startTrial', { output: trial })
    .sees('entering'),

  pressed('A visitor who declines the captcha gets no trial')
    .meets('own.free-trial.captcha')
    .settles('startTrial', { error: demanded })
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  pressed('A missing connection is reported and can be retried')
    .settles('startTrial', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy', 'form')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('starting')
    .knows({ failure: null })
    .invokes('startTrial'),

  pressed('With the module off there is no trial, and the dialog can be closed')
    .settles('startTrial', { error: { kind: 'rejected', code: 'trial.closed', message: 'Not open.', status: 403 } })
    .sees('failed')
    .sends(closed)
    .ends({}),

  pressed('The dialog stays while the trial opens, so that no session is left behind unnoticed')
    .ignores(closed)
    .sees('starting'),

  opened('A visitor who leaves because the account cannot be loaded ends the after-login steps')
    .meets('own.login.info-unread', 'own.login.undone')
    .sends(closed)
    .sees('entering')
    .notifies('entry', closed)
    .nothingElse()
    .settles('entry', { output: { account: null, changed: false } })
    .sees('cancelled')
    .ends({}),

  opened('A failure of the after-login steps is reported, and no session starts')
    .meets('own.portal.broken-part')
    .settles('entry', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('failed', 'rejected')
    .knows({ failure: { kind: 'malformed', code: 'client.unexpected' } }),

  pressed('A captcha that fails does not stop the trial')
    .meets('own.portal.broken-part')
    .settles('captcha', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('starting')
    .knows({ failure: { kind: 'malformed', code: 'client.unexpected' } }),
];

/** Invariants of the free trial. */
export const freeTrialInvariants = [
  invariant(
    'A started trial has an account',
    (moment) => !active(moment, 'started') || Boolean(moment.snapshot.output?.report?.account),
  ).meets('s4.free-trial.finish'),
];
