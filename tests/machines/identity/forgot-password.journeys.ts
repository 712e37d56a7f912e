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
const byPhone = { type: 'phone.chosen' };
const byEmail = { type: 'email.chosen' };
const closed = { type: 'leave.requested' };

const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const forgotten = (title: string) => journey(title).given({ country: nepal });
const opened = (title: string, phoneOffered = true) =>
  forgotten(title).settles('readMethods', { output: { phoneOffered } });
const mailed = (title: string) => opened(title).settles('emailForm', { output: { sent: true } });
const atPhone = (title: string) => opened(title).sends(byPhone);

/** The oracle of a forgotten password, from the requirements; of its form, the oracle of forms. */
export const forgotPasswordJourneys = [
  forgotten('By e-mail: the form goes, and a confirmation says that a mail is on its way')
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
    .sees('over')
    .ends({}),

  mailed('The confirmation may be closed like any dialog').meets('s4.forgot-email.submit').sends(closed).ends({}),

  atPhone('By phone: whoever sets a password there is logged in')
    .meets('s4.forgot-phone.finish')
    .sees('byPhone')
    .invokes('phoneRecovery', { country: nepal })
    .settles('phoneRecovery', { output: { account, back: false } })
    .ends({ report: { type: 'login.completed', account, reset: true } }),

  opened('The method by phone is there only if its switch is on', false).ignores(byPhone).sees('byEmail'),

  forgotten('It cannot be told which methods there are: e-mail is always there')
    .settles('readMethods', { error: broken })
    .sees('byEmail')
    .ignores(byPhone),

  atPhone('Rather by e-mail after all: the chart by phone decides, and the form by e-mail comes back')
    .sends(byEmail)
    .sees('byPhone')
    .tells('phoneRecovery', byEmail)
    .nothingElse()
    .settles('phoneRecovery', { output: { account: null, back: true } })
    .sees('byEmail'),

  atPhone('Closing asks the chart by phone first')
    .sends(closed)
    .sees('byPhone')
    .tells('phoneRecovery', closed)
    .settles('phoneRecovery', { output: { account: null, back: false } })
    .sees('over')
    .ends({}),

  atPhone('The chart by phone fails: the form by e-mail says why')
    .settles('phoneRecovery', { error: broken })
    .sees('byEmail')
    .knows({ failure: broken })
    .sends(byPhone)
    .knows({ failure: null }),

  opened('The form by e-mail is chosen where it is: nothing changes').ignores(byEmail),

  opened('The form is closed: it is asked, so that what is being sent is waited for')
    .sends(closed)
    .sees('byEmail')
    .tells('emailForm', { type: 'form.left' })
    .nothingElse()
    .settles('emailForm', { output: { sent: false } })
    .sees('over')
    .ends({}),

  opened('The form by e-mail fails: no mail is said to be on its way')
    .settles('emailForm', { error: broken })
    .sees('over')
    .ends({}),

  forgotten('The dialog is closed before it has opened').sends(closed).ends({}),
];
