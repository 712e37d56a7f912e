import type { AnyStateMachine } from 'xstate';
import type { AnySamples } from '../../src/atlas';
import { events } from './counts';
import { addressed } from './hard/addressed';
import { bare, empty } from './hard/bare';
import { callbacks } from './hard/callbacks';
import { chain } from './hard/chain';
import { clockwork } from './hard/clockwork';
import { decided } from './hard/decided';
import { dynamicDelays } from './hard/dynamic-delays';
import { enqueued } from './hard/enqueued';
import { inlineInvokes } from './hard/inline-invokes';
import { layered } from './hard/layered';
import { longRoad } from './hard/long-road';
import { manyRegions } from './hard/many-regions';
import { memory } from './hard/memory';
import { nestedParallel } from './hard/nested-parallel';
import { observables } from './hard/observables';
import { oddNames } from './hard/odd-names';
import { reentry } from './hard/reentry';
import { rivals } from './hard/rivals';
import { interview, question } from './hard/several';
import { spawner } from './hard/spawner';
import { stubborn } from './hard/stubborn';
import { talker } from './hard/talker';
import { wild } from './hard/wild';

/** Machine with its samples and hand-counted coverage: states, transitions, guard sides, outcomes, delays. */
export type Hard = { machine: AnyStateMachine; samples: AnySamples; byHand: string };

const hard = (machine: AnyStateMachine, byHand: string, samples: Partial<AnySamples> = {}): Hard => ({
  machine,
  samples: { events: {}, outcomes: {}, ...samples },
  byHand,
});
const plain = { plain: {} };
const done = { output: undefined };
const failed = { error: 'no' };

export const hardMachines: Hard[] = [
  hard(rivals, '9/9 5/5 0/0 0/0 0/0', events('out', 'both', 'left')),
  hard(memory, '8/8 5/5 0/0 0/0 0/0', events('deep', 'shallow', 'off', 'radio', 'next')),
  hard(chain, '6/6 7/7 4/4 0/0 0/0', { events: { go: { none: { n: 0 }, one: { n: 1 }, two: { n: 2 } } } }),
  hard(wild, '4/4 5/5 0/0 0/0 0/0', events('mouse.up', 'mouse.down', 'mouse.move', 'stay', 'key')),
  // Guard that is never true.
  hard(clockwork, '12/12 6/7 1/2 0/0 3/3', events('end')),
  hard(talker, '3/3 7/7 0/0 3/3 0/0', {
    events: { again: plain, stay: plain, tick: plain, close: plain },
    outcomes: { work: { done, failed }, ticker: { failed } },
    inputs: { none: { count: 0 }, two: { count: 2 } },
  }),
  // Guard that is never false.
  hard(stubborn, '2/2 2/2 1/2 1/1 1/1', { outcomes: { once: { done } } }),
  // 119 steps forward, 119 back.
  hard(longRoad, '120/120 238/238 0/0 0/0 0/0', events('on', 'back')),
  hard(manyRegions, '24/24 18/18 0/0 0/0 0/0', events('a', 'b', 'c', 'd', 'e', 'f')),
  // shift, door (shut, ajar), hall (dark, lit, bright), left (3), right (2), lit's two regions, home; three `onDone`s.
  hard(nestedParallel, '16/16 9/9 2/2 0/0 0/0', events('open', 'light', 'left', 'right', 'cut')),
  // outer: 5, first: 2, second: 2.
  hard(
    reentry,
    '3/3 9/9 0/0 0/0 0/0',
    events('stay', 'restart', 'inside', 'anew', 'note', 'up', 'on', 'self', 'again'),
  ),
  hard(spawner, '3/3 5/5 6/6 0/0 0/0', {
    events: { hire: plain, 'helper.hired': { helper: { name: 'helper' } }, work: plain, fire: plain },
  }),
  // Failure of the root, done and error of one invoke in both, done of the other; half: two members of one done.
  hard(inlineInvokes, '4/4 6/6 2/2 5/5 0/0', {
    outcomes: {
      '0.inline-invokes': { failed },
      '0.inline-invokes.both': { done, failed },
      '1.inline-invokes.both': { done },
      named: { one: { output: 1 }, two: { output: 2 } },
    },
  }),
  hard(enqueued, '2/2 4/4 0/0 0/0 0/0', events('push', 'reset', 'late')),
  // never, start, backoff: 2, patience, stop, 0.
  hard(dynamicDelays, '4/4 7/7 2/2 0/0 4/4', { events: { start: { soon: { patience: 5 } }, stop: plain } }),
  hard(callbacks, '5/5 6/6 2/2 1/1 0/0', {
    events: { opened: plain, say: plain, close: plain, message: { hi: { text: 'hi' }, bye: { text: 'bye' } } },
    outcomes: { socket: { failed } },
  }),
  // prices: snapshot twice, done, error; beats: done; beat.
  hard(observables, '5/5 6/6 2/2 3/3 0/0', {
    events: {
      beat: plain,
      'xstate.snapshot.prices': { low: { snapshot: { context: 5 } }, high: { snapshot: { context: 100 } } },
    },
    outcomes: { prices: { done, failed }, beats: { done } },
  }),
  hard(question, '3/3 2/2 0/0 0/0 0/0', events('yes', 'no')),
  hard(interview, '3/3 3/3 2/2 2/2 0/0', {
    outcomes: { question: { yes: { output: true }, no: { output: false } } },
    inputs: { x: { of: 'x' } },
  }),
  // go: root, top, first; always: top, second; fill.
  hard(layered, '5/5 6/6 10/10 0/0 0/0', {
    events: { go: { one: { depth: 1 }, two: { depth: 2 }, three: { depth: 3 } }, fill: plain },
  }),
  // Two guards on readiness, true only in unreachable places.
  hard(decided, '4/4 2/4 4/6 0/0 0/0', { inputs: { ready: { ready: true }, unready: { ready: false } } }),
  hard(bare, '2/2 2/2 2/2 0/0 1/1', { events: { go: { really: { really: true }, hardly: { really: false } } } }),
  hard(empty, '0/0 0/0 0/0 0/0 0/0'),
  // desk: 3, bench, shelf, letters: 2, completion of room, two `go`, close; the guard on completion is never false.
  hard(
    addressed,
    '13/13 11/11 1/2 0/0 0/0',
    events('send', 'both', 'wait', 'back', 'letter', 'done', 'shelve', 'go', 'close'),
  ),
  hard(oddNames, '4/4 5/5 0/0 0/0 0/0', events('go | there', 'পরে', 'constructor', '"quoted"', 'toString')),
];
