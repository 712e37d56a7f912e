import type { Samples } from '../../src/atlas';
import type { Withdrawal } from '../../src/contract';
import type { withdrawalReportMachine } from './withdrawal-report.machine';

const id = '01930000-0000-7000-8000-0000000000c1';
const reported: Withdrawal = {
  id,
  number: 'W00001001',
  amount: '1000.00',
  state: 'notReceived',
  version: 4,
  permitted: ['player.received'],
  to: {
    id: `${id.slice(0, -1)}2`,
    kind: 'bank',
    provider: 'Meghla Bank',
    holder: 'Rahim Uddin',
    maskedNumber: '••••4321',
    boundAt: 1_800_000_000_000,
  },
  createdAt: 1_800_000_000_000,
  deadline: null,
  receivedAmount: '0.00',
  remainingAmount: '1000.00',
  reason: null,
  proofs: [],
  steps: [],
};
const outdated = { error: { kind: 'rejected', code: 'withdrawal.changed', message: 'It has changed.', status: 409 } };
const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** What can be reported, and how that can go. */
export const withdrawalReportSamples = {
  inputs: {
    'nothing arrived': { id, version: 3, amount: '1000.00', arrived: 'nothing' },
    'a part arrived': { id, version: 3, amount: '1000.00', arrived: 'part' },
  },
  events: {
    'proofs.changed': { 'a picture': { proofs: ['01930000-0000-7000-8000-0000000000d1'] }, none: { proofs: [] } },
    'nothing.submitted': { 'by the player': {} },
    'parts.submitted': { 'by the player': { parts: { receivedAmount: '400.00', remainingAmount: '600.00' } } },
    'report.left': { 'by the player': {} },
  },
  outcomes: {
    proofUpload: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
    checkParts: {
      'they add up': { output: [] },
      'they do not add up': { output: [{ field: 'remainingAmount', code: 'withdrawal.parts.sum' }] },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    reportNotReceived: { taken: { output: reported }, outdated, offline },
    reportPartial: { taken: { output: { ...reported, state: 'partiallyReceived' } }, outdated, offline },
  },
} satisfies Samples<typeof withdrawalReportMachine>;
