import { journey } from '../support/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const somebody = { ...account, account: 'karim' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const closed = { type: 'leave.requested' };
const ranOut = { type: 'session.lost', loss: 'ranOut', username: 'rahim' };

const came = { output: undefined };
const opened = (title: string) => journey(title).given({ page: 'securityCenter' }).settles('bringPage', came);
const limited = (title: string) => journey(title).given({ page: 'limits' }).settles('bringPage', came);
const bringing = (title: string) => opened(title).sends(ranOut);
const locked = (title: string) => bringing(title).settles('bringLogin', { output: undefined });
const kept = { accountClosed: false, excluded: false, account: null, next: null };

/** The pages of the wallet, by their keys in the menu. */
const wallet = [
  { page: 'transferFund', state: 'open.page.wallet', chart: 'transfer', id: 's2.member-centre.transfer-fund' },
  { page: 'depositv2', state: 'open.page.deposit', chart: 'deposit', id: 's2.member-centre.deposit' },
  { page: 'withdraw', state: 'open.page.withdrawals', chart: 'withdrawals', id: 's2.member-centre.withdraw' },
  { page: 'transferUpline', state: 'open.page.upline', chart: 'transferUpline', id: 's2.member-centre.transfer-upline' },
];

/** The pages whose charts live as long as they are open. */
const PAGES = [
  { page: 'transactionHistory', chart: 'accountRecord', state: 'record', meets: ['s2.member-centre.account-record'] },
  { page: 'personalProfit', chart: 'personalLoss', state: 'loss', meets: ['s2.member-centre.personal-loss'] },
];

