import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const rejected = (code: string) => ({ kind: 'rejected', code, message: 'No' });
const offer = { upline: 'agent', downlines: ['karim'], available: '900.00', min: '100.00', max: '500.00', protection: 'set' };
const asked = { to: 'agent', amount: '400.00' };
const submitted = { type: 'form.submitted', asked };
const entered = { type: 'protection.submitted' };
const problems = [{ field: 'amount', code: 'transfer.amount.max' }];
const sent = { transferId: 't', to: 'agent', amount: '400.00', balance: '500.00' };

const opened = (title: string, more = {}) => journey(title).settles('loadOffer', { output: { ...offer, ...more } });
const checking = (title: string) => opened(title).sends(submitted);
const looking = (title: string) => checking(title).settles('validate', { output: [] });
const sending = (title: string) => looking(title).sends(entered);
const protecting = (title: string) => opened(title, { protection: 'unset' });

/** The oracle of a transfer to an upline or a downline, from the requirements. */
export const transferUplineJourneys = [
  journey('To whom and how much, a look at it, the payment password: sent')
    .meets('s1.agent.transfer-upline', 's2.member-centre.transfer-upline', 's8.success.transfer', 'own.transfer-upline.look')
    .meets('own.payment-password.asked', 'own.money.once')
    .sees('loading', 'busy')
    .invokes('loadOffer')
    .settles('loadOffer', { output: offer })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ offer })
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate', { offer, asked })
    .settles('validate', { output: [] })
    .sees('looking.untouched')
    .lacks('busy', 'rejected')
    .knows({ asked })
    .sends(entered)
    .sees('sending', 'busy')
    .invokes('sendMoney', asked)
    .ignores(entered)
    .settles('sendMoney', { output: sent })
    .sees('sent')
    .knows({ sent })
    .sends({ type: 'another.requested' })
    .sees('loading')
    .invokes('loadOffer'),

  opened('Who has an upline and nobody below transfers to the upline', { downlines: [] })
    .meets('own.transfer-upline.partners', 's1.agent.transfer-upline')
    .sees('editing.untouched'),

  opened('Who has nobody above transfers to the downlines', { upline: null })
    .meets('own.transfer-upline.partners', 's1.agent.transfer-downline', 's6.role.agent')
    .sees('editing.untouched'),

  opened('Who has neither is told so', { upline: null, downlines: [], protection: 'unset' })
    .meets('own.transfer-upline.partners')
    .sees('alone')
    .lacks('form', 'rejected')
    .ignores(submitted)
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  protecting('Without a payment password it is asked for first')
    .meets('own.payment-password.set', 'own.payment-password.asked')
    .sees('protecting')
    .invokes('paymentPassword')
    .settles('paymentPassword', { output: { changed: true } })
    .sees('loading')
    .invokes('loadOffer'),

  protecting('Without a payment password nothing leaves')
    .meets('own.payment-password.asked')
    .settles('paymentPassword', { output: { changed: false } })
    .sees('unprotected', 'rejected')
    .ignores(submitted)
    .sends({ type: 'protection.wanted' })
    .sees('protecting')
    .invokes('paymentPassword'),

  protecting('To ask for a payment password breaks down')
    .meets('own.portal.broken-part')
    .settles('paymentPassword', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  opened('A payment password that rests lets nothing leave', { protection: 'locked' })
    .meets('own.payment-password.locked')
    .sees('locked', 'rejected')
    .ignores(submitted)
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  checking('An amount out of bounds is said under its field, and nothing is sent')
    .meets('own.transfer-upline.look')
    .settles('validate', { output: problems })
    .sees('editing.invalid', 'rejected')
    .knows({ problems, asked })
    .nothingElse()
    .sends(submitted)
    .knows({ problems: [] }),

  checking('The check breaks down')
    .meets('own.transfer-upline.look')
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken })
    .sends(submitted)
    .knows({ failure: null }),

  looking('The look is left, and something else typed')
    .meets('own.transfer-upline.look')
    .sends({ type: 'look.left' })
    .sees('editing.untouched')
    .knows({ asked }),

  ...[rejected('payment.wrong'), offline].map((failure) =>
    sending(`It was not sent (${failure.code}): the reason is shown, and the payment password asked for again`)
      .meets('own.payment-password.asked', 'own.money.once', 's8.message.network-abnormal')
      .settles('sendMoney', { error: failure })
      .sees('looking.refused', 'rejected')
      .knows({ failure })
      .sends(entered)
      .sees('sending')
      .knows({ failure: null })
      .invokes('sendMoney', asked),
  ),

  sending('What was refused may be changed')
    .meets('own.transfer-upline.look')
    .settles('sendMoney', { error: rejected('payment.wrong') })
    .sends({ type: 'look.left' })
    .sees('editing.untouched')
    .knows({ failure: null }),

  sending('Wrong too often: it rests')
    .meets('own.payment-password.locked')
    .settles('sendMoney', { error: rejected('payment.locked') })
    .sees('locked'),

  ...['transfer.partner', 'ledger.insufficient', 'limits.timeOut'].map((code) =>
    sending(`How the player stands has changed meanwhile (${code}): something else is asked for`)
      .meets('own.transfer-upline.partners')
      .settles('sendMoney', { error: rejected(code) })
      .sees('editing.refused', 'rejected')
      .knows({ failure: rejected(code) }),
  ),

  journey('It cannot be read: it is read again')
    .meets('s2.member-centre.transfer-upline', 's8.message.network-abnormal')
    .settles('loadOffer', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),
];
