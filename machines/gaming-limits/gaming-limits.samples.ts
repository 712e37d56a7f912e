import type { Samples } from '../../src/atlas';
import type { GamingLimits } from '../../src/contract';
import type { gamingLimitsMachine } from './gaming-limits.machine';

const confirmableFrom = 1_800_086_400_000;
const none: GamingLimits = {
  deposit: [
    { period: 'day', limit: null, used: '0.00', asked: null },
    { period: 'week', limit: null, used: '0.00', asked: null },
    { period: 'month', limit: null, used: '0.00', asked: null },
  ],
  timeOutUntil: null,
  excludedUntil: null,
  realityMinutes: null,
};
const all: GamingLimits = {
  deposit: [
    { period: 'day', limit: '1000.00', used: '1000.00', asked: null },
    { period: 'week', limit: '5000.00', used: '1200.00', asked: { limit: '9000.00', confirmableFrom } },
    { period: 'month', limit: '20000.00', used: '4200.00', asked: { limit: null, confirmableFrom } },
  ],
  timeOutUntil: confirmableFrom,
  excludedUntil: 1_815_552_000_000,
  realityMinutes: 30,
};
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What a player can have set, and how each part of the page ends. */
export const gamingLimitsSamples = {
  events: {
    'limit.chosen': { 'of a day': { period: 'day' }, 'of a week': { period: 'week' }, 'of a month': { period: 'month' } },
    'timeOut.chosen': { 'by the player': {} },
    'exclusion.chosen': { 'by the player': {} },
    'reality.chosen': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadLimits: {
      'nothing is set': { output: none },
      'all is set': { output: all },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    depositLimit: { changed: { output: { changed: true } }, left: { output: { changed: false } }, 'broke down': broken },
    timeOut: { taken: { output: { taken: true } }, left: { output: { taken: false } }, 'broke down': broken },
    selfExclusion: { excluded: { output: { excluded: true } }, left: { output: { excluded: false } }, 'broke down': broken },
    realityForm: { sent: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': broken },
  },
} satisfies Samples<typeof gamingLimitsMachine>;
