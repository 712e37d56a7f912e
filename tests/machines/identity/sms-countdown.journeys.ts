import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const deadline = 1_700_000_060_000;
const to = { number: '01711111111', dialingCode: '880' };
const sent = { deadline, reason: 'sent', to: '+880 17•• ••• 111' };
const tooMany = { deadline: 1_700_000_300_000, reason: 'tooManyRequests', minutes: 5 };
const smsRequest = { type: 'sms.requested', to };
const broken = { kind: 'malformed', code: 'client.unexpected' };

const opened = (title: string) => journey(title).given({ purpose: 'registration' });
const ready = (title: string) => opened(title).settles('recallWait', { output: null });
const checked = (title: string) => ready(title).sends(smsRequest).settles('checkNumber', { output: null });
const misdialled = (title: string, problem = 'sms.invalidNumber') =>
  ready(title).sends(smsRequest).settles('checkNumber', { output: problem });
const worked = (title: string) => checked(title).settles('doWork', { output: undefined });

/** The oracle of sending a code, from the requirements. */
export const smsCountdownJourneys = [
  opened('A code is sent, the button counts down and can be pressed again')
    .meets('s4.sms-countdown.running', 's4.sms-countdown.ended')
    .sees('restoring', 'busy')
    .invokes('recallWait', { purpose: 'registration' })
    .settles('recallWait', { output: null })
    .sees('ready')
    .lacks('busy', 'waiting', 'rejected')
    .sends(smsRequest)
    .sees('checking', 'busy')
    .invokes('checkNumber', to)
    .settles('checkNumber', { output: null })
    .sees('solving', 'busy')
    .lacks('slow')
    .invokes('doWork', { purpose: 'registration', to })
    .ignores(smsRequest)
    .settles('doWork', { output: undefined })
    .sees('sending', 'busy')
    .invokes('sendCode', { purpose: 'registration', to })
    .ignores(smsRequest)
    .settles('sendCode', { output: sent })
    .sees('countingDown', 'waiting', 'sent')
    .lacks('busy')
    .knows({ wait: sent })
    .invokes('countdown', { deadline })
    .ignores(smsRequest)
    .sends({ type: 'countdown.ticked', secondsLeft: 41 })
    .sees('countingDown')
    .knows({ secondsLeft: 41 })
    .sends({ type: 'countdown.ended' })
    .sees('ready')
    .knows({ wait: null, secondsLeft: 0 }),

  ...['sms.missingNumber', 'sms.invalidNumber'].map((problem) =>
    ready(`A number with ${problem} sends nothing; the error is shown, and another number can be entered`)
      .meets('s5.sms.valid-mobile')
      .sends(smsRequest)
      .settles('checkNumber', { output: problem })
      .sees('invalidNumber')
      .lacks('busy', 'waiting')
      .nothingElse()
      .knows({ problem })
      .sends({ type: 'sms.requested', to: { number: '01811111111', dialingCode: '880' } })
      .sees('checking')
      .knows({ problem: null })
      .invokes('checkNumber', { number: '01811111111', dialingCode: '880' }),
  ),

  misdialled('A corrected number loses its error, and a code can be requested')
    .meets('own.sms-countdown.corrected')
    .sends({ type: 'number.edited', to: { ...to, number: '0171' } })
    .sees('invalidNumber')
    .lacks('busy')
    .invokes('checkNumber', { ...to, number: '0171' })
    .settles('checkNumber', { output: 'sms.invalidNumber' })
    .sees('invalidNumber.waiting')
    .knows({ problem: 'sms.invalidNumber' })
    .nothingElse()
    .sends({ type: 'number.edited', to })
    .invokes('checkNumber', to)
    .settles('checkNumber', { output: null })
    .sees('ready')
    .knows({ problem: null })
    .nothingElse()
    .sends(smsRequest)
    .invokes('checkNumber', to),

  misdialled('Typing during a check checks the new input instead')
    .meets('own.sms-countdown.corrected')
    .sends({ type: 'number.edited', to: { ...to, number: '0171' } })
    .sends({ type: 'number.edited', to })
    .invokes('checkNumber', to)
    .settles('checkNumber', { output: null })
    .sees('ready'),

  misdialled('A number with a new error is not marked before a code is requested', 'sms.missingNumber')
    .meets('own.sms-countdown.corrected')
    .sends({ type: 'number.edited', to: { ...to, number: '0' } })
    .settles('checkNumber', { output: 'sms.invalidNumber' })
    .sees('ready')
    .knows({ problem: null }),

  misdialled('A corrected number that cannot be checked keeps its error until a code is requested')
    .meets('own.sms-countdown.corrected')
    .sends({ type: 'number.edited', to })
    .settles('checkNumber', { error: broken })
    .sees('invalidNumber.waiting')
    .lacks('rejected')
    .knows({ problem: 'sms.invalidNumber', failure: null })
    .sends(smsRequest)
    .sees('checking'),

  ready('A failed check of the number shows the reason')
    .meets('s5.sms.valid-mobile')
    .sends(smsRequest)
    .settles('checkNumber', { error: broken })
    .sees('sendFailed', 'rejected')
    .knows({ failure: broken }),

  checked('On a slow device a notice appears after a second and a half, and then the code is sent')
    .meets('own.sms-countdown.work')
    .sees('solving.briefly', 'busy')
    .waits(1_499)
    .lacks('slow')
    .waits(1)
    .sees('solving.longer', 'busy', 'slow')
    .ignores(smsRequest)
    .settles('doWork', { output: undefined })
    .sees('sending')
    .invokes('sendCode', { purpose: 'registration', to }),

  checked('Rejected work shows the reason, and the next press repeats it')
    .meets('own.sms-countdown.work')
    .settles('doWork', { error: { kind: 'rejected', code: 'sms.captchaFailed', message: 'Too late' } })
    .sees('sendFailed', 'rejected')
    .knows({ failure: { kind: 'rejected', code: 'sms.captchaFailed', message: 'Too late' } })
    .sends({ type: 'failure.acknowledged' })
    .waits(1_000)
    .sends(smsRequest)
    .settles('checkNumber', { output: null })
    .invokes('doWork', { purpose: 'registration', to }),

  opened('A sent code keeps counting down after a reload, and does not take the focus')
    .meets('s4.sms-countdown.running', 'own.sms-countdown.focus')
    .settles('recallWait', { output: sent })
    .sees('countingDown.requestedBefore', 'sent', 'waiting')
    .lacks('fresh')
    .knows({ wait: sent })
    .invokes('countdown', { deadline }),

  worked('The field of a code just sent takes the focus, until another is requested')
    .meets('own.sms-countdown.focus')
    .lacks('fresh')
    .settles('sendCode', { output: sent })
    .sees('countingDown.requestedHere', 'fresh')
    .sends({ type: 'countdown.ticked', secondsLeft: 59 })
    .sees('countingDown.requestedHere', 'fresh')
    .sends({ type: 'countdown.ended' })
    .lacks('fresh')
    .sends(smsRequest)
    .lacks('fresh')
    .settles('checkNumber', { output: null })
    .settles('doWork', { output: undefined })
    .lacks('fresh')
    .settles('sendCode', { output: sent })
    .sees('countingDown.requestedHere', 'fresh'),

  ...[
    { ending: { output: tooMany }, state: 'blocked' },
    { ending: { error: { kind: 'offline', code: 'client.offline' } }, state: 'sendFailed' },
  ].map(({ ending, state }) =>
    worked(`Without a sent code (${state}) its field does not take the focus`)
      .meets('own.sms-countdown.focus')
      .settles('sendCode', ending)
      .sees(state)
      .lacks('fresh'),
  ),

  opened('When nothing can be recalled a code can be requested')
    .meets('s4.sms-countdown.running')
    .settles('recallWait', { error: broken })
    .sees('ready'),

  worked('Too many requests disable the button until its deadline')
    .settles('sendCode', { output: tooMany })
    .sees('blocked', 'waiting', 'rejected')
    .lacks('sent')
    .knows({ wait: tooMany })
    .invokes('countdown', { deadline: tooMany.deadline })
    .ignores(smsRequest)
    .sends({ type: 'countdown.ticked', secondsLeft: 299 })
    .sees('blocked')
    .knows({ secondsLeft: 299 })
    .sends({ type: 'countdown.ended' })
    .sees('ready')
    .knows({ wait: null }),

  opened('The cool-down continues after a reload; a failure of the clock ends it')
    .settles('recallWait', { output: tooMany })
    .sees('blocked')
    .knows({ wait: tooMany })
    .settles('cooldown', { error: broken })
    .sees('ready'),

  ...['sms.unknown', 'sms.captchaFailed', 'sms.quota', 'sms.notEnabled', 'sms.popupClosed'].map((code) =>
    worked(`The message of the response ${code} awaits confirmation, and no other is sent within a second`)
      .meets('s5.sms.throttle', 's9.const.sms-throttle')
      .settles('sendCode', { error: { kind: 'rejected', code, message: 'No' } })
      .sees('sendFailed', 'rejected')
      .knows({ failure: { kind: 'rejected', code, message: 'No' } })
      .ignores(smsRequest)
      .sends({ type: 'failure.acknowledged' })
      .sees('throttled', 'waiting')
      .knows({ failure: null })
      .ignores(smsRequest)
      .waits(999)
      .sees('throttled')
      .waits(1)
      .sees('ready'),
  ),

  worked('A failure of the clock does not block the button indefinitely')
    .meets('s4.sms-countdown.ended')
    .settles('sendCode', { output: sent })
    .settles('countdown', { error: broken })
    .sees('ready'),
];

/** Invariants of the SMS code. */
export const smsCountdownInvariants = [
  invariant(
    'No code is requested during the cool-down',
    ({ before, effects }) =>
      !before?.hasTag('waiting') || !effects.some((effect) => effect.kind === 'invoke' && effect.src === 'sendCode'),
  ).meets('s4.sms-countdown.running', 's5.sms.throttle'),
  invariant(
    'No code is requested before the device has finished its work',
    ({ before, effects }) =>
      before?.matches('solving') || !effects.some((effect) => effect.kind === 'invoke' && effect.src === 'sendCode'),
  ).meets('own.sms-countdown.work'),
];

export const smsCountdownTemporals = [
  leadsTo('A countdown ends', 'countingDown', 'ready', { within: 2 }),
  leadsTo('A player who was too fast can request again', 'throttled', 'ready', { within: 1 }),
];
