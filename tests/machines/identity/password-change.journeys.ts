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
const rule = { minLength: 10, maxLength: 64, patternId: 'any_text', acceptedPattern: '*' };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const closed = { type: 'leave.requested' };
const noChange = { changed: false, account: null };

const due = (title: string) => journey(title).given({ username: 'rahim', forced: true, oldHeld: true });
const byChoice = (title: string) => journey(title).given({ username: 'rahim', forced: false, oldHeld: false });
const withRule = (start: ReturnType<typeof due>) => start.settles('loadRule', { output: rule });

/** The oracle of changing a password, from the requirements; of its form, the oracle of forms. */
export const passwordChangeJourneys = [
  due('A due password is changed without requesting the one just typed')
    .meets('s2.change-password.old-password')
    .meets('s4.password-change.success')
    .meets('s2.navigation.after-password-change')
    .sees('opening', 'busy')
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('editing')
    .lacks('busy')
    .knows({ username: 'rahim', oldHeld: true, rule })
    .invokes('passwordForm', { about: 'held' })
    .nothingElse()
    .settles('passwordForm', { output: { sent: true } })
    .sees('reloading', 'busy')
    .invokes('loadMemberInfo')
    .ignores(closed)
    .settles('loadMemberInfo', { output: account })
    .sees('changed')
    .ends({ changed: true, account, report: { type: 'password.changed', account } }),

  withRule(byChoice('A voluntary change requires the old password'))
    .meets('s2.change-password.old-password')
    .invokes('passwordForm', { about: 'asked' }),

  withRule(due('A failed reload of the member info does not undo the change'))
    .meets('s4.password-change.success')
    .settles('passwordForm', { output: { sent: true } })
    .settles('loadMemberInfo', { error: offline })
    .sees('changed')
    .ends({ changed: true, account: null, report: { type: 'password.changed', account: null } }),

  byChoice('Without the password rule, the form opens and the gateway validates')
    .settles('loadRule', { error: offline })
    .sees('editing')
    .knows({ rule: null })
    .invokes('passwordForm', { about: 'asked' }),

  due('Leaving before the rule is loaded changes nothing')
    .meets('own.password-change.cancelled')
    .sends(closed)
    .sees('cancelled')
    .ends(noChange),

  withRule(byChoice('Leaving waits for the form’s running request, then changes nothing'))
    .meets('own.password-change.cancelled')
    .sends(closed)
    .sees('editing')
    .notifies('passwordForm', { type: 'form.cancelled' })
    .nothingElse()
    .settles('passwordForm', { output: { sent: false } })
    .sees('cancelled')
    .ends(noChange),

  withRule(due('A failure of the form changes nothing'))
    .meets('own.password-change.cancelled')
    .settles('passwordForm', { error: broken })
    .sees('cancelled')
    .ends(noChange),
];
