import { stable } from '../../src/atlas';
import { invariant } from '../support/invariant';
import { activeNames } from '../support/journey-checks';

/** What must be true of every chart, from the rules of machines/README.md. */
export const everywhere = [
  invariant('It never breaks', ({ snapshot }) => snapshot.status !== 'error'),

  invariant('Nothing is started, sent or emitted twice in one go', ({ effects }) => new Set(effects.map(stable)).size === effects.length),

  invariant(
    'Its context is plain data',
    ({ snapshot }) => stable(snapshot.context) === stable(JSON.parse(JSON.stringify(snapshot.context))),
  ),

  invariant(
    'While it is busy something works',
    ({ snapshot }) => !activeNames(snapshot).has('busy') || snapshot._nodes.some(({ invoke }) => invoke.length > 0),
  ),

  invariant(
    'Where it rests there is a way out',
    ({ snapshot }) => snapshot.status !== 'active' || snapshot._nodes.some(({ transitions }) => transitions.size > 0),
  ),
];
