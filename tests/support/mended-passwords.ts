import type { Journey } from './journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const fresh = { field: 'new', code: 'password.length' };
const again = { field: 'confirmation', code: 'password.confirmation' };
const edited = { type: 'field.edited', field: 'newPassword' };
const submitted = { type: 'form.submitted' };

/** What is wrong with a new password and its confirmation. */
export const both = [fresh, again];

/**
 * own.form.mended, of a new password that is typed twice. `invalid` begins a journey in which `both` were found; `checked` is what the
 * check of what is typed by now is given.
 */
export const mendedPasswords = (invalid: (title: string) => Journey, checked: object): Journey[] => [
  invalid('An error goes when its field is mended, or the other that was to blame; nothing new is said while one types')
    .meets('own.form.mended')
    .sees('editing.invalid.shown', 'rejected')
    .sends(edited)
    .sees('editing.invalid.checking', 'form', 'rejected')
    .invokes('check', checked)
    .nothingElse()
    .settles('check', { output: [again, { ...fresh, code: 'password.pattern' }] })
    .sees('editing.invalid.shown')
    .knows({ errors: [again] })
    .sends(edited)
    .settles('check', { output: [fresh] })
    .sees('editing.mended', 'form')
    .lacks('rejected')
    .knows({ errors: [] })
    .ignores(edited)
    .sends(submitted)
    .sees('validating'),

  invalid('Whoever types on is checked anew')
    .meets('own.form.mended')
    .sends(edited)
    .sends(edited)
    .invokes('check')
    .settles('check', { output: [{ ...again, field: 'new' }, again] })
    .knows({ errors: [again] }),

  invalid('The check of what is typed breaks down: the reason is shown')
    .meets('own.form.mended')
    .sends(edited)
    .settles('check', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ errors: [], failure: broken }),
];