/** The oracle of the member centre, from the requirements. */
export const memberCentreJourneys = [
  journey('A page is brought; it is closed meanwhile')
    .meets('s2.member-centre.menu', 's2.member-centre.default-page')
    .given({ page: 'securityCenter' })
    .sees('open.page.bringing', 'open.lock.none', 'busy')
    .invokes('bringPage', { page: 'securityCenter' })
    .sends(closed)
    .sees('left')
    .ends(kept),

  journey('While a page is brought, another is chosen: that one is brought')
    .meets('s2.member-centre.menu')
    .given({ page: 'securityCenter' })
    .sends({ type: 'page.chosen', page: 'referral' })
    .sees('open.page.bringing')
    .invokes('bringPage', { page: 'referral' })
    .settles('bringPage', came)
    .sees('open.page.coming'),

  journey('A page does not come: it can be tried again')
    .meets('s8.chunk.load-error', 's9.const.chunk-timeout')
    .given({ page: 'securityCenter' })
    .settles('bringPage', { error: { kind: 'timeout', code: 'client.chunk' } })
    .sees('open.page.failed', 'rejected')
    .sends({ type: 'retry.requested' })
    .sees('open.page.bringing')
    .invokes('bringPage', { page: 'securityCenter' })
    .settles('bringPage', came)
    .sees('open.page.security'),

  opened('It opens at my account; another page is chosen, and my account again')
    .meets('s2.member-centre.menu', 's2.member-centre.security-center', 's2.member-centre.default-page', 's9.const.default-pages')
    .sees('open.page.security', 'open.lock.none')
    .lacks('locked', 'busy')
    .invokes('securityCentre')
    .sends({ type: 'page.chosen', page: 'bonusDetails' })
    .invokes('bringPage', { page: 'bonusDetails' })
    .settles('bringPage', came)
    .sees('open.page.coming')
    .knows({ page: 'bonusDetails' })
    .sends({ type: 'page.chosen', page: 'securityCenter' })
    .settles('bringPage', came)
    .sees('open.page.security')
    .invokes('securityCentre'),

  journey('It opens at the page that was asked for')
    .meets('s2.member-centre.menu', 's2.member-centre.menu-short', 's9.const.member-menu-size')
    .given({ page: 'referral' })
    .invokes('bringPage', { page: 'referral' })
    .settles('bringPage', came)
    .sees('open.page.coming')
    .lacks('busy'),

  ...wallet.map(({ page, state, chart, id }) =>
    journey(`The page ${page} is one of its own; where it breaks down it can be opened again`)
      .meets(id, 's2.header.wallet-entries', 'own.portal.broken-part')
      .given({ page })
      .settles('bringPage', came)
      .sees(state, 'open.lock.none')
      .invokes(chart)
      .settles(chart, { error: broken })
      .sees('open.page.failed', 'rejected')
      .sends({ type: 'retry.requested' })
      .settles('bringPage', came)
      .sees(state),
  ),
  ...PAGES.flatMap(({ page, chart, state, meets }) => [
    opened(`The page ${page} is chosen`)
      .meets('s2.member-centre.menu', ...meets)
      .sends({ type: 'page.chosen', page })
      .settles('bringPage', came)
      .sees(`open.page.${state}`)
      .lacks('busy')
      .invokes(chart),

    opened(`The page ${page} breaks down: it can be opened again`)
      .meets('own.portal.broken-part')
      .sends({ type: 'page.chosen', page })
      .settles('bringPage', came)
      .settles(chart, { error: broken })
      .sees('open.page.failed', 'rejected')
      .sends({ type: 'retry.requested' })
      .invokes('bringPage', { page }),
  ]),

  opened('It is closed').meets('s2.member-centre.modal', 's2.modal.member-centre').sends(closed).sees('left').ends(kept),

  opened('The account is closed in it: it closes, and says so')
    .meets('own.security.closing')
    .settles('securityCentre', { output: undefined })
    .sees('left')
    .ends({ ...kept, accountClosed: true }),

  limited('The limits of one’s own play are a page beside the menu')
    .meets('own.limits.overview')
    .sees('open.page.limits')
    .lacks('busy')
    .invokes('gamingLimits')
    .sends({ type: 'page.chosen', page: 'securityCenter' })
    .settles('bringPage', came)
    .sees('open.page.security'),

  limited('The player has excluded themselves in it: it closes, and says so')
    .meets('own.self-exclusion.begun')
    .settles('gamingLimits', { output: undefined })
    .sees('left')
    .ends({ ...kept, excluded: true }),

  limited('The page of limits breaks down: it can be opened again')
    .meets('own.portal.broken-part')
    .settles('gamingLimits', { error: broken })
    .sees('open.page.failed', 'rejected')
    .sends({ type: 'retry.requested' })
    .invokes('bringPage', { page: 'limits' }),

  opened('A page breaks down: it can be opened again')
    .meets('own.portal.broken-part')
    .settles('securityCentre', { error: broken })
    .sees('open.page.failed', 'rejected')
    .sends({ type: 'retry.requested' })
    .settles('bringPage', came)
    .sees('open.page.security')
    .invokes('securityCentre'),

  opened('The session is refused, or ended elsewhere: the centre closes')
    .meets('own.session.lost')
    .sends({ type: 'session.lost', loss: 'elsewhere', username: 'rahim' })
    .sees('left')
    .ends(kept),

  locked('The session runs out: the login comes over what was typed, and the same player goes on with it')
    .meets('own.session.ran-out')
    .sees('open.lock.login', 'locked', 'open.page.security')
    .lacks('busy')
    .invokes('login', { username: 'rahim', submitted: false })
    .sends(closed)
    .tells('login', closed)
    .sees('open.lock.login')
    .settles('login', { output: { account, next: null } })
    .sees('open.lock.none', 'open.page.security')
    .lacks('locked')
    .tells('parent', { type: 'login.resumed', account })
    .nothingElse(),

  bringing('The login is being brought')
    .meets('own.session.ran-out')
    .sees('open.lock.bringing', 'locked', 'busy')
    .invokes('bringLogin')
    .sends(closed)
    .sees('left')
    .ends(kept),

  bringing('The login cannot be brought: the centre closes')
    .meets('own.session.ran-out')
    .settles('bringLogin', { error: broken })
    .sees('left')
    .ends(kept),

  locked('Somebody else logs in, who begins anew')
    .meets('own.session.ran-out')
    .settles('login', { output: { account: somebody, next: null } })
    .sees('left')
    .nothingElse()
    .ends({ ...kept, account: somebody }),

  locked('The login leads elsewhere: the centre closes, and says where to')
    .meets('own.session.ran-out')
    .settles('login', { output: { account: null, next: { name: 'forgotPassword' } } })
    .ends({ ...kept, next: { name: 'forgotPassword' } }),

  locked('The login is left: the centre closes')
    .meets('own.session.ran-out')
    .settles('login', { output: { account: null, next: null } })
    .ends(kept),

  locked('The login breaks down: the centre closes').meets('own.session.ran-out').settles('login', { error: broken }).ends(kept),
];
