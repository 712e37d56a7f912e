import { journey } from '../support/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const closed = { type: 'leave.requested' };
const left = { outcome: 'left', account: null };

const asked = (title: string, name: string) => journey(title).given({ request: { name, username: 'rahim' } });
const parts = [
  ['changePassword', 'passwordChange', { changed: false, account: null }],
  ['forgotPassword', 'forgotPassword', { account: null }],
  ['resetPassword', 'passwordReset', { next: null }],
] as const;

/** The oracle of the dialogs about passwords, from the requirements. */
export const passwordsJourneys = [
  asked('A player who wants another password gets it, and is always asked for the old one', 'changePassword')
    .meets('s2.modal.change-password', 's2.change-password.username', 's2.change-password.old-password')
    .meets('s2.navigation.after-password-change')
    .sees('changing')
    .invokes('passwordChange', { username: 'rahim', forced: false, oldHeld: false })
    .nothingElse()
    .settles('passwordChange', { output: { changed: true, account } })
    .sees('over')
    .ends({ outcome: 'changed', account }),

  asked('A change whose account could not be read again is a change', 'changePassword')
    .meets('s4.password-change.success')
    .settles('passwordChange', { output: { changed: true, account: null } })
    .ends({ outcome: 'changed', account: null }),

  asked('A forgotten password leads to a mail, or in by phone', 'forgotPassword')
    .meets('s2.modal.forgot-password', 's4.forgot-phone.finish')
    .sees('recovering')
    .invokes('forgotPassword')
    .nothingElse()
    .settles('forgotPassword', { output: { account } })
    .ends({ outcome: 'entered', account }),

  asked('A mailed link sets a password', 'resetPassword')
    .meets('s4.forgot.to-login', 's8.success.password-reset')
    .sees('resetting')
    .invokes('passwordReset')
    .nothingElse()
    .settles('passwordReset', { output: { next: 'login' } })
    .ends({ outcome: 'reset', account: null }),

  asked('A mailed link that no longer works leads to another', 'resetPassword')
    .meets('own.password-reset.expired')
    .settles('passwordReset', { output: { next: 'forgotPassword' } })
    .sees('recovering')
    .invokes('forgotPassword')
    .settles('forgotPassword', { output: { account: null } })
    .ends(left),

  ...parts.map(([name, part, output]) =>
    asked(`${name} is asked before it is left, and is left`, name)
      .meets('s4.modal.escape')
      .sends(closed)
      .tells(part, closed)
      .nothingElse()
      .settles(part, { output })
      .sees('over')
      .ends(left),
  ),

  ...parts.map(([name, part]) =>
    asked(`${name} breaks down: that is told`, name)
      .meets('own.portal.broken-part')
      .settles(part, broken)
      .ends({ outcome: 'broken', account: null }),
  ),
];
