import { promotion } from '../../../machines/samples';
import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const page = { list: [promotion], categories: [promotion.category], pageNum: 1, totalPages: 1, total: 1 };
const found = { kind: 'found', page, category: 'all', tag: '' };
const none = { kind: 'none', page: { ...page, list: [] }, category: 'rebate', tag: 'vip' };
const promotionPage = { kind: 'one', promotion };
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

const reading = (title: string) => journey(title).settles('load', { output: promotionPage });
const coded = (title: string) => journey(title).settles('load', { output: withCode });
const taking = (title: string) => reading(title).sends(take);

/** The oracle of the promotions, from the requirements. */
export const promotionsJourneys = [
  journey('Promotions are loaded and shown; a filter in the address loads others, and an empty result is reported')
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

  reading('A promotion opens, with its terms')
    .meets('own.promotions.terms')
    .sees('details.idle')
    .lacks('busy', 'rejected')
    .knows({ outcome: promotionPage })
    .ignores(retry),

  taking('A claim reports where the reward is')
    .meets('own.promotions.apply')
    .sees('details.claiming', 'busy')
    .invokes('take', { code: 'SHAPLAFIRST', word: 'PALKI50' })
    .ignores(take)
    .settles('take', { output: waiting })
    .sees('details.claimed')
    .lacks('busy', 'rejected')
    .knows({ outcome: { kind: 'one', promotion: waiting } })
    .ignores(take),

  taking('A rejection shows its reason, and can be retried')
    .meets('own.promotions.apply')
    .settles('take', { error: offline })
    .sees('details.rejected', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, outcome: promotionPage })
    .sends({ type: 'taking.requested', word: 'OTHER' })
    .sees('details.claiming', 'busy')
    .lacks('rejected')
    .knows({ failure: null, word: 'OTHER' })
    .invokes('take', { code: 'SHAPLAFIRST', word: 'OTHER' }),

  taking('A rejection of a promotion without a code is no field error')
    .meets('own.promotions.apply')
    .settles('take', { error: wrongCode })
    .sees('details.rejected', 'rejected')
    .knows({ failure: wrongCode }),

  coded('An invalid code is reported below its field, until another is typed')
    .meets('own.promotions.apply', 'own.form.corrected')
    .ignores(edited)
    .sends(take)
    .settles('take', { error: wrongCode })
    .sees('details.codeInvalid', 'rejected')
    .lacks('busy')
    .knows({ failure: null })
    .nothingElse()
    .sends(edited)
    .sees('details.idle')
    .lacks('rejected')
    .ignores(edited)
    .sends({ ...take, word: 'OTHER' })
    .invokes('take', { code: 'PALKIAPP', word: 'OTHER' }),

  coded('An invalid code can be sent again unchanged')
    .meets('own.promotions.apply')
    .sends(take)
    .settles('take', { error: wrongCode })
    .sends({ ...take, word: 'OTHER' })
    .sees('details.claiming', 'busy')
    .invokes('take', { code: 'PALKIAPP', word: 'OTHER' }),

  coded('Offline, a code is not called wrong')
    .meets('own.promotions.apply')
    .sends(take)
    .settles('take', { error: offline })
    .sees('details.rejected', 'rejected')
    .knows({ failure: offline }),

  reading('In another language the current page is loaded again')
    .sends({ type: 'promotions.outdated' })
    .sees('loading', 'busy')
    .settles('load', { output: promotionPage })
    .sees('details.idle'),

  journey('A removed promotion is reported as gone, and a link leads on')
    .settles('load', { output: { kind: 'gone' } })
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

/** Invariants of the promotions. */
export const promotionsInvariants = [
  invariant(
    'Data is held exactly where it is shown',
    ({ snapshot }) =>
      (snapshot.matches('loading') || snapshot.matches('failed')) === (snapshot.context.outcome === null),
  ),
];
