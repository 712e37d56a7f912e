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
  picker('The box shows the country; the list opens on focus, and a press in it selects')
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
    .sends({ type: 'country.selected', countryCode: 'MM' })
    .sees('closed')
    .knows({ chosen: mm })
    .sends({ type: 'list.requested' })
    .sees('open')
    .knows({ active: 'MM' }),

  picker('Without a list the initial country stays')
    .settles('listCountries', { error: broken })
    .sees('closed')
    .sends(focused)
    .knows({ countries: [bd], active: 'BD' }),

  open('The list closes 200 ms after the focus has gone, not earlier')
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

  open('The space of the list remains until the press that closed it ends')
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

  open('A failed watch for the end of the press closes the list all the same')
    .sends(blurred)
    .waits(200)
    .settles('waitForRelease', { error: broken })
    .sees('closed'),

  open('A press within the 200 ms still selects')
    .meets('s2.country-picker.close', 's9.const.country-close-delay')
    .sends(blurred)
    .waits(150)
    .sends({ type: 'country.selected', countryCode: 'LK' })
    .sees('closed')
    .knows({ chosen: lk }),

  open('The list stays when the focus returns within the 200 ms')
    .meets('s2.country-picker.close')
    .sends(blurred)
    .sends(focused)
    .waits(500)
    .sees('open'),

  open('Arrow keys move within the ends, and Enter selects')
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
    .sends({ type: 'highlight.selected' })
    .sees('closed')
    .knows({ chosen: lk }),

  open('Escape closes without a selection')
    .meets('own.country-picker.search')
    .sends(moved(1))
    .sends({ type: 'list.dismissed' })
    .sees('closed')
    .knows({ chosen: bd })
    .sends({ type: 'list.requested' })
    .knows({ active: 'BD' }),

  open('Typing searches, more letters narrow the search, and a second’s pause starts a new one')
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

  open('A failed search leaves the list unchanged')
    .meets('own.country-picker.search')
    .sends({ type: 'letters.typed', letters: 'm' })
    .settles('findCountry', { error: broken })
    .sees('open.browsing')
    .knows({ active: 'BD' }),
];

export const countryPickerTemporals = [
  leadsTo('A closing list closes within a moment', 'closing', 'settling', { within: 1 }),
  leadsTo('The search text is cleared after a pause', 'open.found', 'open.browsing', { within: 1 }),
];
