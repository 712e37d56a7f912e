import type { Samples } from '../../src/atlas';
import type { realityCheckMachine } from './reality-check.machine';

const since = 1_800_000_000_000;
const dueAt = 1_800_003_600_000;
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** Whether the player wants it, and what it can say. */
export const realityCheckSamples = {
  events: {
    'setting.changed': { 'by the player': {} },
    'check.due': { 'by the clock': {} },
    'check.acknowledged': { 'by the player': {} },
    'record.wanted': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadPlan: { 'the player wants it': { output: { dueAt } }, 'the player wants none': { output: { dueAt: null } }, offline },
    watchSetting: { 'broke down': broken },
    watchDue: { 'broke down': broken },
    readCheck: {
      'some was lost': { output: { minutes: 60, since, at: dueAt, staked: '900.00', won: '400.00', net: '-500.00' } },
      'nothing was played': { output: { minutes: 60, since, at: dueAt, staked: '0.00', won: '0.00', net: '0.00' } },
      offline,
    },
    planNext: { planned: { output: { dueAt: 1_800_007_200_000 } }, 'broke down': broken },
  },
} satisfies Samples<typeof realityCheckMachine>;
