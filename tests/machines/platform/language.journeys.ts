import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const english = { type: 'language.requested', language: 'en' };

/** The portal opened in Bengali, the default. */
const opened = (title: string) => journey(title).given({ language: 'bn' });

/** The oracle of the language, from the requirements. */
export const languageJourneys = [
  opened('A changed language loads its messages, stores the choice, and notifies the gateway')
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
    .sees('notifyingGateway', 'busy')
    .knows({ language: 'en' })
    .invokes('saveLanguage', { language: 'en' })
    .nothingElse()
    .settles('saveLanguage', { output: undefined })
    .sees('settled')
    .nothingElse()
    .lacks('busy'),

  opened('The language changes even if the gateway cannot be notified')
    .meets('s4.language.stored')
    .sends(english)
    .settles('changeLanguage', { output: 'en' })
    .settles('saveLanguage', { error: offline })
    .sees('settled')
    .nothingElse()
    .knows({ language: 'en' }),

  opened('When the messages fail to load, the language stays, and the portal is notified')
    .meets('own.language.fallback')
    .sends(english)
    .settles('changeLanguage', { error: offline })
    .sees('settled')
    .knows({ language: 'bn' })
    .notifies('parent', { type: 'language.failed' })
    .nothingElse(),

  opened('Messages that take longer than 120 s keep the language, notify the portal, and can be retried')
    .meets('own.language.fallback', 's8.chunk.load-error')
    .sends(english)
    .waits(119_999)
    .sees('changing', 'busy')
    .waits(1)
    .sees('settled')
    .lacks('busy')
    .knows({ language: 'bn' })
    .notifies('parent', { type: 'language.failed' })
    .nothingElse()
    .sends(english)
    .sees('changing')
    .invokes('changeLanguage', { language: 'en' }),
];

export const languageTemporals = [
  leadsTo('A language change ends with the new or the old language', 'changing', ['notifyingGateway', 'settled'], {
    within: 1,
  }),
  leadsTo('The page does not wait until the gateway knows the language', 'notifyingGateway', 'settled', { within: 1 }),
];
