import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const requesting = (title: string) => journey(title).given({ kind: 'email', country: nepal });
const proving = (title: string) => requesting(title).settles('contactForm', { output: { sent: true } });

/** The oracle of a change of contact, from the requirements. */
export const contactChangeJourneys = [
  requesting('The contact is changed: first the new one and the password, then the codes')
    .meets('own.security.contact', 'own.security.password-required')
    .sees('editing')
    .invokes('contactForm', { about: 'email' })
    .settles('contactForm', { output: { sent: true } })
    .sees('enteringCodes')
    .invokes('codesForm', { about: 'email' })
    .settles('codesForm', { output: { sent: true } })
    .sees('ended')
    .ends({ changed: true }),

  journey('A phone number is changed with its country, even without the list of countries')
    .meets('own.security.contact')
    .given({ kind: 'mobile', country: nepal })
    .invokes('countryPicker', { chosen: nepal })
    .settles('countryPicker', { error: broken })
    .sees('editing')
    .settles('contactForm', { output: { sent: true } })
    .sees('enteringCodes'),

  requesting('The player leaves before anything is sent')
    .meets('own.security.contact')
    .settles('contactForm', { output: { sent: false } })
    .ends({ changed: false }),

  proving('Leaving before the codes keeps the old contact')
    .meets('own.security.contact')
    .settles('codesForm', { output: { sent: false } })
    .ends({ changed: false }),

  proving('Without a code the player starts over')
    .meets('own.security.contact')
    .sends({ type: 'codes.requestedAgain' })
    .sees('editing')
    .invokes('contactForm', { about: 'email' }),

  requesting('A failure of the form is reported, and the form restarts')
    .meets('own.security.contact')
    .settles('contactForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('editing')
    .knows({ failure: null }),

  proving('After a failure of the code form the player goes back')
    .meets('own.security.contact')
    .settles('codesForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),
];
