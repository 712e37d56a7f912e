import { describe, expect, test } from 'vitest';
import { journey } from '../harness/journey';
import { clockwork } from './hard/clockwork';
import { talker } from './hard/talker';
import { wild } from './hard/wild';

const messageOf = (run: () => void): string => {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing is wrong';
};

describe('journey', () => {
  test('observes the effects of a chart: starts, sends, emits, ends', () => {
    journey('all of it')
      .given({ count: 7 })
      .sees('working')
      .knows({ count: 7 })
      .notifies('parent', { type: 'told' })
      .invokes('work', { count: 7 })
      .invokes('ticker')
      .sends({ type: 'stay' })
      .notifies('listener', { type: 'hello' })
      .emits({ type: 'said', count: 7 })
      .sends({ type: 'again' })
      .invokes('work', { count: 7 })
      .settles('work', { output: 1 })
      .emits({ type: 'said', count: 2 })
      .ends({ count: 2 })
      .run(talker);
  });

  test('advances time to the millisecond, over several delays too', () => {
    journey('exact').waits(49).sees('steps.one').waits(1).sees('steps.two').run(clockwork);
    journey('at once').waits(65).sees('regions.b.z').lacks('done').sends({ type: 'end' }).ends().run(clockwork);
  });

  test('can assert that nothing else happened', () => {
    const stay = () => journey('x').given({ count: 1 }).sends({ type: 'stay' }).notifies('listener', { type: 'hello' });
    stay().emits({ type: 'said', count: 1 }).nothingElse().run(talker);
    expect(messageOf(() => stay().nothingElse().run(talker))).toContain(
      '"x" fails: it also did [{"count":1,"type":"said"}]',
    );
  });

  test('detects ignored events', () => {
    journey('forbidden').ignores({ type: 'mouse.up' }).sees('a').sends({ type: 'mouse.move' }).sees('mouse').run(wild);
    expect(messageOf(() => journey('x').ignores({ type: 'key' }).run(wild))).toContain(
      'after the event it is ["any",{}], not ["a",{}]',
    );
  });

  test('reports in plain words where it failed, and what the chart was doing', () => {
    const story = messageOf(() =>
      journey('Too hasty')
        .given({ count: 1 })
        .settles('work', { error: 'no' })
        .sends({ type: 'close' })
        .sees('working')
        .run(talker),
    );
    expect(story).toBe(
      [
        '"Too hasty" fails: it is not working.',
        '  1. settles work with {"error":"no"}',
        '  2. sends {"type":"close"}',
        '→ 3. sees working',
        '  It is in "over" with {"count":1,"helper":{"actor":"x:0"}}',
        '  and did {"acted":[],"emitted":[],"invoked":[],"sent":[]}.',
      ].join('\n'),
    );
  });

  test.each([
    ['an event that is not expected', journey('x').sends({ type: 'close' }), 'it does not expect close here'],
    ['a state that does not exist', journey('x').sees('workng'), 'the chart has neither a state nor a tag workng'],
    ['an actor that does not run', journey('x').settles('wrok', { output: 1 }), 'wrok is not running.'],
    [
      'another input',
      journey('x').given({ count: 1 }).invokes('work', { count: 2 }),
      'the input of work is [{"count":1}], without {"count":2}',
    ],
    ['what was done before, not now', journey('x').sends({ type: 'stay' }).invokes('work'), 'work was not started'],
    ['a chart that breaks', journey('x').settles('listener', { error: 'no' }), 'the chart broke: "no"'],
    [
      'another output',
      journey('x').settles('work', { output: 1 }).ends({ count: 3 }),
      'its output is {"count":2}, not {"count":3}',
    ],
    ['an end that is not there', journey('x').ends(), 'it is not over'],
  ])('fails on %s', (_, wrong, reason) => {
    expect(messageOf(() => wrong.given({ count: 1 }).run(talker))).toContain(`"x" fails: ${reason}`);
  });
});
