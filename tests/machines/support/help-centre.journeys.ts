import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const center = {
  list: [{ id: 'how', title: 'How do I withdraw?', category: 'withdrawals', beginning: 'Add a bank account.' }],
  categories: [],
  isNear: false,
};
const found = { kind: 'found', center, q: '', category: '' };
const none = { kind: 'none', center: { ...center, list: [] }, q: 'xyz', category: '' };
const article = {
  kind: 'article',
  article: {
    id: 'how',
    title: 'How do I withdraw?',
    category: null,
    content: '<p>So.</p>',
    edition: null,
    isCurrent: true,
    date: '2026-01-01',
  },
};
const notFound = { kind: 'gone' };
const retry = { type: 'retry.requested' };
const changed = { type: 'address.changed' };
const outdated = { type: 'help.outdated' };

/** The oracle of the help centre, from the requirements. */
export const helpCentreJourneys = [
  journey('Articles are loaded and shown; a link opens one, and back leads to the list')
    .sees('loading', 'busy')
    .knows({ outcome: null })
    .invokes('load', undefined)
    .invokes('address', undefined)
    .ignores(retry)
    .settles('load', { output: found })
    .sees('found')
    .lacks('busy', 'rejected')
    .knows({ outcome: found })
    .ignores(retry)
    .sends(changed)
    .sees('loading', 'busy')
    .knows({ outcome: null })
    .settles('load', { output: article })
    .sees('article')
    .lacks('busy', 'rejected')
    .knows({ outcome: article })
    .ignores(retry)
    .sends(changed)
    .settles('load', { output: found })
    .sees('found'),

  journey('A search is stored in the address, which reports changes; an empty result is reported')
    .meets('own.help.search')
    .settles('load', { output: found })
    .sends({ type: 'search.submitted', q: 'xyz' })
    .sees('found')
    .notifies('address', { type: 'search.named', q: 'xyz' })
    .sends(changed)
    .settles('load', { output: none })
    .sees('none')
    .lacks('busy', 'rejected')
    .knows({ outcome: none })
    .ignores(retry),

  journey('In another language the current page is loaded again')
    .settles('load', { output: article })
    .sends(outdated)
    .sees('loading', 'busy')
    .settles('load', { output: article })
    .sees('article'),

  journey('A removed article is reported as gone, and a link leads on')
    .settles('load', { output: notFound })
    .sees('notFound')
    .lacks('busy', 'rejected')
    .ignores(retry)
    .sends(changed)
    .settles('load', { output: found })
    .sees('found'),

  journey('A failed load is reported and can be retried')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, outcome: null })
    .sends(retry)
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ failure: null })
    .settles('load', { output: found })
    .sees('found'),

  journey('Without control of the address the content stays')
    .settles('load', { output: found })
    .settles('address', { error: offline })
    .sees('found'),
];

/** Invariants of the help centre. */
export const helpCentreInvariants = [
  invariant(
    'Data is held exactly where it is shown',
    ({ snapshot }) =>
      (snapshot.matches('loading') || snapshot.matches('failed')) === (snapshot.context.outcome === null),
  ),
];
