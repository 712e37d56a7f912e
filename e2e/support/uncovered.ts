/** Why something of a chart is not seen in the browser; the rendered tier performs all of it. */
const TWICE = 'Nobody can ask for what is open already.';
const RESUMED = 'It takes a session that ran out in the member centre, whose own paths have it.';
const QUIET = 'While the account cannot be read, the page makes no other call that could be refused.';
const GATE = 'The gate asks while it leads to the log-in; the portal’s own paths show both.';
const RESTORING = 'It takes an errand before the session is known; journeys/player.test.ts follows a link to a centre.';
const RECORD = 'Only the reality check asks for a page of a centre that is open; journeys/limits.test.ts goes there.';
const REALITY = 'The paths of the reality check have it.';

const EXPIRY_OFF = 'The gateway never says that a password has expired where that does not matter.';
const QUICK = 'It is over before anybody can act.';

const all = (reason: string, ...ids: string[]): [string, string][] => ids.map((id) => [id, reason]);

/**
 * What the paths of the browser tier do not cover, by flow, in the words of `missing()`, each with its reason. What is covered after all
 * fails the run, and so does what is covered no longer.
 */
export const uncovered: Record<string, [id: string, reason: string][]> = {
  'extra-verification': [
    ...all('With one proof there is no button for another.', 'guard sides: extra-verification.answering | choice.requested | 0 | false'),
  ],
  dialogs: [
    ...all(TWICE, 'transitions: dialogs | dialog.requested | 0', 'guard sides: dialogs | dialog.requested | 0 | true'),
    ...all(RESUMED, 'transitions: dialogs.memberCentre | login.resumed | 0'),
    ...all(
      RECORD,
      'transitions: dialogs.memberCentre | dialog.requested | 0',
      'guard sides: dialogs.memberCentre | dialog.requested | 0 | true',
    ),
  ],
  entry: [...all(EXPIRY_OFF, 'transitions: entry.judgingPassword | always | 0', 'guard sides: entry.judgingPassword | always | 0 | true')],
  'forgot-password': [
    ...all(QUICK, 'transitions: forgot-password.opening | leave.requested | 0'),
    ...all(
      'Where the way by phone is off, nothing is there to choose it by.',
      'guard sides: forgot-password.editing | phone.chosen | 0 | false',
    ),
  ],
  list: [
    ...all(
      'It takes half a minute away from the page; tests/portal/parts/list/list.flow.test.ts comes back.',
      'states: list.listed.refreshing',
      'transitions: list.listed.shown | list.outdated | 0',
      'transitions: list.empty | list.outdated | 0',
      'transitions: list.listed.refreshing | xstate.done.actor.refresh | 0',
      'transitions: list.listed.refreshing | xstate.error.actor.refresh | 0',
      'outcomes: list.listed.refreshing | xstate.done.actor.refresh',
      'outcomes: list.listed.refreshing | xstate.error.actor.refresh',
      'requirements: own.list.fresh',
    ),
    ...all(
      'The account record has nothing to change and no way back; the paths of the sessions and of the bank accounts have both.',
      'states: list.left',
      'transitions: list | refresh.requested | 0',
      'transitions: list | section.left | 0',
    ),
  ],
  'password-reset': [...all(QUICK, 'transitions: password-reset.opening | leave.requested | 0')],
  'proof-upload': [
    ...all(
      'On this network a picture is there at once; journeys/withdrawals.test.ts slows it down.',
      'transitions: proof-upload.uploading | upload.progressed | 0',
    ),
  ],
  'security-centre': [...all('A name that is set has no button.', 'guard sides: security-centre.overview | realName.chosen | 0 | false')],
  login: [
    ...all(
      'Where codes are off, nothing is there to choose them by.',
      'guard sides: login.editing.tab.username | mobile.chosen | 0 | false',
    ),
  ],
  portal: [
    ...all(RESTORING, 'transitions: portal.errand.asking | session.present | 0', 'transitions: portal.errand.asking | session.absent | 0'),
  ],
  registration: [
    ...all(
      'Where mobile registration is off, nothing is there to choose it by.',
      'guard sides: registration.editing | way.chosen | 0 | false',
    ),
  ],
  session: [
    ...all(
      REALITY,
      'transitions: session.held.account.member | logout.requested | 0',
      'transitions: session.held.account.member | action.requested | 0',
    ),
    ...all(QUIET, 'transitions: session.unread | session.refused | 0'),
    ...all(GATE, 'transitions: session.visitor | standing.asked | 0'),
  ],
  'withdrawal-confirmation': [
    ...all('What is chosen already cannot be chosen.', 'guard sides: withdrawal-confirmation.open.confirmable | report.chosen | 0 | false'),
  ],
};
