import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const none = { games: [], vendors: [], categories: [] };
const some = { ...none, games: [{ gameId: 'a' }] };
const typed = (text: string) => ({ type: 'text.typed', text });
const dismiss = { type: 'list.dismissed' };
const PAUSE = 300;

const started = (title: string) => journey(title).meets('own.game-search.suggestions').given({});
const opened = (title: string) => started(title).sends(typed('w')).waits(PAUSE).settles('suggest', { output: some });

/** The oracle of the suggestions, from the requirements. */
export const gameSearchJourneys = [
  started('A pause in typing loads suggestions, which are listed')
    .sees('closed')
    .lacks('busy', 'open')
    .knows({ text: '', suggestions: null })
    .nothingElse()
    .ignores(dismiss)
    .sends(typed('w'))
    .sees('typing')
    .lacks('busy')
    .waits(PAUSE - 1)
    .sees('typing')
    .sends(typed('wh'))
    .waits(PAUSE - 1)
    .sees('typing')
    .nothingElse()
    .waits(1)
    .sees('loading', 'busy')
    .invokes('suggest', { text: 'wh' })
    .nothingElse()
    .settles('suggest', { output: some })
    .sees('open', 'open')
    .lacks('busy')
    .knows({ text: 'wh', suggestions: some })
    .nothingElse(),

  opened('Further letters keep the suggestions until new ones arrive')
    .sends(typed('wh'))
    .sees('typing')
    .knows({ suggestions: some })
    .waits(PAUSE)
    .sees('loading')
    .knows({ suggestions: some })
    .invokes('suggest', { text: 'wh' }),

  started('Letters typed while suggestions load start the search again')
    .sends(typed('w'))
    .waits(PAUSE)
    .sends(typed('wh'))
    .sees('typing')
    .waits(PAUSE)
    .invokes('suggest', { text: 'wh' })
    .nothingElse(),

  ...['', '  '].map((text) =>
    opened(`"${text}" in the search closes the suggestions`)
      .sends(typed(text))
      .sees('closed')
      .lacks('open')
      .knows({ text: '', suggestions: null })
      .waits(PAUSE)
      .nothingElse(),
  ),

  ...['games', 'vendors', 'categories'].map((kind) =>
    started(`Suggestions that are ${kind} alone are listed`)
      .sends(typed('w'))
      .waits(PAUSE)
      .settles('suggest', { output: { ...none, [kind]: ['one'] } })
      .sees('open'),
  ),

  started('Without a match no list opens')
    .sends(typed('w'))
    .waits(PAUSE)
    .settles('suggest', { output: none })
    .sees('closed')
    .knows({ suggestions: null }),

  opened('Suggestions that fail to load close the list')
    .sends(typed('wh'))
    .waits(PAUSE)
    .settles('suggest', { error: offline })
    .sees('closed')
    .lacks('busy')
    .knows({ suggestions: null }),

  opened('The list is dismissed').sends(dismiss).sees('closed').knows({ text: '', suggestions: null }).nothingElse(),

  opened('The list is dismissed during the pause: nothing is loaded')
    .sends(typed('wh'))
    .sends(dismiss)
    .sees('closed')
    .waits(PAUSE)
    .sees('closed')
    .nothingElse(),

  opened('The list is dismissed while others load')
    .sends(typed('wh'))
    .waits(PAUSE)
    .sends(dismiss)
    .sees('closed')
    .knows({ suggestions: null }),
];

export const gameSearchTemporals = [leadsTo('Suggestions load once typing pauses', 'typing', 'loading', { within: 4 })];
