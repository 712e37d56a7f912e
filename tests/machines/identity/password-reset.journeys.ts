import { journey } from '../../harness/journey';

const rule = { minLength: 10, maxLength: 64, patternId: 'any_text', acceptedPattern: '*' };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };

const followed = (title: string) => journey(title).settles('findToken', { output: { link: 'good' } });
const opened = (title: string) => followed(title).settles('loadRule', { output: rule });

/** The oracle of the page that a mailed link leads to, from the requirements; of its form, the oracle of forms. */
export const passwordResetJourneys = [
  journey('The link sets a new password and returns the player to the login')
    .meets('s4.forgot.to-login', 'own.password-reset.token')
    .sees('opening', 'busy')
    .invokes('findToken')
    .settles('findToken', { output: { link: 'good' } })
    .sees('readingRule', 'busy')
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('editing')
    .lacks('busy', 'rejected')
    .knows({ rule })
    .invokes('passwordForm', { about: null })
    .nothingElse()
    .settles('passwordForm', { output: { sent: true } })
    .sees('ended')
    .ends({ report: { type: 'password.reset' } }),

  followed('Without the password rule, the form opens and the gateway validates')
    .settles('loadRule', { error: offline })
    .sees('editing')
    .knows({ rule: null })
    .invokes('passwordForm', { about: null }),

  ...[{ output: { link: 'none' } }, { output: { link: 'over' } }, { error: broken }].map((ending) =>
    journey(`Without a working link (${JSON.stringify(ending)}) a new link is offered`)
      .meets('own.password-reset.expired')
      .settles('findToken', ending)
      .sees('expired', 'rejected')
      .nothingElse()
      .sends({ type: 'link.requested' })
      .sees('ended')
      .ends({ next: { to: 'forgotPassword' } }),
  ),

  opened('A used or expired link is reported, and a new link is offered')
    .meets('own.password-reset.expired')
    .settles('passwordForm', { output: { sent: true, word: 'expired' } })
    .sees('expired', 'rejected')
    .sends({ type: 'link.requested' })
    .ends({ next: { to: 'forgotPassword' } }),

  opened('A failure of the form resets nothing and reports no success')
    .meets('own.password-reset.token')
    .settles('passwordForm', { error: broken })
    .sees('ended')
    .ends({}),
];
