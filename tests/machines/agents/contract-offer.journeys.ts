import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const above = { kind: 'rejected', code: 'contract.above', message: 'above', status: 409 };
const draft = { downline: 'bijoy', 'rate.0': '2' };
const offer = { downline: 'bijoy', terms: { kind: 'daily', tiers: [] } };
const submitted = { type: 'offer.submitted', draft };
const confirmed = { type: 'offer.confirmed' };
const left = { type: 'offer.left' };
const unnamed = { field: 'downline', code: 'empty' };
const unrated = { field: 'rate.0', code: 'rate' };
const edited = { type: 'field.edited', draft: { ...draft, 'rate.0': '' } };
const problems = [{ field: 'rate.0', code: 'rate' }];

const typing = (title: string) =>
  journey(title).meets('own.contract.offered').given({ downline: 'bijoy', kind: 'daily', kinds: [] });
const checking = (title: string) => typing(title).sends(submitted);
const invalid = (title: string) =>
  checking(title).settles('check', { output: { kind: 'wrong', problems: [unnamed, unrated] } });
const reviewing = (title: string) => checking(title).settles('check', { output: { kind: 'right', offer } });
const sending = (title: string) => reviewing(title).sends(confirmed);

/** The oracle of an offer, from the requirements. */
export const contractOfferJourneys = [
  journey('At a downline who is looked at, the kind of the contract is asked first')
    .meets('own.contract.offered', 'own.contract.held')
    .given({ downline: 'bijoy', kind: null, kinds: ['hourly', 'realtime'] })
    .sees('choosing')
    .lacks('busy', 'form', 'rejected')
    .ignores(submitted)
    .ignores({ type: 'kind.chosen', kind: 'daily' })
    .nothingElse()
    .sends({ type: 'kind.chosen', kind: 'hourly' })
    .sees('editing.fresh', 'form')
    .knows({ downline: 'bijoy', kind: 'hourly' })
    .ignores({ type: 'kind.chosen', kind: 'realtime' })
    .sends(submitted)
    .invokes('check', { kind: 'hourly', draft, tiers: 1 }),

  journey('Who leaves before the kind is chosen offers nothing')
    .meets('own.contract.offered')
    .given({ downline: 'bijoy', kind: null, kinds: ['hourly'] })
    .sends(left)
    .ends({ offered: null }),

  typing('Whom it is for and what is offered is asked first')
    .sees('editing.fresh', 'form')
    .lacks('busy', 'rejected')
    .knows({ downline: 'bijoy', tiers: 1 })
    .nothingElse()
    .ignores(confirmed)
    .ignores({ type: 'review.left' }),

  typing('There are one to eight tiers')
    .ignores({ type: 'tier.removed' })
    .sends({ type: 'tier.added' })
    .knows({ tiers: 2 })
    .sends({ type: 'tier.removed' })
    .knows({ tiers: 1 })
    .sends({ type: 'tier.added' })
    .sends({ type: 'tier.added' })
    .sends({ type: 'tier.added' })
    .sends({ type: 'tier.added' })
    .sends({ type: 'tier.added' })
    .sends({ type: 'tier.added' })
    .sends({ type: 'tier.added' })
    .knows({ tiers: 8 })
    .ignores({ type: 'tier.added' })
    .sends(submitted)
    .invokes('check', { kind: 'daily', draft, tiers: 8 }),

  checking('It is checked before anything is sent, and looked at before it is confirmed')
    .meets('s3.contract-offer.offered-by', 's6.contract.parties')
    .sees('checking', 'busy', 'form')
    .invokes('check', { kind: 'daily', draft, tiers: 1 })
    .nothingElse()
    .ignores(submitted)
    .settles('check', { output: { kind: 'right', offer } })
    .sees('reviewing')
    .lacks('busy', 'form')
    .knows({ offer, draft })
    .nothingElse()
    .sends(confirmed)
    .sees('sending', 'busy')
    .lacks('form')
    .invokes('send', { offer })
    .nothingElse()
    .ignores(confirmed)
    .settles('send', { output: { number: 'C1' } })
    .ends({ offered: { number: 'C1' } }),

  reviewing('What was looked at is changed again: it is as it was typed')
    .sends({ type: 'review.left' })
    .sees('editing.fresh')
    .knows({ draft })
    .sends(submitted)
    .invokes('check', { kind: 'daily', draft, tiers: 1 }),

  checking('What is wrong is said, and goes when it is sent again')
    .settles('check', { output: { kind: 'wrong', problems } })
    .sees('editing.invalid.shown', 'rejected', 'form')
    .knows({ problems, draft, offer: null })
    .sends(submitted)
    .sees('checking')
    .knows({ problems: [] }),

  invalid('An error goes when its field is mended, and the others stay')
    .meets('own.form.mended')
    .sends(edited)
    .sees('editing.invalid.checking', 'rejected', 'form')
    .knows({ problems: [unnamed, unrated], draft: edited.draft })
    .invokes('recheck', { kind: 'daily', draft: edited.draft, tiers: 1 })
    .nothingElse()
    .settles('recheck', {
      output: { kind: 'wrong', problems: [unrated, { ...unnamed, code: 'long' }, { ...unrated, field: 'loss.0' }] },
    })
    .sees('editing.invalid.shown', 'rejected')
    .knows({ problems: [unrated] })
    .sends({ ...edited, draft })
    .invokes('recheck', { kind: 'daily', draft, tiers: 1 })
    .settles('recheck', { output: { kind: 'right', offer } })
    .sees('editing.mended', 'form')
    .lacks('rejected', 'busy')
    .knows({ problems: [], offer: null })
    .ignores(edited)
    .sends(submitted)
    .sees('checking'),

  invalid('With a tier its errors go')
    .meets('own.form.mended')
    .ignores({ type: 'tier.removed' })
    .sends({ type: 'tier.added' })
    .sees('editing.invalid.shown')
    .sends({ type: 'tier.removed' })
    .sees('editing.invalid.checking')
    .invokes('recheck', { kind: 'daily', draft, tiers: 1 })
    .settles('recheck', { output: { kind: 'right', offer } })
    .sees('editing.mended'),

  invalid('Whoever types on is checked anew, and may send before the check has ended')
    .meets('own.form.mended')
    .sends(edited)
    .sends({ ...edited, draft })
    .sees('editing.invalid.checking')
    .invokes('recheck', { kind: 'daily', draft, tiers: 1 })
    .sends(submitted)
    .sees('checking', 'busy'),

  invalid('The check of what is typed fails: the reason is shown')
    .meets('own.form.mended')
    .sends(edited)
    .settles('recheck', { error: offline })
    .sees('editing.refused', 'rejected')
    .knows({ problems: [], failure: offline })
    .ignores(edited),

  typing('Before it was sent, nothing that is typed is checked')
    .meets('own.form.mended')
    .ignores(edited)
    .sees('editing.fresh'),

  checking('The check fails: it is said')
    .settles('check', { error: offline })
    .sees('editing.refused', 'rejected')
    .knows({ failure: offline }),

  sending('The gateway refuses what is above the own contract: the reason is said, and what was typed stays')
    .settles('send', { error: above })
    .sees('editing.refused', 'rejected', 'form')
    .lacks('busy')
    .knows({ failure: above, draft, offered: null })
    .sends(submitted)
    .knows({ failure: null }),

  typing('Who leaves offers nothing').sends(left).ends({ offered: null }),
];
