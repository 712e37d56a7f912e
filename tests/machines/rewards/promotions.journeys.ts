import { promotion } from '../../../machines/samples';
import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const page = { list: [promotion], categories: [promotion.category], pageNum: 1, totalPages: 1, total: 1 };
const found = { kind: 'found', page, category: 'all', tag: '' };
const none = { kind: 'none', page: { ...page, list: [] }, category: 'rebate', tag: 'vip' };
const one = { kind: 'one', promotion };
const waiting = { ...promotion, standing: 'waiting' };
const changed = { type: 'address.changed' };
const take = { type: 'taking.requested', word: 'PALKI50' };
const edited = { type: 'word.edited' };
const wrongCode = { kind: 'rejected', code: 'offer.word', message: 'This is not the promotion’s code.', status: 422 };
const withCode = {
  kind: 'one',
  promotion: { ...promotion, code: 'PALKIAPP', terms: { ...promotion.terms, trigger: { kind: 'code' } } },
};
const retry = { type: 'retry.requested' };

const reading = (title: string) => journey(title).settles('load', { output: one });
const coded = (title: string) => journey(title).settles('load', { output: withCode });
const taking = (title: string) => reading(title).sends(take);

/** The oracle of the promotions, from the requirements. */
export const promotionsJourneys = [
  journey('The promotions are read and shown; a filter in the address reads others, and nothing that fits is said')
    .meets('own.promotions.address')
    .sees('loading', 'busy')
    .knows({ outcome: null })
    .invokes('load', undefined)
    .invokes('address', undefined)
    .ignores(retry)
    .ignores(take)
    .settles('load', { output: found })
    .sees('found')
    .lacks('busy', 'rejected')
    .knows({ outcome: found })
    .ignores(take)
    .sends(changed)
    .sees('loading', 'busy')
    .knows({ outcome: null })
    .settles('load', { output: none })
    .sees('none')
    .lacks('busy', 'rejected')
    .knows({ outcome: none })
    .ignores(retry)
    .sends(changed)
    .settles('load', { output: found })
    .sees('found'),

  reading('One is opened, with its terms')
    .meets('own.promotions.terms')
    .sees('reading.idle')
    .lacks('busy', 'rejected')
    .knows({ outcome: one })
    .ignores(retry),

  taking('It is taken, and where it is now is said')
    .meets('own.promotions.take')
    .sees('reading.taking', 'busy')
    .invokes('take', { code: 'SHAPLAFIRST', word: 'PALKI50' })
    .ignores(take)
    .settles('take', { output: waiting })
    .sees('reading.taken')
    .lacks('busy', 'rejected')
    .knows({ outcome: { kind: 'one', promotion: waiting } })
    .ignores(take),

  taking('It is refused: why is said, and another try goes')
    .meets('own.promotions.take')
    .settles('take', { error: offline })
    .sees('reading.refused', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, outcome: one })
    .sends({ type: 'taking.requested', word: 'OTHER' })
    .sees('reading.taking', 'busy')
    .lacks('rejected')
    .knows({ failure: null, word: 'OTHER' })
    .invokes('take', { code: 'SHAPLAFIRST', word: 'OTHER' }),

  taking('A refusal of a promotion that has no code is no word about a field')
    .meets('own.promotions.take')
    .settles('take', { error: wrongCode })
    .sees('reading.refused', 'rejected')
    .knows({ failure: wrongCode }),

  coded('The code is wrong: it is said under its field, until another is typed')
    .meets('own.promotions.take', 'own.form.mended')
    .ignores(edited)
    .sends(take)
    .settles('take', { error: wrongCode })
    .sees('reading.misspelt', 'rejected')
    .lacks('busy')
    .knows({ failure: null })
    .nothingElse()
    .sends(edited)
    .sees('reading.idle')
    .lacks('rejected')
    .ignores(edited)
    .sends({ ...take, word: 'OTHER' })
    .invokes('take', { code: 'PALKIAPP', word: 'OTHER' }),

  coded('A wrong code is sent again as it is')
    .meets('own.promotions.take')
    .sends(take)
    .settles('take', { error: wrongCode })
    .sends({ ...take, word: 'OTHER' })
    .sees('reading.taking', 'busy')
    .invokes('take', { code: 'PALKIAPP', word: 'OTHER' }),

  coded('Offline, a code is not called wrong')
    .meets('own.promotions.take')
    .sends(take)
    .settles('take', { error: offline })
    .sees('reading.refused', 'rejected')
    .knows({ failure: offline }),

  reading('In another language it is read again, wherever one is')
    .sends({ type: 'promotions.outdated' })
    .sees('loading', 'busy')
    .settles('load', { output: one })
    .sees('reading.idle'),

  journey('One that is not there is said to be gone, and a link leads on')
    .settles('load', { output: { kind: 'gone' } })
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

/** Invariants of the promotions. */
export const promotionsInvariants = [
  invariant(
    'What was read is known where it is shown, and only there',
    ({ snapshot }) =>
      (snapshot.matches('loading') || snapshot.matches('failed')) === (snapshot.context.outcome === null),
  ),
];
