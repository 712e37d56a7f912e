import { journey } from '../support/journey';
import { both, mendedPasswords } from '../support/mended-passwords';

const rule = { minLength: 10, maxLength: 64, patternId: 'any_text', acceptedPattern: '*' };
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const refusal = (code: string) => ({ kind: 'rejected', code, message: 'No', status: 422 });
const submitted = { type: 'form.submitted' };

const followed = (title: string) => journey(title).settles('findToken', { output: { held: true } });
const opened = (title: string) => followed(title).settles('loadRule', { output: rule });
const sent = (title: string) => opened(title).sends(submitted).settles('validate', { output: [] });

const invalid = (title: string) => opened(title).sends(submitted).settles('validate', { output: both });

/** The oracle of the page that a mailed link leads to, from the requirements. */
export const passwordResetJourneys = [
  ...mendedPasswords(invalid, { rule, errors: both }),

  journey('The link sets a new password and returns the player to the login')
    .meets('s4.forgot.to-login', 's8.success.password-reset', 'own.password-reset.token', 's5.change-password.new')
    .sees('opening', 'busy')
    .invokes('findToken')
    .settles('findToken', { output: { held: true } })
    .sees('readingRule', 'busy')
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ rule })
    .sends(submitted)
    .sees('validating', 'busy')
    .lacks('form')
    .invokes('validate', { rule })
    .settles('validate', { output: [] })
    .sees('resetting', 'busy')
    .invokes('resetPassword')
    .ignores(submitted)
    .settles('resetPassword', { output: undefined })
    .sees('over')
    .ends({ report: { type: 'password.reset' } }),

  followed('The rule cannot be read: the form is there, and the gateway judges')
    .meets('s5.message.password-length')
    .settles('loadRule', { error: offline })
    .sees('editing.untouched', 'form')
    .sends(submitted)
    .invokes('validate', { rule: null }),

  ...[{ output: { held: false } }, { error: broken }].map((ending) =>
    journey(`Without a token (${Object.keys(ending)[0]}) another link is offered`)
      .meets('own.password-reset.expired')
      .settles('findToken', ending)
      .sees('expired', 'rejected')
      .lacks('form')
      .sends({ type: 'link.wanted' })
      .sees('over')
      .ends({ next: { to: 'forgotPassword' } }),
  ),

  sent('A link that was used or is too old is told so, and another is offered')
    .meets('own.password-reset.expired')
    .settles('resetPassword', { error: refusal('password.linkExpired') })
    .sees('expired', 'rejected')
    .sends({ type: 'link.wanted' })
    .ends({ next: { to: 'forgotPassword' } }),

  opened('What is wrong is said under each field, and forgotten with the next try')
    .meets('s5.change-password.errors', 's8.message.confirmation-password', 's5.change-password.confirmation')
    .sends(submitted)
    .settles('validate', { output: [{ field: 'confirmation', code: 'password.confirmation' }] })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ errors: [{ field: 'confirmation', code: 'password.confirmation' }] })
    .sends(submitted)
    .sees('validating')
    .knows({ errors: [] }),

  opened('The check of the fields breaks down: the reason is shown')
    .meets('own.password-reset.token')
    .sends(submitted)
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  ...[
    ['password.rule', 'new'],
    ['password.common', 'new'],
    ['password.own', 'new'],
    ['password.confirmation', 'confirmation'],
  ].map(([code = '', field]) =>
    sent(`The gateway says ${code}: it stands under its field`)
      .meets('s5.change-password.errors')
      .settles('resetPassword', { error: refusal(code) })
      .sees('editing.invalid', 'rejected')
      .knows({ errors: [{ field, code }], failure: null }),
  ),

  sent('The gateway refuses for another reason: its message is shown')
    .meets('own.password-reset.token')
    .settles('resetPassword', { error: refusal('limit.reached') })
    .sees('editing.refused', 'form', 'rejected')
    .knows({ failure: refusal('limit.reached') })
    .sends(submitted)
    .knows({ failure: null }),

  ...[offline, late].map((failure) =>
    sent(`Resetting is ${failure.kind}: nothing is lost, and it can be sent again`)
      .meets('s8.message.network-abnormal', 's8.message.slow-page')
      .settles('resetPassword', { error: failure })
      .sees('editing.unreached', 'form', 'rejected')
      .knows({ failure }),
  ),
];
