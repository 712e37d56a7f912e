import type { Samples } from '../../src/atlas';
import type { PartnerOffer, transferUplineMachine } from './transfer-upline.machine';

const offer: PartnerOffer = {
  upline: null,
  downlines: ['downline'],
  available: '2500.00',
  min: '100.00',
  max: '50000.00',
  protection: 'set',
};
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const refused = (status: number, code: string, message: string) => ({ error: { kind: 'rejected', code, message, status } });

/** Who money can go to, and how it can go. */
export const transferUplineSamples = {
  events: {
    'form.submitted': { 'a part of the balance': { asked: { to: 'downline', amount: '1000.00' } } },
    'protection.submitted': { 'by the player': {} },
    'protection.wanted': { 'by the player': {} },
    'look.left': { 'by the player': {} },
    'another.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadOffer: {
      'somebody below': { output: offer },
      nobody: { output: { ...offer, downlines: [] } },
      'no payment password': { output: { ...offer, protection: 'unset' } },
      'the payment password rests': { output: { ...offer, protection: 'locked' } },
      offline,
    },
    paymentPassword: {
      'it was set': { output: { changed: true } },
      'it was left': { output: { changed: false } },
      'broke down': broken,
    },
    validate: {
      'within the bounds': { output: [] },
      'more than there is': { output: [{ field: 'amount', code: 'transfer.amount.available' }] },
      'broke down': broken,
    },
    sendMoney: {
      sent: {
        output: { transferId: '01930000-0000-7000-8000-0000000000f1', to: 'downline', amount: '1000.00', balance: '1500.00' },
      },
      'wrong payment password': refused(422, 'payment.wrong', 'The payment password is wrong.'),
      'wrong too often': refused(429, 'payment.locked', 'It rests.'),
      'the balance has changed': refused(422, 'ledger.insufficient', 'Not enough.'),
      offline,
    },
  },
} satisfies Samples<typeof transferUplineMachine>;
