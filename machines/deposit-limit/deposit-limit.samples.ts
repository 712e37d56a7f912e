import type { Samples } from '../../src/atlas';
import type { DepositLimit, depositLimitMachine } from './deposit-limit.machine';

const none: DepositLimit = { period: 'week', limit: null, used: '0.00', asked: null };
const set: DepositLimit = { ...none, limit: '5000.00', used: '1200.00' };
const confirmableFrom = 1_800_086_400_000;
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** How a deposit limit can stand, and how its form and its calls end. */
export const depositLimitSamples = {
  inputs: { 'of a week': { period: 'week' } },
  events: {
    'limit.wanted': { 'by the player': {} },
    'raise.confirmed': { 'by the player': {} },
    'raise.dropped': { 'by the player': {} },
    'countdown.ticked': { 'a day is left': { secondsLeft: 86_400 } },
    'countdown.ended': { 'by the clock': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadLimit: {
      'none is set': { output: none },
      'one is set': { output: set },
      'a higher one waits': { output: { ...set, asked: { limit: '9000.00', confirmableFrom } } },
      'its end is asked for': { output: { ...set, asked: { limit: null, confirmableFrom } } },
      offline,
    },
    limitForm: { sent: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': broken },
    countdown: { 'broke down': broken },
    confirmRaise: { confirmed: { output: undefined }, offline },
    dropRaise: { 'taken back': { output: undefined }, offline },
  },
} satisfies Samples<typeof depositLimitMachine>;
