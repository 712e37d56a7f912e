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
const codeRequest = { type: 'sms.requested', to: { number: '', dialingCode: '' } };
const chosen = (kind: string) => ({ type: 'proof.selected', kind });

const withProofs = (title: string, ...proofs: object[]) =>
  journey(title).meets('s4.login.unregistered-ip').given({ proofs });
const guarded = (title: string, ...proofs: object[]) => journey(title).meets('own.security.factor').given({ proofs });
const sent = { output: { sent: true } };
const left = { output: { sent: false } };

/** The oracle of the extra verification, from the requirements; of its form, the oracle of forms. */
export const extraVerificationJourneys = [
  withProofs(
    'The player selects one of several proofs; an SMS code is sent immediately, and the right one logs in',
    sms,
    email,
  )
    .sees('choosing')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .nothingElse()
    .sends(chosen('sms'))
    .sees('answering')
    .lacks('busy')
    .notifies('smsCode', codeRequest)
    .invokes('proofForm', { about: 'sms' })
    .nothingElse()
    .settles('proofForm', sent)
    .sees('answered', 'busy')
    .invokes('takeAnswer')
    .ignores(closed)
    .settles('takeAnswer', { output: rahim })
    .sees('verified')
    .ends({ proven: rahim, failure: null }),

  withProofs('A proof that is not offered cannot be selected', sms, email)
    .ignores(chosen('recoveryCode'))
    .sees('choosing'),

  withProofs('An e-mail code is sent by mail', sms, email)
    .sends(chosen('email'))
    .notifies('mailCode', codeRequest)
    .invokes('proofForm', { about: 'email' })
    .nothingElse(),

  withProofs('The name of the bank account sends nothing', sms, bank)
    .sends(chosen('bankName'))
    .sees('answering')
    .invokes('proofForm', { about: 'bankName' })
    .nothingElse(),

  withProofs('A single proof needs no choice: its code is sent immediately', email)
    .sees('answering')
    .lacks('choosing')
    .notifies('mailCode', codeRequest)
    .ignores(another),

  withProofs('The name of the bank account as a single proof sends nothing', bank)
    .sees('answering')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .invokes('proofForm', { about: 'bankName' })
    .nothingElse(),

  guarded('A player with an authenticator is prompted for its code immediately, without a choice', app, recovery)
    .sees('answering')
    .lacks('choosing')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .invokes('proofForm', { about: 'totp' })
    .nothingElse()
    .settles('proofForm', sent)
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),

  guarded('A player without the authenticator uses a recovery code', app, recovery)
    .sends(another)
    .settles('proofForm', left)
    .sees('choosing')
    .sends(chosen('recoveryCode'))
    .sees('answering')
    .invokes('proofForm', { about: 'recoveryCode' })
    .nothingElse(),

  guarded(
    'A player with a passkey is prompted for it immediately, without a choice and without sending anything',
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

  guarded('A player who cannot use the passkey here uses the authenticator or a recovery code', passkey, app, recovery)
    .meets('own.passkey.factor')
    .sends(another)
    .notifies('proofForm', { type: 'form.cancelled' })
    .settles('proofForm', left)
    .sees('choosing')
    .sends(chosen('totp'))
    .sees('answering')
    .invokes('proofForm', { about: 'totp' })
    .nothingElse(),

  guarded('A passkey added at another address is not requested: a recovery code is, and nothing weaker', {
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

  guarded('Without recovery codes only the authenticator remains', app)
    .sees('answering')
    .knows({ kind: 'totp' })
    .ignores(another),

  withProofs('Switching to another proof waits for the response to the current one', sms, bank)
    .sends(chosen('sms'))
    .sends(another)
    .sees('answering')
    .notifies('proofForm', { type: 'form.cancelled' })
    .nothingElse()
    .settles('proofForm', left)
    .sees('choosing')
    .nothingElse()
    .sends(chosen('bankName'))
    .sees('answering')
    .knows({ kind: 'bankName' }),

  withProofs('Expired, or tried too often: the verification ends with the reason', sms)
    .settles('proofForm', sent)
    .settles('takeAnswer', { error: late })
    .sees('expired')
    .ends({ proven: null, failure: late }),

  withProofs('Leaving during the choice does not log in', sms, email)
    .sends(closed)
    .sees('cancelled')
    .ends({ proven: null, failure: null }),

  withProofs('Leaving the form waits for it, so that no session is left behind unnoticed', sms)
    .sends(closed)
    .sees('answering')
    .notifies('proofForm', { type: 'form.cancelled' })
    .nothingElse()
    .settles('proofForm', left)
    .sees('cancelled')
    .ends({ proven: null, failure: null }),

  withProofs('Switching, then leaving, during a check: the last one counts', sms, bank)
    .sends(chosen('bankName'))
    .sends(another)
    .sends(closed)
    .settles('proofForm', left)
    .sees('cancelled'),

  withProofs('Leaving during a check that succeeds logs the player in', sms)
    .sends(closed)
    .settles('proofForm', sent)
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),

  withProofs('A failure of the form is reported', bank)
    .meets('own.portal.broken-part')
    .settles('proofForm', { error: broken })
    .sees('expired')
    .ends({ proven: null, failure: broken }),

  withProofs('A failed SMS code is reported, and the other proofs remain', sms, bank)
    .meets('own.portal.broken-part')
    .settles('smsCode', { error: broken })
    .sees('choosing')
    .knows({ failure: broken }),

  withProofs('A failed e-mail code is reported as well', email, bank)
    .meets('own.portal.broken-part')
    .settles('mailCode', { error: broken })
    .sees('choosing')
    .knows({ failure: broken }),

  withProofs('After leaving, no failure is reported', sms, bank)
    .settles('smsCode', { error: broken })
    .sends(closed)
    .ends({ proven: null, failure: null }),

  withProofs('After a login, no failure is reported', sms, bank)
    .settles('smsCode', { error: broken })
    .sends(chosen('bankName'))
    .settles('proofForm', sent)
    .settles('takeAnswer', { output: rahim })
    .ends({ proven: rahim, failure: null }),
];
