import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const english = { type: 'language.requested', language: 'en' };

/** The portal opened in Bengali, the default. */
const opened = (title: string) => journey(title).given({ language: 'bn' });

/** The oracle of the language, from the requirements. */
export const languageJourneys = [
  opened('The language is changed: the words come, the choice is stored, and the gateway is told')
    .meets('s4.language.stored', 's4.language.localised', 's1.visitor.language')
    .sees('settled')
    .lacks('busy')
    .knows({ language: 'bn' })
    .sends(english)
    .sees('changing', 'busy')
    .knows({ language: 'bn' })
    .invokes('changeLanguage', { language: 'en' })
    .nothingElse()
    .ignores({ type: 'language.requested', language: 'bn' })
    .settles('changeLanguage', { output: 'en' })
    .sees('telling', 'busy')
    .knows({ language: 'en' })
    .invokes('tellLanguage', { language: 'en' })
    .nothingElse()
    .settles('tellLanguage', { output: undefined })
    .sees('settled')
    .nothingElse()
    .lacks('busy'),

  opened('The language is changed, though the gateway cannot be told')
    .meets('s4.language.stored')
    .sends(english)
    .settles('changeLanguage', { output: 'en' })
    .settles('tellLanguage', { error: offline })
    .sees('settled')
    .nothingElse()
    .knows({ language: 'en' }),

  opened('The words of the language do not come: it stays as it was, and the portal is told')
    .meets('own.language.kept')
    .sends(english)
    .settles('changeLanguage', { error: offline })
    .sees('settled')
    .knows({ language: 'bn' })
    .tells('parent', { type: 'language.failed' })
    .nothingElse(),

  opened(
    'The words of the language take longer than 120 s: the language stays, the portal is told, and it can be tried again',
  )
    .meets('own.language.kept', 's8.chunk.load-error')
    .sends(english)
    .waits(119_999)
    .sees('changing', 'busy')
    .waits(1)
    .sees('settled')
    .lacks('busy')
    .knows({ language: 'bn' })
    .tells('parent', { type: 'language.failed' })
    .nothingElse()
    .sends(english)
    .sees('changing')
    .invokes('changeLanguage', { language: 'en' }),
];

export const languageTemporals = [
  leadsTo('A change of language ends, with the new one or the old one', 'changing', ['telling', 'settled'], {
    within: 1,
  }),
  leadsTo('The page does not wait for the gateway to know the language', 'telling', 'settled', { within: 1 }),
];
