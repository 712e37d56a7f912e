import { journey } from '../../harness/journey';

const failure = { kind: 'malformed', code: 'client.unexpected' };
const consentGiven = { type: 'consent.granted' };
const consentRefused = { type: 'consent.declined' };
const nothing = { output: undefined };
const read = (title: string, kind: string) =>
  journey(title).meets('own.analytics.consent').settles('readConsent', { output: { kind } });
const counting = (title: string) => read(title, 'given').settles('allow', nothing).sees('counting', 'allowed');

/**
 * Journeys of visit counting, derived from the requirements: nothing is sent without consent, and consent can be
 * withdrawn.
 */
export const analyticsJourneys = [
  read('A site without analytics asks for no consent and loads nothing', 'off')
    .sees('off')
    .lacks('asks', 'allowed')
    .nothingElse()
    .ends(),
  journey('Without the setting nothing is counted')
    .meets('own.analytics.consent')
    .settles('readConsent', { error: failure })
    .sees('off')
    .ends(),

  read('Nothing is loaded before the player responds', 'unasked')
    .sees('awaitingConsent', 'asks')
    .lacks('allowed')
    .nothingElse()
    .waits(86_400_000)
    .sees('awaitingConsent'),
  read('Consent loads the script, and pages are counted', 'unasked')
    .sends(consentGiven)
    .sees('loading', 'allowed')
    .invokes('allow')
    .settles('allow', nothing)
    .sees('counting', 'allowed')
    .invokes('count'),
  read('A rejection is stored, and nothing is loaded', 'unasked')
    .sends(consentRefused)
    .sees('declined', 'denied')
    .lacks('allowed')
    .invokes('forget')
    .settles('forget', nothing)
    .sees('declined'),
  read('Stored consent is not requested again', 'given').sees('loading').lacks('asks').invokes('allow'),
  read('A stored rejection is not requested again', 'refused')
    .sees('declined', 'denied')
    .lacks('asks', 'allowed')
    .invokes('forget'),

  counting('Withdrawn consent is deleted immediately')
    .sends(consentRefused)
    .sees('declined', 'denied')
    .invokes('forget'),
  read('Consent is withdrawn while the script loads', 'given').sends(consentRefused).sees('declined').invokes('forget'),
  read('A failed script counts nothing, and consent can be withdrawn', 'given')
    .settles('allow', { error: failure })
    .sees('idle', 'allowed')
    .sends(consentRefused)
    .sees('declined'),
  counting('The script fails').settles('count', { error: failure }).sees('idle', 'allowed'),
  read('A rejection that cannot be stored still counts', 'refused')
    .settles('forget', { error: failure })
    .sees('declined', 'denied'),
  read('A player who refused gives consent', 'refused').sends(consentGiven).sees('loading').invokes('allow'),
];
