import { stable } from '../../src/atlas';
import { active, invariant, type Moment } from '../harness/invariant';
import { leadsTo } from '../harness/temporal';

/** Invariants of every chart, from machines/RULES.md. */
export const everywhere = [
  invariant('It never breaks', ({ snapshot }) => snapshot.status !== 'error'),

  invariant(
    'Nothing is started, sent or emitted twice in one go',
    ({ effects }) => new Set(effects.map(stable)).size === effects.length,
  ),

  invariant(
    'Its context is plain data',
    ({ snapshot }) => stable(snapshot.context) === stable(JSON.parse(JSON.stringify(snapshot.context))),
  ),

  invariant('What is busy works on something, or waits for a delay to end', ({ snapshot }) =>
    snapshot._nodes
      .filter(({ tags }) => tags.includes('busy'))
      .every(({ invoke, after }) => invoke.length + after.length > 0),
  ),

  invariant(
    'No password is in its context, or goes to an actor or a chart',
    ({ snapshot, effects }) => ![snapshot.context, effects].some((data) => /"\w*password":"/i.test(stable(data))),
  ),
];

const busyNodes = ({ snapshot }: Moment) => snapshot._nodes.filter(({ tags }) => tags.includes('busy'));

/** Temporal rules of every path of every chart. */
export const everywhen = [
  leadsTo(
    'What is busy comes to an end by itself, or waits to try again',
    (moment) => active(moment, 'busy'),
    (moment) =>
      !active(moment, 'busy') || busyNodes(moment).some(({ invoke, after }) => invoke.length === 0 && after.length > 0),
    { within: 12 },
  ),
];
