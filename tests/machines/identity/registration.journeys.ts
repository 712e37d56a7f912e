import { registrationSamples } from '../../../machines/identity/registration/registration.samples';
import { journey } from '../../harness/journey';

const offer = registrationSamples.outcomes.loadRules['all methods enabled'].output;
const invitedOnly = { ...offer, direct: false };
const account = {
  id: '01890000-0000-7000-8000-0000000000ad',
  account: 'selim_9',
  nickname: 'Selim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const closed = { type: 'leave.requested' };
const toTheLogin = { next: { to: 'login' } };
const toLogin = { type: 'login.requested' };

const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const opened = (title: string, code = '') => journey(title).given({ code, country: nepal });
const linked = { kind: 'known', code: 'RIVER22', inviter: 'k•••••l' };
const filling = (title: string) => opened(title).settles('loadRules', { output: offer });

/** The oracle of registering, from the requirements. */
export const registrationJourneys = [
  opened('A newcomer gets the form, registers, and the account is included')
    .meets('s1.visitor.register', 's4.registration.success')
    .sees('loading', 'busy')
    .invokes('loadRules')
    .nothingElse()
    .settles('loadRules', { output: offer })
    .sees('form')
    .lacks('busy', 'rejected')
    .knows({ offer })
    .invokes('form', { country: nepal, offer, code: '', invitation: null })
    .nothingElse()
    .settles('form', { output: { end: 'registered', account } })
    .sees('registered')
    .ends({ report: { type: 'login.completed', account, begun: true } }),

  opened('A failed load of the rules can be retried')
    .meets('own.registration.rules-unread')
    .settles('loadRules', { error: offline })
    .sees('loadFailed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading', 'busy')
    .knows({ failure: null })
    .invokes('loadRules')
    .settles('loadRules', { output: offer })
    .sees('form'),

  opened('The code of an agent’s link is checked before the form opens with it', 'RIVER22')
    .meets('s4.registration.affiliate-field', 'own.registration.invited')
    .settles('loadRules', { output: offer })
    .sees('checkingLink', 'busy')
    .knows({ invitation: null })
    .invokes('checkLink', { code: 'RIVER22' })
    .nothingElse()
    .settles('checkLink', { output: { kind: 'known', inviter: 'k•••••l' } })
    .sees('form')
    .lacks('busy')
    .invokes('form', { country: nepal, offer, code: 'RIVER22', invitation: linked }),

  ...(
    [
      { ending: { output: { kind: 'unknown' } }, kind: 'unknown', by: 'nobody’s, or used up' },
      { ending: { error: offline }, kind: 'unchecked', by: 'no answer' },
    ] as const
  ).map(({ ending, kind, by }) =>
    opened(`A link with a rejected code (${by}) opens the form without it and reports that it is unused`, 'RIVER22')
      .meets('s4.registration.affiliate-field', 'own.registration.invited')
      .settles('loadRules', { output: offer })
      .settles('checkLink', ending)
      .sees('form')
      .lacks('rejected')
      .invokes('form', { country: nepal, offer, code: '', invitation: { kind, code: 'RIVER22', inviter: '' } }),
  ),

  opened(
    'Opened directly, the form uses the invitation of the tab’s earlier link, which is checked like the link’s own',
  )
    .meets('own.registration.invitation-stored')
    .settles('loadRules', { output: { ...offer, kept: 'RIVER22' } })
    .sees('checkingLink')
    .invokes('checkLink', { code: 'RIVER22' })
    .settles('checkLink', { output: { kind: 'known', inviter: 'k•••••l' } })
    .invokes('form', {
      country: nepal,
      offer: { ...offer, kept: 'RIVER22' },
      code: 'RIVER22',
      invitation: linked,
    }),

  opened('The link’s own code takes precedence over the saved one', 'DELTA33')
    .meets('own.registration.invitation-stored')
    .settles('loadRules', { output: { ...offer, kept: 'RIVER22' } })
    .invokes('checkLink', { code: 'DELTA33' })
    .knows({ code: 'DELTA33' }),

  opened('With direct registration off, the form stays closed without an invitation')
    .meets('own.registration.invited-only')
    .settles('loadRules', { output: invitedOnly })
    .sees('closed')
    .lacks('busy')
    .knows({ invitation: null })
    .nothingElse(),

  opened('With direct registration off, a valid invitation opens the form', 'RIVER22')
    .meets('own.registration.invited-only')
    .settles('loadRules', { output: invitedOnly })
    .settles('checkLink', { output: { kind: 'known', inviter: 'k•••••l' } })
    .sees('form')
    .invokes('form', { country: nepal, offer: invitedOnly, code: 'RIVER22', invitation: linked }),

  opened('With direct registration off, an unknown code leaves the form closed', 'RIVER22')
    .meets('own.registration.invited-only')
    .settles('loadRules', { output: invitedOnly })
    .settles('checkLink', { output: { kind: 'unknown' } })
    .sees('closed')
    .knows({ code: '', invitation: { kind: 'unknown', code: 'RIVER22', inviter: '' } }),

  opened('With direct registration off, a code that could not be checked can be checked again', 'RIVER22')
    .meets('own.registration.invited-only')
    .settles('loadRules', { output: invitedOnly })
    .settles('checkLink', { error: offline })
    .sees('loadFailed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .settles('loadRules', { output: invitedOnly })
    .invokes('checkLink', { code: 'RIVER22' }),

  opened('Without a link the form shows no invitation')
    .meets('own.registration.invited')
    .settles('loadRules', { output: offer })
    .sees('form')
    .invokes('form', { country: nepal, offer, code: '', invitation: null })
    .nothingElse(),

  filling('When the form fails, the reason is shown, and the form can be loaded again')
    .meets('own.registration.rules-unread')
    .settles('form', { error: broken })
    .sees('loadFailed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),

  filling('Closing is decided by the form')
    .meets('s4.modal.escape')
    .sends(closed)
    .sees('form')
    .notifies('form', { type: 'leave.requested' })
    .settles('form', { output: { end: 'closed', account: null } })
    .sees('cancelled')
    .ends({}),

  filling('A player with an account goes to the login')
    .meets('s2.register.login-link')
    .settles('form', { output: { end: 'login', account: null } })
    .sees('leftForLogin')
    .ends(toTheLogin),

  ...[
    { sent: closed, output: {} },
    { sent: toLogin, output: toTheLogin },
  ].flatMap(({ sent, output }) => [
    opened(`${sent.type} while the rules are loading`).meets('s2.register.login-link').sends(sent).ends(output),
    opened(`${sent.type} after the rules failed to load`)
      .meets('s2.register.login-link')
      .settles('loadRules', { error: offline })
      .sends(sent)
      .ends(output),
    opened(`${sent.type} while the link’s code is being checked`, 'RIVER22')
      .meets('s2.register.login-link')
      .settles('loadRules', { output: offer })
      .sends(sent)
      .ends(output),
    opened(`${sent.type} where an invitation is required`)
      .meets('s2.register.login-link')
      .settles('loadRules', { output: invitedOnly })
      .sends(sent)
      .ends(output),
  ]),
];
