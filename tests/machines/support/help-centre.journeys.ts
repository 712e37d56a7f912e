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
const gone = { kind: 'gone' };
const retry = { type: 'retry.requested' };
const changed = { type: 'address.changed' };
const outdated = { type: 'help.outdated' };

/** The oracle of the help centre, from the requirements. */
export const helpCentreJourneys = [
  journey('The articles are read and shown; a link leads to one of them, the way back to the list')
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
    .sees('reading')
    .lacks('busy', 'rejected')
    .knows({ outcome: article })
    .ignores(retry)
    .sends(changed)
    .settles('load', { output: found })
    .sees('found'),

  journey('What is searched for is named in the address, which says when it has changed; nothing found is said')
    .meets('own.help.search')
    .settles('load', { output: found })
    .sends({ type: 'search.submitted', q: 'xyz' })
    .sees('found')
    .tells('address', { type: 'search.named', q: 'xyz' })
    .sends(changed)
    .settles('load', { output: none })
    .sees('none')
    .lacks('busy', 'rejected')
    .knows({ outcome: none })
    .ignores(retry),

  journey('In another language it is read again, wherever one is')
    .settles('load', { output: article })
    .sends(outdated)
    .sees('loading', 'busy')
    .settles('load', { output: article })
    .sees('reading'),

  journey('An article that is not there is said to be gone, and a link leads on')
    .settles('load', { output: gone })
    .sees('gone')
    .lacks('busy', 'rejected')
    .ignores(retry)
    .sends(changed)
    .settles('load', { output: found })
    .sees('found'),

  journey('What cannot be read is told, and tried again')
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

  journey('An address that cannot be followed takes nothing away')
    .settles('load', { output: found })
    .settles('address', { error: offline })
    .sees('found'),
];

/** Invariants of the help centre. */
export const helpCentreInvariants = [
  invariant(
    'What was read is known where it is shown, and only there',
    ({ snapshot }) =>
      (snapshot.matches('loading') || snapshot.matches('failed')) === (snapshot.context.outcome === null),
  ),
];
