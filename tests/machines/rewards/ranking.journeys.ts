import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const choosing = (title: string) =>
  journey(title).meets('own.ranking.hidden').sends({ type: 'hiding.selected', isHidden: true });

/** The oracle of the ranking, from the requirements. */
export const rankingJourneys = [
  journey('The ranking is listed')
    .meets('own.ranking.order')
    .sees('open.listing.idle')
    .invokes('list')
    .lacks('busy', 'rejected'),

  choosing('Hiding is stored and confirmed, and the ranking reloads')
    .sees('open.choosing', 'busy')
    .invokes('choose', { isHidden: true })
    .ignores({ type: 'hiding.selected', isHidden: false })
    .settles('choose', { output: undefined })
    .notifies('list', { type: 'refresh.requested' })
    .sees('open.listing.chosen')
    .lacks('busy')
    .sends({ type: 'hiding.selected', isHidden: false })
    .invokes('choose', { isHidden: false }),

  choosing('An unreachable gateway is reported')
    .settles('choose', { error: offline })
    .sees('open.listing.rejected', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'hiding.selected', isHidden: true })
    .knows({ failure: null }),

  journey('A failed list is reported, and restarts')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open')
    .knows({ failure: null })
    .invokes('list'),
];
