import { journey } from '../support/journey';

const sms = { kind: 'sms', hint: '+880•••••321' };
const email = { kind: 'email', hint: 'r•••••@example.test' };
const app = { kind: 'totp', hint: '' };
const bank = { kind: 'bankName', hint: 'R••••' };
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const rahim = { username: 'rahim', entry };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const wrong = { kind: 'rejected', code: 'sms.codeInvalid', message: 'Not right.', status: 422 };
const late = { kind: 'rejected', code: 'proof.expired', message: 'Too late.', status: 422 };
const sent = { type: 'form.submitted' };
const closed = { type: 'leave.requested' };
const codeAsked = { type: 'sms.requested', to: { number: '', dialingCode: '' } };
const chosen = (kind: string) => ({ type: 'proof.chosen', kind });

const asked = (title: string, ...proofs: object[]) => journey(title).meets('s4.login.unregistered-ip').given({ proofs });
const typed = { output: { missing: false } };

/** The oracle of the extra verification, from the requirements. */
export const extraVerificationJourneys = [
  asked('With several proofs the player chooses; a code by SMS is sent at once, and the right one lets in', sms, email)
    .sees('choosing')
    .invokes('smsCode', { purpose: 'proof' })
    .invokes('mailCode', { purpose: 'proof' })
    .nothingElse()
    .sends(chosen('sms'))
    .sees('answering.untouched', 'form')
    .lacks('busy', 'rejected')
    .tells('smsCode', codeAsked)
    .nothingElse()
    .sends(sent)
    .sees('validating', 'busy')
    .invokes('validate')
    .settles('validate', typed)
    .sees('checking', 'busy')
    .invokes('checkAnswer', { kind: 'sms' })
    .settles('checkAnswer', { output: rahim })
    .sees('passed')
    .ends({ proven: rahim, failure: null }),

  asked('A code by e-mail is sent by mail', sms, email)
    .sends(chosen('email'))
    .tells('mailCode', codeAsked)
    .nothingElse()
    .sends(sent)
    .settles('validate', typed)
    .invokes('checkAnswer', { kind: 'email' }),

  ...[app, bank].map((proof) =>
    asked(`For ${proof.kind} nothing is sent`, sms, proof)
      .sends(chosen(proof.kind))
      .sees('answering')
      .nothingElse()
      .sends(sent)
      .settles('validate', typed)
      .invokes('checkAnswer', { kind: proof.kind }),
  ),

  asked('With one proof there is nothing to choose: its code is sent at once', email)
    .sees('answering.untouched')
    .lacks('choosing')
    .tells('mailCode', codeAsked)
    .ignores({ type: 'choice.requested' }),

  asked('With the name of the bank account alone nothing is sent', bank)
    .sees('answering.untouched')
    .sends(sent)
    .settles('validate', typed)
    .invokes('checkAnswer', { kind: 'bankName' }),

  asked('Another proof may be chosen after all', sms, bank)
    .sends(chosen('sms'))
    .sends({ type: 'choice.requested' })
    .sees('choosing')
    .nothingElse()
    .sends(chosen('bankName'))
    .sees('answering')
    .knows({ kind: 'bankName' }),

  asked('Nothing typed: the field says so, and nothing is sent to the gateway', bank)
    .meets('s5.message.verification-code')
    .sends(sent)
    .settles('validate', { output: { missing: true } })
    .sees('answering.empty', 'form', 'rejected')
    .nothingElse()
    .sends(sent)
    .sees('validating'),

  asked('A wrong answer is told, and can be tried again', sms)
    .meets('s8.phone.code-invalid', 's8.phone.code-expired')
    .sends(sent)
    .settles('validate', typed)
    .settles('checkAnswer', { error: wrong })
    .sees('answering.refused', 'form', 'rejected')
    .knows({ failure: wrong })
    .nothingElse()
    .sends(sent)
    .sees('validating')
    .knows({ failure: null }),

  asked('No connection: nothing is lost', sms)
    .meets('s8.message.network-abnormal')
    .sends(sent)
    .settles('validate', typed)
    .settles('checkAnswer', { error: offline })
    .sees('answering.refused')
    .knows({ failure: offline }),

  asked('Too late, or tried too often: it is over, and says why', sms)
    .sends(sent)
    .settles('validate', typed)
    .settles('checkAnswer', { error: late })
    .sees('over')
    .ends({ proven: null, failure: late }),

  asked('Left while choosing: nobody is in', sms, email)
    .meets('s8.message.verification-first')
    .sends(closed)
    .sees('cancelled')
    .ends({ proven: null, failure: null }),

  asked('Left while answering: nobody is in', sms).sends(closed).sees('cancelled').ends({ proven: null, failure: null }),

  asked('While the answer is looked at it stays open: a session that nobody knows of would be left behind', sms)
    .sends(sent)
    .ignores(closed)
    .settles('validate', typed)
    .ignores(closed),

  asked('A check that breaks down is told of', bank)
    .meets('own.portal.broken-part')
    .sends(sent)
    .settles('validate', { error: broken })
    .sees('answering.refused')
    .knows({ failure: broken }),

  asked('A code by SMS that breaks down is told of, and the other ways go on', sms, bank)
    .meets('own.portal.broken-part')
    .settles('smsCode', { error: broken })
    .sees('choosing')
    .knows({ failure: broken }),

  asked('So is a code by e-mail', email, bank)
    .meets('own.portal.broken-part')
    .settles('mailCode', { error: broken })
    .sees('choosing')
    .knows({ failure: broken }),
];
