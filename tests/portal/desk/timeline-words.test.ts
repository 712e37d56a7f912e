import { expect, test } from 'vitest';
import { titleOf } from '../../../src/desk/features/operations/players/timeline-words';

const row = { id: 'act:1', at: 0, outcome: null, amount: null, reference: null, item: null, by: null, text: null };
const idsOf = (kind: 'acts' | 'bets' | 'limits', what: string) =>
  titleOf({ ...row, kind, what }).map((part) => (typeof part === 'string' ? part : part.id));

test.each([
  ['an act has words and its arguments', 'acts', 'labels set VIP', ['desk.timeline.act.setLabel', 'VIP']],
  ['an act without arguments has words', 'acts', 'unlock', ['desk.timeline.act.unlock', '']],
  ['the longest command counts', 'acts', 'chat mute off', ['desk.timeline.act.unmute', '']],
  [
    'a step of a withdrawal has the words of its state',
    'acts',
    'withdrawal.sent',
    ['desk.event.withdrawal', 'desk.state.sent'],
  ],
  ['an unknown command is itself', 'acts', 'retired command', ['retired command']],
  ['an event has words', 'limits', 'limits.timeOut', ['desk.event.timeOut']],
  ['a game has its title', 'bets', 'Padma Wheel', ['Padma Wheel']],
] as const)('%s [own.desk-app.timeline]', (_, kind, what, parts) => {
  expect(idsOf(kind, what)).toEqual(parts);
});
