import { journey } from '../../harness/journey';

const failure = { kind: 'malformed', code: 'client.unexpected' };
const given = { type: 'consent.given' };
const refused = { type: 'consent.refused' };
const nothing = { output: undefined };
const read = (title: string, kind: string) =>
  journey(title).meets('own.analytics.consent').settles('readConsent', { output: { kind } });
const counting = (title: string) => read(title, 'given').settles('allow', nothing).sees('counting', 'allowed');

/**
 * Journeys of visit counting, derived from the requirements: nothing is sent without consent, and consent can be
 * withdrawn.
 */
export const analyticsJourneys = [
  read('A site that counts none asks nothing and loads nothing', 'off')
    .sees('off')
    .lacks('asks', 'allowed')
    .nothingElse()
    .ends(),
  journey('Where it cannot be told nothing is counted')
    .meets('own.analytics.consent')
    .settles('readConsent', { error: failure })
    .sees('off')
    .ends(),

  read('Until the player has answered nothing is loaded', 'unasked')
    .sees('asking', 'asks')
    .lacks('allowed')
    .nothingElse()
    .waits(86_400_000)
    .sees('asking'),
  read('A yes loads the script, and pages are counted', 'unasked')
    .sends(given)
    .sees('loading', 'allowed')
    .invokes('allow')
    .settles('allow', nothing)
    .sees('counting', 'allowed')
    .invokes('count'),
  read('A no is written down, and nothing is loaded', 'unasked')
    .sends(refused)
    .sees('refused', 'denied')
    .lacks('allowed')
    .invokes('forget')
    .settles('forget', nothing)
    .sees('refused'),
  read('Who has said yes before is not asked again', 'given').sees('loading').lacks('asks').invokes('allow'),
  read('Who has said no before is not asked again', 'refused')
    .sees('refused', 'denied')
    .lacks('asks', 'allowed')
    .invokes('forget'),

  counting('A yes is taken back: it is forgotten at once').sends(refused).sees('refused', 'denied').invokes('forget'),
  read('A yes is taken back while the script loads', 'given').sends(refused).sees('refused').invokes('forget'),
  read('The script does not come: nothing is counted, and the yes can be taken back', 'given')
    .settles('allow', { error: failure })
    .sees('idle', 'allowed')
    .sends(refused)
    .sees('refused'),
  counting('The script fails').settles('count', { error: failure }).sees('idle', 'allowed'),
  read('A no that cannot be kept is a no', 'refused').settles('forget', { error: failure }).sees('refused', 'denied'),
  read('After a no the player says yes', 'refused').sends(given).sees('loading').invokes('allow'),
];
