import { journey } from '../../harness/journey';

const sms = { kind: 'sms', hint: '+880•••••321' };
const email = { kind: 'email', hint: 'r•••••@example.test' };
const app = { kind: 'totp', hint: '' };
const recovery = { kind: 'recoveryCode', hint: '' };
const passkey = { kind: 'passkey', hint: '' };
const bank = { kind: 'bankName', hint: 'R••••' };
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const rahim = { username: 'rahim', entry };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const late = { kind: 'rejected', code: 'proof.expired', message: 'Too late.', status: 422 };
const another = { type: 'choice.requested' };
const closed = { type: 'leave.requested' };
const codeAsked = { type: 'sms.requested', to: { number: '', dialingCode: '' } };
const chosen = (kind: string) => ({ type: 'proof.chosen', kind });

const asked = (title: string, ...proofs: object[]) =>
  journey(title).meets('s4.login.unregistered-ip').given({ proofs });
const guarded = (title: string, ...proofs: object[]) => journey(title).meets('own.security.factor').given({ proofs });
const [sent, left] = [{ output: { sent: true } }, { output: { sent: false } }];

/** The oracle of the extra verification, from the requirements; of its form, the oracle of forms. */
export const extraVerificationJourneys = [
  asked('With several proofs the player chooses; a code by SMS is sent at once, and the right one lets in', sms, email)
    .sees('choosing')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .nothingElse()
    .sends(chosen('sms'))
    .sees('answering')
    .lacks('busy')
    .tells('smsCode', codeAsked)
    .invokes('proofForm', { about: 'sms' })
    .nothingElse()
    .settles('proofForm', sent)
    .sees('answered', 'busy')
    .invokes('takeAnswer')
    .ignores(closed)
    .settles('takeAnswer', { output: rahim })
    .sees('passed')
    .ends({ proven: rahim, failure: null }),

  asked('What is not offered is not chosen', sms, email).ignores(chosen('recoveryCode')).sees('choosing'),

  asked('A code by e-mail is sent by mail', sms, email)
    .sends(chosen('email'))
    .tells('mailCode', codeAsked)
    .invokes('proofForm', { about: 'email' })
    .nothingElse(),

  asked('For the name of the bank account nothing is sent', sms, bank)
    .sends(chosen('bankName'))
    .sees('answering')
    .invokes('proofForm', { about: 'bankName' })
    .nothingElse(),

  asked('With one proof there is nothing to choose: its code is sent at once', email)
    .sees('answering')
    .lacks('choosing')
    .tells('mailCode', codeAsked)
    .ignores(another),

  asked('With the name of the bank account alone nothing is sent', bank)
    .sees('answering')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .invokes('proofForm', { about: 'bankName' })
    .nothingElse(),

  guarded('Who has an app is asked for its code at once: nothing is sent, and nothing is chosen first', app, recovery)
    .sees('answering')
    .lacks('choosing')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .invokes('proofForm', { about: 'totp' })
    .nothingElse()
    .settles('proofForm', sent)
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),

  guarded('Who is without the app takes a recovery code', app, recovery)
    .sends(another)
    .settles('proofForm', left)
    .sees('choosing')
    .sends(chosen('recoveryCode'))
    .sees('answering')
    .invokes('proofForm', { about: 'recoveryCode' })
    .nothingElse(),

  guarded(
    'Who has a passkey and came in another way is asked for it at once: nothing is sent, and nothing is chosen first',
    passkey,
    app,
    recovery,
  )
    .meets('own.passkey.factor')
    .sees('answering')
    .lacks('choosing', 'busy')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .invokes('proofForm', { about: 'passkey' })
    .nothingElse()
    .settles('proofForm', sent)
    .sees('answered')
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),

  guarded('Who cannot use the passkey here takes the app, or a recovery code', passkey, app, recovery)
    .meets('own.passkey.factor')
    .sends(another)
    .tells('proofForm', { type: 'form.left' })
    .settles('proofForm', left)
    .sees('choosing')
    .sends(chosen('totp'))
    .sees('answering')
    .invokes('proofForm', { about: 'totp' })
    .nothingElse(),

  guarded('A passkey that was added at another address is not asked for: a recovery code is, and nothing weaker', {
    ...recovery,
    hint: 'play.example.test',
  })
    .meets('own.passkey.factor')
    .sees('answering')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .invokes('proofForm', { about: 'recoveryCode' })
    .nothingElse()
    .ignores(chosen('sms')),

  guarded('With no recovery code left there is the app alone', app)
    .sees('answering')
    .knows({ kind: 'totp' })
    .ignores(another),

  asked(
    'Another proof may be chosen after all: the form is asked, so that an answer that is looked at is waited for',
    sms,
    bank,
  )
    .sends(chosen('sms'))
    .sends(another)
    .sees('answering')
    .tells('proofForm', { type: 'form.left' })
    .nothingElse()
    .settles('proofForm', left)
    .sees('choosing')
    .nothingElse()
    .sends(chosen('bankName'))
    .sees('answering')
    .knows({ kind: 'bankName' }),

  asked('Too late, or tried too often: it is over, and says why', sms)
    .settles('proofForm', sent)
    .settles('takeAnswer', { error: late })
    .sees('over')
    .ends({ proven: null, failure: late }),

  asked('Left while choosing: nobody is in', sms, email)
    .sends(closed)
    .sees('cancelled')
    .ends({ proven: null, failure: null }),

  asked('Left while answering: the form is asked, for a session that nobody knows of would be left behind', sms)
    .sends(closed)
    .sees('answering')
    .tells('proofForm', { type: 'form.left' })
    .nothingElse()
    .settles('proofForm', left)
    .sees('cancelled')
    .ends({ proven: null, failure: null }),

  asked('Another way, and then left, while it was looked at: the last counts', sms, bank)
    .sends(chosen('bankName'))
    .sends(another)
    .sends(closed)
    .settles('proofForm', left)
    .sees('cancelled'),

  asked('Left while it was looked at, and it was right: the player is in', sms)
    .sends(closed)
    .settles('proofForm', sent)
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),

  asked('A form that fails is told of', bank)
    .meets('own.portal.broken-part')
    .settles('proofForm', { error: broken })
    .sees('over')
    .ends({ proven: null, failure: broken }),

  asked('A code by SMS that fails is told of, and the other ways go on', sms, bank)
    .meets('own.portal.broken-part')
    .settles('smsCode', { error: broken })
    .sees('choosing')
    .knows({ failure: broken }),

  asked('So is a code by e-mail', email, bank)
    .meets('own.portal.broken-part')
    .settles('mailCode', { error: broken })
    .sees('choosing')
    .knows({ failure: broken }),

  asked('Who leaves after that has left: no failure is told', sms, bank)
    .settles('smsCode', { error: broken })
    .sends(closed)
    .ends({ proven: null, failure: null }),

  asked('Who comes in after that is in: no failure is told', sms, bank)
    .settles('smsCode', { error: broken })
    .sends(chosen('bankName'))
    .settles('proofForm', sent)
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),
];
