import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const games = [
  { lottery: 'SSC', play: 'direct-5' },
  { lottery: 'LHC', play: 'special' },
];
const first = { issue: 'A-1', closesAt: 60_000 };
const second = { issue: 'A-2', closesAt: 120_000 };
const known = { lottery: 'SSC', plays: ['direct-5', 'none-5', 'special'], closedPlays: ['any-1'] };
const rules = { ...known, issues: [first] };
const next = { ...known, issues: [second] };
const none = { ...known, issues: [] };
const closed = { ...rules, closedPlays: known.plays };
const playClosed = { ...rules, closedPlays: ['direct-5'] };
const nextClosed = { ...next, closedPlays: known.plays };
const retry = { type: 'retry.requested' };
const ticks = (secondsLeft: number) => ({ type: 'countdown.ticked', secondsLeft });
const ends = { type: 'countdown.ended' };
const checks = (now: object) => ({ type: 'rules.checked', rules: now });
const other = { type: 'lottery.selected', lottery: 'LHC' };

const startBoard = (title: string, addressGame: object = {}) =>
  journey(title).settles('loadLobby', { output: { games, asked: addressGame } });
const opened = (title: string, now: object = rules) => startBoard(title).settles('loadRules', { output: now });
const waiting = (title: string) => opened(title).sends(ends).waits(2_000);

