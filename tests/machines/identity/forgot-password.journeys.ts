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
const broken = { kind: 'malformed', code: 'client.unexpected' };
const byPhone = { type: 'phone.selected' };
const byEmail = { type: 'email.selected' };
const closed = { type: 'leave.requested' };

const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const start = (title: string) => journey(title).given({ country: nepal });
const opened = (title: string, phoneOffered = true) =>
  start(title).settles('readMethods', { output: { phoneOffered } });
const mailed = (title: string) => opened(title).settles('emailForm', { output: { sent: true } });
const atPhone = (title: string) => opened(title).sends(byPhone);

/** The oracle of a forgotten password, from the requirements; of its form, the oracle of forms. */
export const forgotPasswordJourneys = [
  start('By e-mail: the form closes, and a confirmation says that a mail is on its way')
    .meets('s4.forgot-email.submit')
    .sees('opening', 'busy')
    .invokes('readMethods')
    .settles('readMethods', { output: { phoneOffered: true } })
    .sees('byEmail')
    .lacks('busy')
    .invokes('emailForm', { about: null })
    .nothingElse()
    .settles('emailForm', { output: { sent: true } })
    .sees('mailed')
    .lacks('busy')
    .sends({ type: 'notice.acknowledged' })
    .sees('ended')
    .ends({}),

  mailed('The confirmation closes like any dialog').meets('s4.forgot-email.submit').sends(closed).ends({}),

  atPhone('By phone: a player who sets a password there is logged in')
    .meets('s4.forgot-phone.finish')
    .sees('byPhone')
    .invokes('phoneRecovery', { country: nepal })
    .settles('phoneRecovery', { output: { account, back: false } })
    .ends({ report: { type: 'login.completed', account, reset: true } }),

  opened('The phone method is available only with its switch on', false).ignores(byPhone).sees('byEmail'),

  start('Without the list of methods, e-mail is still available')
    .settles('readMethods', { error: broken })
    .sees('byEmail')
    .ignores(byPhone),

  atPhone('Switching back to e-mail waits for the phone chart, then shows the e-mail form')
    .sends(byEmail)
    .sees('byPhone')
    .notifies('phoneRecovery', byEmail)
    .nothingElse()
    .settles('phoneRecovery', { output: { account: null, back: true } })
    .sees('byEmail'),

  atPhone('Closing waits for the phone chart')
    .sends(closed)
    .sees('byPhone')
    .notifies('phoneRecovery', closed)
    .settles('phoneRecovery', { output: { account: null, back: false } })
    .sees('ended')
    .ends({}),

  atPhone('When the phone chart fails, the e-mail form shows why')
    .settles('phoneRecovery', { error: broken })
    .sees('byEmail')
    .knows({ failure: broken })
    .sends(byPhone)
    .knows({ failure: null }),

  opened('Selecting the e-mail form where it is open changes nothing').ignores(byEmail),

  opened('Closing the form waits for the running request')
    .sends(closed)
    .sees('byEmail')
    .notifies('emailForm', { type: 'form.cancelled' })
    .nothingElse()
    .settles('emailForm', { output: { sent: false } })
    .sees('ended')
    .ends({}),

  opened('A failure of the e-mail form reports no mail').settles('emailForm', { error: broken }).sees('ended').ends({}),

  start('The dialog is closed before it has opened').sends(closed).ends({}),
];
