/** Reasons why elements of a chart are not covered in the browser; the rendered tier performs all of it. */
const QUIET = 'While the account cannot be read, the page makes no other call that could be refused.';
const GATE = 'The gate asks while it leads to the log-in; the portal’s own paths show both.';
const NO_SCREEN = 'Nothing asks for a screen by its name: links lead there, which the router follows by itself.';
const REALITY = 'The paths of the reality check have it.';

const EXPIRY_OFF = 'The gateway never says that a password has expired where that does not matter.';
const NO_PICKER = 'The dialog is modal and has no language picker; the rendered tier changes the language under it.';
const QUICK = 'It is over before anybody can act.';

const all = (reason: string, ...ids: string[]): [string, string][] => ids.map((id) => [id, reason]);

/**
 * Elements that the browser tier's paths do not cover, by flow, as `missing()` names them, each with its reason. An
 * entry that is covered after all fails the run, and so does a missing entry.
 */
export const uncovered: Record<string, [id: string, reason: string][]> = {
  'cash-in': all(
    'A report that is still pending looks the same after a poll; the rendered tier has it.',
    'guard sides: cash-in.open.following | report.changed | 0 | false',
    'transitions: cash-in.open.following | report.changed | 1',
  ),
  'own-data': all(
    'The page offers a request only once it would be accepted.',
    'guard sides: own-data.viewing.ready | request.requested | 0 | false',
  ),
  notice: all(NO_PICKER, 'transitions: notice | language.changed | 0'),
  'game-info': all(NO_PICKER, 'transitions: game-info | language.changed | 0'),
  'game-launch': all(
    NO_PICKER,
    'requirements: s4.language.localised',
    'states: game-launch.restarting',
    'transitions: game-launch.loading | language.changed | 0',
    'transitions: game-launch.restarting | always | 0',
    'transitions: game-launch.waiting | language.changed | 0',
  ),
  'game-opening': all(
    'It takes a studio beside the gateway: journeys/playing.test.ts has one.',
    'guard sides: game-opening.choosingPage | always | 0 | true',
    'guard sides: game-opening.choosingPage | always | 1 | true',
    'guard sides: game-opening.replacing | always | 0 | true',
    'requirements: s2.route.game',
    'requirements: s2.route.seamless',
    'requirements: s8.game.leave',
    'states: game-opening.atGame',
    'states: game-opening.atSeamless',
    'states: game-opening.closingPrevious',
    'transitions: game-opening.choosingPage | always | 0',
    'transitions: game-opening.choosingPage | always | 1',
    'transitions: game-opening.replacing | always | 0',
  ),
  'move-submission': all(
    'journeys/money/lost-response.test.ts reloads the page after a request without a response.',
    'guard sides: move-submission.starting | always | 0 | true',
    'transitions: move-submission.starting | always | 0',
  ),
  'sms-countdown': [
    ...all(
      'Only a missing number is called wrong there, and an empty field cannot be emptied once more.',
      'guard sides: sms-countdown.invalidNumber.rechecking | xstate.done.actor.recheckNumber | 0 | true',
      'transitions: sms-countdown.invalidNumber.rechecking | xstate.done.actor.recheckNumber | 0',
    ),
  ],
  'activity-application': [
    ...all(
      QUICK,
      'states: activity-application.restarting',
      'transitions: activity-application.loading | language.changed | 0',
      'transitions: activity-application.restarting | always | 0',
    ),
    ...all(
      'No fixture has a prize that was just claimed, so nothing is tried after a claim.',
      'guard sides: activity-application.loading | xstate.done.actor.load | 1 | true',
      'transitions: activity-application.loading | xstate.done.actor.load | 1',
    ),
    ...all(
      'What its status does not permit has no button.',
      'guard sides: activity-application.loaded | act.requested | 0 | false',
      'guard sides: activity-application.loaded | application.requested | 0 | false',
      'guard sides: activity-application.loaded | refresh.requested | 0 | false',
      'guard sides: activity-application.loaded | rewards.requested | 0 | false',
    ),
  ],
  'contract-offer': [
    ...all(
      'Where there is no room for a tier, or none to take away, there is no button.',
      'guard sides: contract-offer.editing | tier.added | 0 | false',
      'guard sides: contract-offer.editing | tier.removed | 0 | false',
    ),
    [
      'guard sides: contract-offer.choosing | kind.selected | 0 | false',
      'What the upline does not hold has no button.',
    ],
  ],
  contracts: [
    ['guard sides: contracts.open.listing | offer.requested | 0 | false', 'Whoever has no contract has no button.'],
  ],
  team: [
    ['guard sides: team.open.member.loaded | offer.requested | 0 | false', 'Whoever has no contract has no button.'],
  ],
  'extra-verification': [
    ...all(
      'With one proof there is no button for another.',
      'guard sides: extra-verification.answering | choice.requested | 0 | false',
    ),
    ...all(
      'What is not offered has no button.',
      'guard sides: extra-verification.choosing | proof.selected | 0 | false',
    ),
  ],
  'betting-record': [
    ...all(
      'A round of a studio has no button for evidence.',
      'guard sides: betting-record.open.round.loaded.idle | evidence.requested | 0 | false',
    ),
  ],
  'agent-income': [
    ...all(
      'All bets are on one page, which has no button to another.',
      'guard sides: agent-income.open.bets.loaded | newest.requested | 0 | false',
      'guard sides: agent-income.open.bets.loaded | older.requested | 0 | false',
    ),
  ],
  chat: [
    ...all(
      'Nothing is at hand here that others say, and no stream breaks off: the gateway’s tests and the rendered ones have it.',
      'transitions: chat.open.line.live | lines.received | 0',
      'transitions: chat.open.line.live | stream.ended | 0',
    ),
    ...all(
      'What is written here is short: a rendered test has what is too long.',
      'states: chat.open.composer.writing.wrong',
      'transitions: chat.open.composer.sending | xstate.done.actor.sendMessage | 0',
      'guard sides: chat.open.composer.sending | xstate.done.actor.sendMessage | 0 | true',
    ),
    ...all(
      'What is not shown has no button.',
      'guard sides: chat.open.composer.writing | report.requested | 0 | false',
    ),
  ],
  entry: [
    ...all(
      EXPIRY_OFF,
      'transitions: entry.judgingPassword | always | 1',
      'guard sides: entry.judgingPassword | always | 1 | true',
    ),
  ],
  unread: [
    ...all(
      'Messages are read in their own page: journeys/messages has it.',
      'states: unread.again',
      'transitions: unread.again | always | 0',
      'transitions: unread.known | messages.changed | 0',
      'transitions: unread.refreshing | messages.changed | 0',
    ),
  ],
  favourites: [
    ...all(
      'A heart that is on its way does not answer.',
      'guard sides: favourites.known | favourite.toggled | 0 | false',
      'guard sides: favourites.known.saving | favourite.toggled | 0 | false',
    ),
  ],
  'forgot-password': [
    ...all(QUICK, 'transitions: forgot-password.opening | leave.requested | 0'),
    ...all(
      'Where the way by phone is off, nothing is there to choose it by.',
      'guard sides: forgot-password.byEmail | phone.selected | 0 | false',
    ),
  ],
  'game-browse': [
    ...all(
      'After the last page there is no button.',
      'guard sides: game-browse.listed.idle | more.requested | 0 | false',
    ),
    ...all(
      'The first games load before a finger reaches the filters; the rendered tier opens them while games load.',
      'transitions: game-browse.loading | filters.requested | 0',
    ),
  ],
  'game-session': [
    ...all(
      'Where no game was open there is no button for one.',
      'guard sides: game-session.closed | retry.requested | 0 | false',
    ),
    ...all(
      'It takes a round at a studio: journeys/playing.test.ts leaves one and goes on with it.',
      'transitions: game-session.closed | round.selected | 0',
    ),
    ...all(
      'Another launch has a dialog of its own: journeys/playing.test.ts opens one over a game.',
      'transitions: game-session.playing.round | game.replaced | 0',
    ),
    ...all(
      'Under the question no link can be pressed.',
      'transitions: game-session.playing.round.confirmingLeave | leave.requested | 0',
    ),
  ],
  promotions: [
    ...all(
      'What comes is what the address names, and the paths stay at one of them; journeys/promotions.test.ts lists and narrows them down.',
      'requirements: own.promotions.address',
      'states: promotions.found',
      'states: promotions.none',
      'states: promotions.notFound',
      'transitions: promotions.routing | always | 0',
      'transitions: promotions.routing | always | 1',
      'transitions: promotions.routing | always | 3',
      'guard sides: promotions.routing | always | 0 | true',
      'guard sides: promotions.routing | always | 1 | true',
      'guard sides: promotions.routing | always | 2 | false',
    ),
  ],
  'help-centre': [
    ...all(
      'What comes is what the address names, and the paths stay at the list; the rendered tier performs all of it.',
      'requirements: own.content.editions',
      'requirements: s2.footer.about-links',
      'states: help-centre.none',
      'states: help-centre.article',
      'states: help-centre.notFound',
      'transitions: help-centre | search.submitted | 0',
      'transitions: help-centre.routing | always | 1',
      'transitions: help-centre.routing | always | 2',
      'transitions: help-centre.routing | always | 3',
      'guard sides: help-centre.routing | always | 0 | false',
      'guard sides: help-centre.routing | always | 1 | true',
      'guard sides: help-centre.routing | always | 1 | false',
      'guard sides: help-centre.routing | always | 2 | true',
      'guard sides: help-centre.routing | always | 2 | false',
    ),
  ],
  host: [
    ...all(
      'Of these dialogs none has a chart that may be left at any time; pages of a centre have, and journeys/address.test.ts leaves them.',
      'transitions: host.running | leave.requested | 1',
      'guard sides: host.running | leave.requested | 0 | false',
    ),
  ],
  list: [
    ...all(
      'The account record has nothing to change and no way back; the paths of the sessions and of the bank accounts have both.',
      'states: list.left',
      'transitions: list | refresh.requested | 0',
      'transitions: list | section.closed | 0',
    ),
  ],
  'lottery-board': [
    ...all(
      'A draw that closes during maintenance takes longer than a path: the journeys of the chart and its rendered tests show it.',
      'guard sides: lottery-board.open.closed | rules.checked | 1 | true',
      'transitions: lottery-board.open.closed | rules.checked | 1',
    ),
    [
      'transitions: lottery-board.unknownPlay | lottery.selected | 0',
      'The link of a path names the lottery that would be chosen: tests/rendered/play/lottery-board.test.tsx chooses it.',
    ],
  ],
  'lottery-chase': [
    ...all(
      'The paths of an order have a draw that closes, and maintenance that begins.',
      'guard sides: lottery-chase.editing | rules.changed | 0 | false',
      'guard sides: lottery-chase.editing | rules.changed | 0 | true',
      'transitions: lottery-chase.editing | rules.changed | 0',
      'transitions: lottery-chase.editing | rules.changed | 1',
    ),
    ...all(
      'Once time has gone by for it, the draws of the path are over.',
      'transitions: lottery-chase.late | chase.cancelled | 0',
      'transitions: lottery-chase.late | plan.renewed | 0',
    ),
  ],
  'lottery-order': [
    ...all(
      'Where no draw takes bets there is no button.',
      'guard sides: lottery-order.choosing.priced | chase.requested | 0 | false',
      'guard sides: lottery-order.choosing.priced | order.requested | 0 | false',
      'guard sides: lottery-order.late | next.accepted | 0 | false',
    ),
    ...all(
      'The slip of a path has one line; lottery-slip.test.tsx has more.',
      'guard sides: lottery-order.choosing.priced | line.added | 0 | false',
      'guard sides: lottery-order.choosing.priced | line.added | 0 | true',
      'transitions: lottery-order.choosing | line.removed | 0',
      'transitions: lottery-order.choosing.priced | line.added | 0',
    ),
    ...all(
      'An issue is read again only after it has closed, or when maintenance has begun.',
      'guard sides: lottery-order.reviewing | rules.changed | 1 | false',
      'transitions: lottery-order | rules.changed | 0',
    ),
    ...all(
      'The paths of its placement have a draw that closes.',
      'transitions: lottery-order.placing | rules.changed | 0',
    ),
  ],
  'lottery-placement': [
    ...all(
      'An issue is read again only after it has closed.',
      'guard sides: lottery-placement.placed.cancellable | rules.changed | 0 | false',
    ),
  ],
  'lottery-results': [
    ...all(
      'What was drawn once stays drawn.',
      'guard sides: lottery-results.loaded.renewing | xstate.done.actor.renewResults | 0 | true',
      'transitions: lottery-results.loaded.renewing | xstate.done.actor.renewResults | 0',
    ),
  ],
  avatar: [
    ...all(
      'On this network a picture is there at once; journeys/withdrawals.test.ts slows one down that is sent alike.',
      'transitions: avatar.uploading | upload.progressed | 0',
    ),
  ],
  'proof-upload': [
    ...all(
      'On this network a picture is there at once; journeys/withdrawals.test.ts slows it down.',
      'transitions: proof-upload.uploading | upload.progressed | 0',
    ),
  ],
  'security-centre': [
    ...all(
      'A name that is set has no button.',
      'guard sides: security-centre.overview | realName.selected | 0 | false',
    ),
    ...all(
      'Without a second factor there are no codes to renew.',
      'guard sides: security-centre.overview | recoveryCodes.selected | 0 | false',
    ),
  ],
  login: [
    ...all(QUICK, 'transitions: login.opening | leave.requested | 0'),
    ...all(
      'It is explored on from here where the header has sent the form, which it never does without a name; journeys/mended.test.ts mends both tabs.',
      'states: login.editing.notice.invalid.checking',
      'transitions: login.editing.notice.invalid | field.edited | 0',
      'transitions: login.editing.notice.invalid.checking | xstate.done.actor.check | 0',
      'outcomes: login.editing.notice.invalid.checking | xstate.done.actor.check',
    ),
    ...all(
      'Where codes are off, nothing is there to choose them by.',
      'guard sides: login.editing.tab.username | mobile.selected | 0 | false',
    ),
  ],
  portal: [
    ...all(
      NO_SCREEN,
      'transitions: portal.places | place.allowed | 1',
      'guard sides: portal.places | place.allowed | 1 | true',
    ),
    ...all(
      'Under the log-in over a session that ran out nothing can be left, and nothing ends.',
      'guard sides: portal.lock.locked | place.left | 0 | false',
      'guard sides: portal.lock.locked | place.ended | 2 | false',
    ),
    ...all(
      'While a log-in is waited for no page is open that could be left.',
      'guard sides: portal.pending.awaitingLogin | place.left | 0 | false',
    ),
    ...all('The journey with blocked site data has it.', 'transitions: portal.session | session.unstored | 0'),
  ],
  'registration-form': [
    ...all(
      'Where mobile registration is off, nothing is there to choose it by.',
      'guard sides: registration-form.editing | method.selected | 0 | false',
    ),
  ],
  session: [
    ...all(
      REALITY,
      'transitions: session.held.member | logout.requested | 0',
      'transitions: session.held.member | place.requested | 0',
    ),
    ...all(QUIET, 'transitions: session.loadFailed | session.rejected | 0'),
    ...all(GATE, 'transitions: session.visitor | session.queried | 0'),
  ],
  'withdrawal-confirmation': [
    ...all(
      'What is chosen already cannot be chosen.',
      'guard sides: withdrawal-confirmation.open.confirmable | report.selected | 0 | false',
    ),
  ],
};
