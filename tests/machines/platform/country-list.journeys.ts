import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };

/** The oracle of the country codes, from the requirements. */
export const countryListJourneys = [
  journey('The country codes are loaded at startup')
    .meets('s2.start.country-codes')
    .sees('loading', 'busy')
    .invokes('loadCountries')
    .nothingElse()
    .settles('loadCountries', { output: undefined })
    .sees('ready')
    .nothingElse()
    .lacks('busy'),

  journey('Country codes that fail to load are retried in half a minute')
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
  leadsTo('A list that failed to load is loaded again', 'coolingDown', 'loading', { within: 1 }),
];