/** The oracle of a page of lotteries, from the requirements. */
export const lotteryBoardJourneys = [
  journey('The page loads the lotteries, and opens the first at its own play')
    .meets('own.lottery.board')
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ games: [], chosen: { lottery: '', play: '' }, backUrl: null, rules: null, secondsLeft: 0, failure: null })
    .invokes('loadLobby')
    .nothingElse()
    .ignores(retry)
    .settles('loadLobby', { output: { games, asked: {} } })
    .sees('opening', 'busy')
    .knows({ games, chosen: { lottery: 'SSC', play: 'direct-5' }, backUrl: null })
    .invokes('loadRules', { lottery: 'SSC' })
    .nothingElse()
    .ignores(other)
    .settles('loadRules', { output: rules })
    .sees('open.countingDown.early')
    .lacks('busy', 'rejected')
    .knows({ rules })
    .invokes('order', { rules, play: 'direct-5' })
    .invokes('results', { lottery: 'SSC' })
    .invokes('maintenanceCheck', { lottery: 'SSC' })
    .invokes('countdown', { deadline: 60_000 })
    .nothingElse(),

  startBoard('It opens at the lottery and the play of the address', { lottery: 'LHC', play: 'none-5' })
    .meets('own.lottery.board')
    .knows({ chosen: { lottery: 'LHC', play: 'none-5' } })
    .invokes('loadRules', { lottery: 'LHC' })
    .settles('loadRules', { output: rules })
    .invokes('order', { rules, play: 'none-5' }),
  startBoard('An address without a play opens the lottery at its own', { lottery: 'LHC' })
    .meets('own.lottery.board')
    .knows({ chosen: { lottery: 'LHC', play: 'special' } }),
  startBoard('With an unknown lottery in the address, nothing opens until another is selected', {
    lottery: 'XXX',
    play: 'none-5',
  })
    .meets('own.lottery.unknown')
    .sees('unknownLottery', 'instead')
    .lacks('busy', 'rejected')
    .knows({ games, chosen: { lottery: 'XXX', play: 'none-5' } })
    .nothingElse()
    .ignores(retry)
    .sends(other)
    .sees('opening')
    .knows({ chosen: { lottery: 'LHC', play: 'special' } })
    .invokes('loadRules', { lottery: 'LHC' }),
  startBoard('With an unknown play in the address, nothing opens until another is selected', {
    lottery: 'SSC',
    play: 'standard',
  })
    .meets('own.lottery.unknown')
    .settles('loadRules', { output: rules })
    .sees('unknownPlay', 'instead')
    .lacks('busy', 'rejected', 'open')
    .knows({ rules: null })
    .nothingElse()
    .ignores(retry)
    .sends(other)
    .sees('opening')
    .invokes('loadRules', { lottery: 'LHC' }),
  startBoard('A lottery under maintenance does not open, and can be retried')
    .meets('own.lottery.maintenance')
    .settles('loadRules', { output: closed })
    .sees('maintenance', 'instead')
    .lacks('busy', 'rejected', 'open')
    .nothingElse()
    .sends(retry)
    .sees('opening')
    .invokes('loadRules', { lottery: 'SSC' })
    .settles('loadRules', { output: rules })
    .sees('open'),
  startBoard('While one lottery is under maintenance, another can be selected', { lottery: 'SSC', play: 'any-1' })
    .meets('own.lottery.maintenance')
    .settles('loadRules', { output: { ...rules, plays: [...known.plays, 'any-1'] } })
    .sees('maintenance')
    .sends(other)
    .sees('opening')
    .knows({ chosen: { lottery: 'LHC', play: 'special' } }),

  journey('A launch from the lobby lists the lotteries, and opens the selected one')
    .meets('own.lottery.board')
    .settles('loadLobby', { output: { games, asked: {}, view: 'lobby', backUrl: '/promotions' } })
    .sees('lobby', 'instead')
    .lacks('busy', 'rejected')
    .knows({ games, backUrl: '/promotions' })
    .nothingElse()
    .ignores(retry)
    .sends(other)
    .sees('opening')
    .knows({ chosen: { lottery: 'LHC', play: 'special' }, backUrl: '/promotions' })
    .invokes('loadRules', { lottery: 'LHC' }),

  journey('An empty list of lotteries is reported')
    .meets('own.lottery.board')
    .settles('loadLobby', { output: { games: [], asked: {}, backUrl: '/promotions' } })
    .sees('empty')
    .lacks('busy', 'rejected')
    .knows({ games: [], backUrl: '/promotions' })
    .nothingElse(),

  journey('Lotteries that fail to load are reported and can be retried')
    .meets('own.lottery.board')
    .settles('loadLobby', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadLobby'),

  startBoard('A lottery that fails to open is reported and can be retried')
    .meets('own.lottery.board')
    .settles('loadRules', { error: offline })
    .sees('loadFailed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('opening')
    .knows({ failure: null })
    .invokes('loadRules', { lottery: 'SSC' }),
  startBoard('Another one can be selected instead')
    .meets('own.lottery.board')
    .settles('loadRules', { error: offline })
    .sends(other)
    .sees('opening')
    .knows({ chosen: { lottery: 'LHC', play: 'special' }, failure: null })
    .invokes('loadRules', { lottery: 'LHC' }),

  opened('Another lottery opens, and the bet of the first ends')
    .meets('own.lottery.board')
    .settles('order', { output: { lottery: 'LHC' } })
    .sees('opening')
    .knows({ chosen: { lottery: 'LHC', play: 'special' } })
    .invokes('loadRules', { lottery: 'LHC' })
    .nothingElse(),
  opened('A failure of the bet is reported and can be retried')
    .meets('own.portal.broken-part')
    .settles('order', { error: offline })
    .sees('loadFailed', 'rejected')
    .knows({ failure: offline })
    .sends(retry)
    .sees('opening'),

  opened('The time until the close runs; it is announced once, 15 seconds before')
    .meets('own.lottery.countdown')
    .sends(ticks(40))
    .sees('open.countingDown.early')
    .knows({ secondsLeft: 40 })
    .sends(ticks(16))
    .sees('open.countingDown.early')
    .knows({ secondsLeft: 16 })
    .sends(ticks(15))
    .sees('open.countingDown.closingSoon')
    .lacks('open.countingDown.early')
    .knows({ secondsLeft: 15 })
    .sends(ticks(14))
    .sees('open.countingDown.closingSoon')
    .knows({ secondsLeft: 14 })
    .nothingElse(),

  opened('After the close the next draw loads and opens automatically; the bet is notified and stays')
    .meets('own.lottery.countdown')
    .sends(ticks(3))
    .sends(ends)
    .sees('open.between')
    .lacks('busy', 'rejected')
    .nothingElse()
    .waits(1_999)
    .sees('open.between')
    .waits(1)
    .sees('open.loadingIssue')
    .invokes('loadNext', { lottery: 'SSC' })
    .nothingElse()
    .settles('loadNext', { output: next })
    .sees('open.countingDown.early')
    .knows({ rules: next })
    .notifies('order', { type: 'rules.changed', rules: next })
    .invokes('countdown', { deadline: 120_000 })
    .nothingElse(),

  waiting('Without another open draw, the page checks repeatedly')
    .meets('own.lottery.countdown')
    .settles('loadNext', { output: none })
    .sees('open.between')
    .knows({ rules: none })
    .notifies('order', { type: 'rules.changed', rules: none })
    .nothingElse()
    .waits(2_000)
    .sees('open.loadingIssue')
    .settles('loadNext', { output: next })
    .sees('open.countingDown'),
  waiting('A next draw that fails to load is retried')
    .meets('own.lottery.countdown')
    .settles('loadNext', { error: offline })
    .sees('open.between')
    .nothingElse()
    .waits(2_000)
    .sees('open.loadingIssue'),

  opened('A lottery whose next draw is not open yet shows its board, and checks for it', none)
    .meets('own.lottery.countdown')
    .sees('open.between')
    .invokes('order', { rules: none, play: 'direct-5' })
    .invokes('results', { lottery: 'SSC' })
    .invokes('maintenanceCheck', { lottery: 'SSC' })
    .nothingElse()
    .waits(2_000)
    .sees('open.loadingIssue'),

  opened('Maintenance of a play reaches the bet on an open board, and so does its end')
    .meets('own.lottery.maintenance')
    .ignores(checks(rules))
    .sends(checks(playClosed))
    .sees('open.countingDown.early')
    .knows({ rules: playClosed })
    .notifies('order', { type: 'rules.changed', rules: playClosed })
    .nothingElse()
    .ignores(checks(playClosed))
    .sends(checks(rules))
    .sees('open.countingDown.early')
    .knows({ rules })
    .notifies('order', { type: 'rules.changed', rules })
    .nothingElse(),
  opened('Maintenance on an open board removes the timer, keeps the slip, and ends automatically')
    .meets('own.lottery.maintenance')
    .ignores(checks(next))
    .sends(checks(closed))
    .sees('open.closed')
    .lacks('open.countingDown', 'busy', 'rejected')
    .knows({ rules: closed })
    .notifies('order', { type: 'rules.changed', rules: closed })
    .nothingElse()
    .ignores(checks(closed))
    .sends(checks(next))
    .sees('open.countingDown.early')
    .knows({ rules: next })
    .notifies('order', { type: 'rules.changed', rules: next })
    .invokes('countdown', { deadline: 120_000 }),
  opened('A draw that closes during maintenance reaches the bet')
    .meets('own.lottery.maintenance', 'own.lottery.cancel')
    .sends(checks(closed))
    .sends(checks(nextClosed))
    .sees('open.closed')
    .knows({ rules: nextClosed })
    .notifies('order', { type: 'rules.changed', rules: nextClosed })
    .nothingElse()
    .ignores(checks(nextClosed)),
  waiting('A next draw of a lottery now under maintenance does not open')
    .meets('own.lottery.maintenance')
    .settles('loadNext', { output: nextClosed })
    .sees('open.closed')
    .knows({ rules: nextClosed })
    .notifies('order', { type: 'rules.changed', rules: nextClosed })
    .nothingElse(),
  opened('After a failure of the maintenance check, bets continue without it')
    .meets('own.lottery.board')
    .settles('maintenanceCheck', { error: offline })
    .sees('open.countingDown.early')
    .lacks('rejected')
    .nothingElse(),

  opened('After a failure of the clock the draw reloads')
    .meets('own.lottery.countdown')
    .settles('countdown', { error: offline })
    .sees('open.between')
    .waits(2_000)
    .invokes('loadNext', { lottery: 'SSC' }),

  opened('After a failure of the last results, bets continue without them')
    .meets('own.lottery.board')
    .settles('results', { error: offline })
    .sees('open.countingDown.early')
    .lacks('rejected')
    .nothingElse(),
];

export const lotteryBoardTemporals = [
  leadsTo('The next draw follows', 'open.between', ['open.loadingIssue', 'opening', 'loadFailed'], { within: 3 }),
];
