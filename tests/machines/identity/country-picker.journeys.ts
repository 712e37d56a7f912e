import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const bd = { countryCode: 'BD', countryDialingCode: '880' };
const lk = { countryCode: 'LK', countryDialingCode: '94' };
const mm = { countryCode: 'MM', countryDialingCode: '95' };
const pk = { countryCode: 'PK', countryDialingCode: '92' };
const countries = [bd, lk, mm, pk];
const broken = { kind: 'malformed', code: 'client.unexpected' };
const focused = { type: 'box.focused' };
const blurred = { type: 'box.blurred' };
const moved = (move: number | string) => ({ type: 'highlight.moved', move });

const picker = (title: string) => journey(title).given({ chosen: bd });
const closed = (title: string) => picker(title).settles('listCountries', { output: countries });
const open = (title: string) => closed(title).sends(focused);

/** The oracle of the country of a mobile number, from the requirements. */
export const countryPickerJourneys = [
  picker('The box shows the country; the list opens on focus, and a press in it chooses')
    .meets('s2.country-picker.open')
    .sees('loading')
    .knows({ chosen: bd })
    .invokes('listCountries')
    .settles('listCountries', { output: countries })
    .sees('closed')
    .lacks('open')
    .knows({ countries })
    .sends(focused)
    .sees('open.browsing', 'open')
    .knows({ active: 'BD' })
    .sends({ type: 'country.chosen', countryCode: 'MM' })
    .sees('closed')
    .knows({ chosen: mm })
    .sends({ type: 'list.requested' })
    .sees('open')
    .knows({ active: 'MM' }),

  picker('Without a list there is the country that was given')
    .settles('listCountries', { error: broken })
    .sees('closed')
    .sends(focused)
    .knows({ countries: [bd], active: 'BD' }),

  open('The list closes 200 ms after the focus has gone, no sooner')
    .meets('s2.country-picker.close', 's9.const.country-close-delay')
    .sends(blurred)
    .sees('closing', 'open')
    .waits(199)
    .sees('closing')
    .waits(1)
    .sees('settling')
    .lacks('open')
    .settles('waitForRelease', { output: undefined })
    .sees('closed')
    .lacks('open'),

  open('The room under the list stays until the press that closed the list ends')
    .meets('own.country-picker.room')
    .sees('open', 'room')
    .sends(blurred)
    .sees('closing', 'room')
    .waits(200)
    .sees('settling', 'room')
    .invokes('waitForRelease')
    .waits(60_000)
    .sees('settling', 'room')
    .settles('waitForRelease', { output: undefined })
    .sees('closed')
    .lacks('room'),

  open('A press that cannot be seen holds nothing')
    .sends(blurred)
    .waits(200)
    .settles('waitForRelease', { error: broken })
    .sees('closed'),

  open('A press within the 200 ms still chooses')
    .meets('s2.country-picker.close', 's9.const.country-close-delay')
    .sends(blurred)
    .waits(150)
    .sends({ type: 'country.chosen', countryCode: 'LK' })
    .sees('closed')
    .knows({ chosen: lk }),

  open('The focus comes back within the 200 ms: the list stays')
    .meets('s2.country-picker.close')
    .sends(blurred)
    .sends(focused)
    .waits(500)
    .sees('open'),

  open('Arrow keys move, not beyond the ends, and Enter chooses')
    .meets('own.country-picker.search')
    .sends(moved(-1))
    .knows({ active: 'BD' })
    .sends(moved(1))
    .knows({ active: 'LK' })
    .sends(moved('last'))
    .knows({ active: 'PK' })
    .sends(moved(10))
    .knows({ active: 'PK' })
    .sends(moved('first'))
    .knows({ active: 'BD' })
    .sends(moved(1))
    .sends({ type: 'highlight.chosen' })
    .sees('closed')
    .knows({ chosen: lk }),

  open('Escape closes without choosing')
    .meets('own.country-picker.search')
    .sends(moved(1))
    .sends({ type: 'list.dismissed' })
    .sees('closed')
    .knows({ chosen: bd })
    .sends({ type: 'list.requested' })
    .knows({ active: 'BD' }),

  open('Typing searches, more letters narrow it, and a second of none begins anew')
    .meets('own.country-picker.search')
    .sends({ type: 'letters.typed', letters: 'm' })
    .sees('open.searching')
    .invokes('findCountry', { typed: 'm', countries })
    .settles('findCountry', { output: 'MM' })
    .sees('open.found')
    .knows({ active: 'MM' })
    .waits(999)
    .sees('open.found')
    .sends({ type: 'letters.typed', letters: 'y' })
    .invokes('findCountry', { typed: 'my', countries })
    .settles('findCountry', { output: null })
    .sees('open.found')
    .knows({ active: 'MM' })
    .waits(1_000)
    .sees('open.browsing')
    .sends({ type: 'letters.typed', letters: 'p' })
    .invokes('findCountry', { typed: 'p', countries }),

  open('A search that fails leaves the list as it is')
    .meets('own.country-picker.search')
    .sends({ type: 'letters.typed', letters: 'm' })
    .settles('findCountry', { error: broken })
    .sees('open.browsing')
    .knows({ active: 'BD' }),
];

export const countryPickerTemporals = [
  leadsTo('A list that closes is closed in a moment', 'closing', 'settling', { within: 1 }),
  leadsTo('What was typed is forgotten after a pause', 'open.found', 'open.browsing', { within: 1 }),
];
