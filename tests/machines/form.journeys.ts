import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const wrong = { kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong' };
const problems = [{ field: 'password', code: 'required' }];
const submitted = { type: 'form.submitted' };

const opened = (title: string) => journey(title).given({ about: 'a session' });
const validating = (title: string) => opened(title).sends(submitted);

/** The oracle of the forms of the security centre, from the requirements. */
export const formJourneys = [
  opened('A form is checked, sent and done')
    .meets('own.security.password-asked')
    .sees('editing.untouched')
    .lacks('busy', 'rejected')
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate')
    .ignores(submitted)
    .settles('validate', { output: [] })
    .sees('sending', 'busy')
    .invokes('send', { about: 'a session' })
    .settles('send', { output: undefined })
    .sees('over')
    .ends({ sent: true }),

  opened('A form is left: nothing was sent')
    .meets('own.security.password-asked')
    .sends({ type: 'form.left' })
    .sees('over')
    .ends({ sent: false }),

  validating('What is wrong is said under its field, and forgotten with the next try')
    .meets('s5.message.empty', 's5.message.real-name', 's5.message.verification-code')
    .settles('validate', { output: problems })
    .sees('editing.invalid', 'rejected')
    .lacks('busy')
    .knows({ problems })
    .sends(submitted)
    .sees('validating')
    .knows({ problems: [] }),

  validating('The check breaks down: the reason is shown')
    .meets('s5.message.empty')
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  validating('The gateway refuses: its message is shown, and it can be tried again, or left')
    .meets('own.security.password-asked', 's8.message.network-abnormal')
    .settles('validate', { output: [] })
    .settles('send', { error: wrong })
    .sees('editing.refused', 'rejected')
    .knows({ failure: wrong })
    .sends(submitted)
    .knows({ failure: null })
    .settles('validate', { output: [] })
    .settles('send', { error: wrong })
    .sends({ type: 'form.left' })
    .ends({ sent: false }),
];
