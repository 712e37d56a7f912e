import { journey } from '../support/journey';
import { both, mendedPasswords } from '../support/mended-passwords';

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
const late = { kind: 'timeout', code: 'client.timeout' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const refusal = (code: string) => ({ kind: 'rejected', code, message: 'No', status: 422 });
const submitted = { type: 'form.submitted' };
const closed = { type: 'leave.requested' };
const kept = { changed: false, account: null };

const due = (title: string) => journey(title).given({ username: 'rahim', forced: true, oldHeld: true });
const byChoice = (title: string) => journey(title).given({ username: 'rahim', forced: false, oldHeld: false });
const sent = (begun: ReturnType<typeof due>) =>
  begun.settles('loadRule', { output: rule }).sends(submitted).settles('validate', { output: [] });

const invalid = (title: string) =>
  byChoice(title).settles('loadRule', { output: rule }).sends(submitted).settles('validate', { output: both });

/** The oracle of changing a password, from the requirements. */
export const passwordChangeJourneys = [
  ...mendedPasswords(invalid, { oldHeld: false, rule, errors: both }),

  due('A password that is due is changed without asking for the one that was just typed')
    .meets('s2.modal.change-password', 's2.change-password.purpose', 's2.change-password.username', 's2.change-password.old-password')
    .meets('s2.change-password.new-password', 's4.password-change.success', 's3.change-password.payload', 's7.call.member-password')
    .meets('s2.navigation.after-password-change', 's8.success.password-changed')
    .sees('opening', 'busy')
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ username: 'rahim', oldHeld: true, rule })
    .sends(submitted)
    .sees('validating', 'busy')
    .lacks('form')
    .invokes('validate', { oldHeld: true, rule })
    .settles('validate', { output: [] })
    .sees('changing', 'busy')
    .invokes('changePassword', { oldHeld: true })
    .ignores(submitted)
    .ignores(closed)
    .settles('changePassword', { output: undefined })
    .sees('reloading', 'busy')
    .invokes('loadMemberInfo')
    .settles('loadMemberInfo', { output: account })
    .sees('changed')
    .ends({ changed: true, account, report: { type: 'password.changed', account } }),

  sent(byChoice('A player who wants another password is asked for the old one'))
    .meets('s2.change-password.old-password', 's5.change-password.old')
    .invokes('changePassword', { oldHeld: false }),

  sent(due('The member info cannot be read again: the password is changed all the same'))
    .meets('s4.password-change.success')
    .settles('changePassword', { output: undefined })
    .settles('loadMemberInfo', { error: offline })
    .sees('changed')
    .ends({ changed: true, account: null, report: { type: 'password.changed', account: null } }),

  byChoice('The rule cannot be read: the form is there, and the gateway judges')
    .meets('s5.change-password.new')
    .settles('loadRule', { error: offline })
    .sees('editing.untouched', 'form')
    .knows({ rule: null })
    .sends(submitted)
    .invokes('validate', { oldHeld: false, rule: null }),

  byChoice('What is wrong is said under each field, and forgotten with the next try')
    .meets('s5.change-password.errors', 's5.change-password.new', 's5.change-password.confirmation', 's5.message.password-length')
    .settles('loadRule', { output: rule })
    .sends(submitted)
    .settles('validate', { output: [{ field: 'new', code: 'password.rule' }] })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ errors: [{ field: 'new', code: 'password.rule' }] })
    .sends(submitted)
    .sees('validating')
    .knows({ errors: [] }),

  byChoice('The check of the fields breaks down: the reason is shown')
    .meets('s5.change-password.errors')
    .settles('loadRule', { output: rule })
    .sends(submitted)
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  sent(due('The password that was held is not right: the old one is asked for'))
    .meets('s2.change-password.old-password', 's5.change-password.old', 's5.change-password.errors')
    .settles('changePassword', { error: refusal('password.old') })
    .sees('editing.invalid', 'rejected')
    .knows({ oldHeld: false, errors: [{ field: 'old', code: 'password.old' }] })
    .sends(submitted)
    .invokes('validate', { oldHeld: false, rule }),

  ...[
    ['password.rule', 'new'],
    ['password.common', 'new'],
    ['password.own', 'new'],
    ['password.reused', 'new'],
    ['password.confirmation', 'confirmation'],
  ].map(([code = '', field]) =>
    sent(due(`The gateway says ${code}: it stands under its field`))
      .meets('s5.change-password.errors', 's5.change-password.new')
      .settles('changePassword', { error: refusal(code) })
      .sees('editing.invalid', 'rejected')
      .knows({ oldHeld: true, errors: [{ field, code }], failure: null }),
  ),

  sent(due('The gateway refuses for another reason: its message is shown'))
    .meets('s7.call.member-password')
    .settles('changePassword', { error: refusal('auth.locked') })
    .sees('editing.refused', 'form', 'rejected')
    .knows({ failure: refusal('auth.locked'), errors: [] })
    .sends(submitted)
    .knows({ failure: null }),

  ...[offline, late].map((failure) =>
    sent(due(`The change is ${failure.kind}: nothing is lost, and it can be sent again`))
      .meets('s8.message.network-abnormal', 's8.message.slow-page')
      .settles('changePassword', { error: failure })
      .sees('editing.unreached', 'form', 'rejected')
      .knows({ failure }),
  ),

  due('It is left before the rule has come: nothing is changed').meets('own.password-change.left').sends(closed).sees('left').ends(kept),

  byChoice('It is left: nothing is changed')
    .meets('own.password-change.left')
    .settles('loadRule', { output: rule })
    .sends(closed)
    .sees('left')
    .ends(kept),
];
