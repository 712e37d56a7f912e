import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const choosing = (title: string) =>
  journey(title).meets('own.ranking.hidden').sends({ type: 'hiding.chosen', isHidden: true });

/** The oracle of the ranking, from the requirements. */
export const rankingJourneys = [
  journey('It is listed')
    .meets('own.ranking.order')
    .sees('shown.listing.idle')
    .invokes('list')
    .lacks('busy', 'rejected'),

  choosing('The player hides: it is kept and told, and the ranking is read anew')
    .sees('shown.choosing', 'busy')
    .invokes('choose', { isHidden: true })
    .ignores({ type: 'hiding.chosen', isHidden: false })
    .settles('choose', { output: undefined })
    .tells('list', { type: 'refresh.requested' })
    .sees('shown.listing.chosen')
    .lacks('busy')
    .sends({ type: 'hiding.chosen', isHidden: false })
    .invokes('choose', { isHidden: false }),

  choosing('The gateway is not reached: that is told')
    .settles('choose', { error: offline })
    .sees('shown.listing.refused', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'hiding.chosen', isHidden: true })
    .knows({ failure: null }),

  journey('The list fails: it is told, and begun anew')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('shown')
    .knows({ failure: null })
    .invokes('list'),
];
