import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { picture } from '../../src/atlas';
import { storyOf } from '../../src/atlas/page/app/story/story';

const machine = createMachine({
  id: 'payout',
  initial: 'filling',
  states: {
    filling: {
      description: 'Enter the amount',
      on: { cancel: 'closed' },
      initial: 'empty',
      states: { empty: { on: { 'amount.typed': 'ready' } }, ready: { on: { send: '#payout.sending' } } },
    },
    sending: {
      invoke: {
        src: 'send',
        onDone: [{ guard: 'isTaken', target: 'closed' }, { target: 'rejected' }],
        onError: 'filling',
      },
    },
    rejected: { on: { again: 'filling' }, after: { 5000: 'closed' } },
    closed: { type: 'final' },
  },
});
const samplesOf: Record<string, [string, string][]> = {
  'payout.filling.empty | amount.typed | 0': [['amount.typed', 'some']],
};
const words = {
  title: { en: 'Payout', bn: 'টাকা তোলা' },
  states: { rejected: { en: 'Rejected', bn: 'বাতিল' }, 'filling.empty': { en: 'No amount', bn: 'পরিমাণ নেই' } },
  events: { 'amount.typed': { some: { en: 'Type an amount', bn: 'পরিমাণ লিখুন' } } },
  outcomes: {},
};
const story = (language: 'en' | 'bn') =>
  storyOf({ key: 'payout', picture: picture(machine), words, told: samplesOf }, language);
const short = (ways: ReturnType<typeof story>[number]['acts']) => ways.map(({ labels, to }) => [...labels, to?.title]);

test('a story has a scene per state without substates: what can be done, what follows, and what can go wrong', () => {
  expect(
    story('en').map(({ title, isEnd, acts, follows, faults }) => [title, isEnd, ...[acts, follows, faults].map(short)]),
  ).toEqual([
    [
      'No amount',
      false,
      [
        ['cancel', 'closed'],
        ['Type an amount', 'ready'],
      ],
      [],
      [],
    ],
    [
      'ready',
      false,
      [
        ['cancel', 'closed'],
        ['send', 'sending'],
      ],
      [],
      [],
    ],
    ['sending', false, [], [['closed']], [['Rejected'], ['No amount']]],
    ['Rejected', false, [['again', 'No amount']], [['time passes', 'closed']], []],
    ['closed', true, [], [], []],
  ]);
});

test('a story is shown in Bengali, without descriptions that are written in English', () => {
  const [empty] = story('bn');
  expect([empty?.title, empty?.text, short(empty?.acts ?? [])]).toEqual([
    'পরিমাণ নেই',
    undefined,
    [
      ['cancel', 'closed'],
      ['পরিমাণ লিখুন', 'ready'],
    ],
  ]);
});
