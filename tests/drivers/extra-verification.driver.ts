import type { extraVerificationMachine } from '../../machines/extra-verification/extra-verification.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const working = (screen: Screen) => screen.busy('proof.submit');
const gone = (screen: Screen) => screen.hides('dialog', 'proof.title');
const fieldOf = (kind: string) => (kind === 'bankName' ? 'proof.name' : 'proof.code');
/** Not the right one, whichever proof it is for; the right ones are the demo's. */
const ANSWER = '000000';
const [ADDRESS, NAME] = ['player@example.test', 'Karim Sheikh'];

/** How a tester gives one more proof. */
export const extraVerificationDriver = {
  events: {
    'proof.chosen': (screen, { kind }) => screen.press(`proof.${kind}`),
    // With one proof there is no other way.
    'choice.requested': (screen, _, { proofs }) => (proofs.length > 1 ? screen.press('proof.another') : 'itself'),
    'form.submitted': async (screen, _, { kind }) => {
      await screen.fill(fieldOf(kind), ANSWER);
      await screen.press('proof.submit');
    },
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    opening: 'passes',
    choosing: (screen) => screen.sees('group', 'proof.choose'),
    sending: 'passes',
    answering: (screen, { kind }) => screen.sees('form', `proof.${kind}`),
    'answering.untouched': (screen) => screen.hides('alert'),
    'answering.empty': (screen, { kind }) => screen.invalid(fieldOf(kind), 'proof.missing'),
    'answering.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    checking: working,
    passed: gone,
    over: gone,
    cancelled: gone,
  },
  outcomes: {
    smsCode: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    mailCode: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    validate: {
      'nothing typed': { before: (gateway) => gateway.types({ 'proof.code': '', 'proof.name': '' }) },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    checkAnswer: {
      right: { before: (gateway) => gateway.types({ 'proof.code': () => gateway.code('proof', ADDRESS), 'proof.name': NAME }) },
      offline: (gateway) => gateway.cut(),
    },
  },
} satisfies Driver<typeof extraVerificationMachine>;
