import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const rejected = (code: string) => ({ kind: 'rejected', code, message: 'No' });
const terms = {
  methods: [{ code: 'wallet', name: 'Mobile wallet', min: '100.00', max: '5000.00' }],
  barred: null,
  limitLeft: '2000.00',
  offerLimits: false,
};
const barred = { by: 'timeOut', until: 9_000 };
const asked = { method: 'wallet', amount: '1000.00' };
const submitted = { type: 'form.submitted', asked };
const problems = [{ field: 'amount', code: 'deposit.amount.limit' }];
const begun = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };

const opened = (title: string, more = {}) =>
  journey(title).settles('loadOffer', { output: { terms: { ...terms, ...more }, deposit: null } });
const checking = (title: string) => opened(title).sends(submitted);
const creating = (title: string) => checking(title).settles('validate', { output: [] });
const paying = (title: string) => creating(title).settles('createDeposit', { output: begun });
const sections = [
  { what: 'The tutorial', from: 'tutorial.wanted', state: 'tutorial', id: 's2.other.deposit-tutorial' },
  { what: 'The own deposits', from: 'history.wanted', state: 'history', id: 'own.deposit.history' },
] as const;

/** The oracle of a deposit, from the requirements. */
export const depositJourneys = [
  journey('A method and an amount, the page of the provider: credited')
    .meets('s1.member.deposit', 's2.member-centre.deposit', 'own.deposit.terms', 'own.deposit.provider', 'own.deposit.ended')
    .meets('own.money.once')
    .sees('loading', 'busy')
    .invokes('loadOffer')
    .settles('loadOffer', { output: { terms, deposit: null } })
    .sees('open.editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ terms, deposit: null })
    .sends(submitted)
    .sees('validating', 'busy')
    .knows({ asked })
    .invokes('validate', { terms, asked })
    .settles('validate', { output: [] })
    .sees('creating', 'busy')
    .invokes('createDeposit', asked)
    .ignores(submitted)
    .settles('createDeposit', { output: begun })
    .sees('open.paying')
    .lacks('busy', 'form')
    .knows({ deposit: begun })
    .invokes('depositPayment', { deposit: begun })
    .nothingElse()
    .ignores(submitted)
    .settles('depositPayment', { output: undefined })
    .sees('loading')
    .invokes('loadOffer'),

  journey('A deposit that was begun is taken up again, even where no other could be made')
    .meets('own.deposit.resumed', 'own.deposit.ended')
    .settles('loadOffer', { output: { terms: { ...terms, methods: [], barred, offerLimits: true }, deposit: begun } })
    .sees('open.paying')
    .invokes('depositPayment', { deposit: begun }),

  paying('The deposit that was begun breaks down: it is told, and taken up again')
    .meets('own.deposit.resumed', 'own.portal.broken-part')
    .settles('depositPayment', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),

  opened('In a time-out nothing can be deposited', { barred, methods: [], offerLimits: true })
    .meets('own.deposit.barred')
    .sees('open.barred', 'rejected')
    .ignores(submitted)
    .ignores({ type: 'limits.declined' })
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  opened('While there is no provider nothing can be deposited', { methods: [], offerLimits: true })
    .meets('own.deposit.terms')
    .sees('open.closed', 'rejected')
    .ignores(submitted)
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  opened('Before the first deposit limits are offered; the player goes on without', { offerLimits: true })
    .meets('own.deposit.limits-offered')
    .sees('open.offering')
    .lacks('form')
    .ignores(submitted)
    .sends({ type: 'limits.declined' })
    .sees('open.editing.untouched', 'form'),

  opened('Before the first deposit a limit is set', { offerLimits: true })
    .meets('own.deposit.limits-offered')
    .sends({ type: 'limit.chosen', period: 'week' })
    .sees('limiting')
    .invokes('depositLimit', { period: 'week' })
    .settles('depositLimit', { output: { changed: true } })
    .sees('loading')
    .invokes('loadOffer'),

  opened('A limit is changed from the form; that breaks down')
    .meets('own.deposit.terms', 'own.deposit.limits-offered', 'own.portal.broken-part')
    .sends({ type: 'limits.wanted' })
    .sees('open.offering')
    .sends({ type: 'limit.chosen', period: 'month' })
    .invokes('depositLimit', { period: 'month' })
    .settles('depositLimit', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  checking('What is over a limit is said under its field, and nothing is sent')
    .meets('own.deposit.terms')
    .settles('validate', { output: problems })
    .sees('open.editing.invalid', 'rejected')
    .knows({ problems, asked })
    .nothingElse()
    .sends(submitted)
    .sees('validating')
    .knows({ problems: [] }),

  checking('The check breaks down')
    .meets('own.deposit.terms')
    .settles('validate', { error: broken })
    .sees('open.editing.refused', 'rejected')
    .knows({ failure: broken }),

  creating('No answer came: the same is sent again')
    .meets('own.money.once', 's8.message.network-abnormal')
    .settles('createDeposit', { error: offline })
    .sees('open.editing.refused', 'rejected')
    .knows({ failure: offline })
    .sends(submitted)
    .knows({ failure: null })
    .settles('validate', { output: [] })
    .invokes('createDeposit', asked),

  creating('The gateway refuses it: the reason is shown')
    .meets('own.deposit.terms')
    .settles('createDeposit', { error: rejected('deposit.limit') })
    .sees('open.editing.refused')
    .knows({ failure: rejected('deposit.limit') }),

  ...['deposit.barred', 'deposit.pending', 'deposit.closed'].map((code) =>
    creating(`How the player stands has changed elsewhere (${code}): it is read again`)
      .meets('own.deposit.barred', 'own.deposit.resumed')
      .settles('createDeposit', { error: rejected(code) })
      .sees('loading')
      .knows({ failure: null }),
  ),

  ...sections.flatMap(({ what, from, state, id }) => [
    opened(`${what}, from the form`).meets(id).sends({ type: from }).sees(state).lacks('form'),
    paying(`${what}, while a deposit is followed`).meets(id).sends({ type: from }).sees(state),
  ]),

  opened('The tutorial is left')
    .meets('s2.other.deposit-tutorial')
    .sends({ type: 'tutorial.wanted' })
    .sends({ type: 'tutorial.left' })
    .sees('loading'),

  opened('The own deposits are left')
    .meets('own.deposit.history')
    .sends({ type: 'history.wanted' })
    .invokes('depositHistory')
    .settles('depositHistory', { output: undefined })
    .sees('loading'),

  opened('The own deposits break down')
    .meets('own.deposit.history', 'own.portal.broken-part')
    .sends({ type: 'history.wanted' })
    .settles('depositHistory', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('The terms cannot be read: they are read again')
    .meets('s2.member-centre.deposit', 's8.message.network-abnormal')
    .settles('loadOffer', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),
];
