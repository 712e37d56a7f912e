import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };

/** The oracle of the country codes, from the requirements. */
export const countryListJourneys = [
  journey('The country codes are loaded at the start')
    .meets('s2.start.country-codes')
    .sees('loading', 'busy')
    .invokes('loadCountries')
    .nothingElse()
    .settles('loadCountries', { output: undefined })
    .sees('ready')
    .nothingElse()
    .lacks('busy'),

  journey('The country codes do not come: they are tried again in half a minute')
    .meets('s2.start.country-codes')
    .settles('loadCountries', { error: offline })
    .sees('coolingDown')
    .lacks('busy')
    .waits(29_999)
    .sees('coolingDown')
    .waits(1)
    .sees('loading', 'busy')
    .invokes('loadCountries')
    .nothingElse()
    .settles('loadCountries', { output: undefined })
    .sees('ready'),
];

export const countryListTemporals = [
  leadsTo('A list that did not come is asked for again', 'coolingDown', 'loading', { within: 1 }),
];
