import type { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { smsCountdownSamples } from '../../../machines/identity/sms-countdown/sms-countdown.samples';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const words: Record<string, string> = {
  'sms.invalidNumber': 'phone.error.invalid',
  'sms.missingNumber': 'phone.error.missing',
};

const calledWrong = (screen: Screen, { problem }: { problem: string | null }) =>
  screen.invalid('phone.number', words[problem ?? ''] ?? '');

const { recallWait } = smsCountdownSamples.outcomes;
/** Stored wait of the tab that ends in this many seconds, by the gateway's clock, which is ours. */
function waiting(name: 'a code was sent' | 'too many codes requested', seconds: number): string {
  return JSON.stringify({
    wait: { ...recallWait[name].output, deadline: Date.now() + seconds * 1_000 },
    requestId: '',
  });
}

/** Steps of a tester who requests a code, in the phone login form. */
export const smsCountdownDriver = {
  events: {
    'sms.requested': async (screen, { to }) => {
      await screen.fill('phone.number', to.number);
      await screen.press('phone.send');
    },
    'number.edited': (screen, { to }) => screen.fill('phone.number', to.number),
    'countdown.ticked': () => 'itself',
    'countdown.ended': () => 'itself',
    'failure.acknowledged': (screen) => screen.press('common.acknowledge'),
  },
  states: {
    restoring: (screen) => screen.busy('phone.send'),
    ready: (screen) => screen.sees('button', 'phone.send'),
    checking: (screen) => screen.busy('phone.send'),
    invalidNumber: calledWrong,
    'invalidNumber.waiting': calledWrong,
    'invalidNumber.rechecking': calledWrong,
    solving: (screen) => screen.busy('phone.send'),
    'solving.briefly': (screen) => screen.hides('status', 'phone.working'),
    'solving.longer': (screen) => screen.sees('status', 'phone.working'),
    sending: (screen) => screen.busy('phone.send'),
    countingDown: async (screen, { wait }) => {
      await screen.sees('status', 'phone.sent', { to: wait?.reason === 'sent' ? wait.to : '' });
      await screen.held('phone.sendAgain');
    },
    'countingDown.requestedHere': (screen) => screen.focused('phone.code'),
    'countingDown.requestedBefore': (screen) => screen.unfocused('phone.code'),
    blocked: async (screen, { wait }) => {
      await screen.sees('alert', 'phone.tooMany', { minutes: wait?.reason === 'tooManyRequests' ? wait.minutes : 0 });
      await screen.held('phone.sendAgain');
    },
    sendFailed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    throttled: (screen) => screen.held('phone.send'),
  },
  outcomes: {
    recallWait: {
      'a code was sent': {
        before: (gateway) => gateway.keeps({ session: { 'code.login': waiting('a code was sent', 60) } }),
      },
      'too many codes requested': {
        before: (gateway) => gateway.keeps({ session: { 'code.login': waiting('too many codes requested', 300) } }),
      },
      'storage cannot be read': { cannot: 'It takes a browser that refuses its own storage.' },
    },
    checkNumber: {
      'an invalid number': { cannot: 'The samples type a number that there is, or none.' },
      'validation failed': { cannot: 'It takes a chunk that is lost on the way.' },
    },
    doWork: { 'not accepted': (gateway) => gateway.ops('clock', '+6m') },
    sendCode: {
      sent: (gateway) => gateway.ops('sms', 'normal'),
      'too many requests': (gateway) => gateway.ops('sms', 'fail', 'sms.tooManyRequests'),
      'quota used up': (gateway) => gateway.ops('sms', 'quota', '0'),
      'not enabled': (gateway) => gateway.ops('sms', 'fail', 'sms.notEnabled'),
      offline: (gateway) => gateway.cut(),
    },
    countdown: { 'the clock failed': { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { doWork: 'answerWork', sendCode: 'sendLoginCode' },
} satisfies Driver<typeof smsCountdownMachine>;
