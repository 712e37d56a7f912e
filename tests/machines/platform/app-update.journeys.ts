import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const failure = { kind: 'malformed', code: 'client.unexpected' };
const found = { type: 'update.found' };
const newerGateway = { type: 'release.found' };
const elsewhere = { type: 'update.takenOver' };
const accepted = { type: 'update.accepted' };
const putOff = { type: 'update.postponed' };
const HOUR = 3_600_000;
const registered = (title: string) => journey(title).meets('own.app.update').settles('register', { output: undefined });
const ready = (title: string) => registered(title).sends(found);
const typed = { output: { kind: 'typed' } };
const free = { output: { kind: 'free' } };

/** Journeys of new versions, derived from the requirements: no reload without consent, nor over unsaved input. */
export const appUpdateJourneys = [
  journey('The worker is registered without a message')
    .meets('own.app.install', 'own.app.offline')
    .sees('registering')
    .invokes('register')
    .invokes('watchVersions')
    .settles('register', { output: undefined })
    .sees('current')
    .lacks('told'),

  journey('A browser without workers continues without one')
    .meets('own.app.offline')
    .settles('register', { error: failure })
    .sees('absent')
    .lacks('told'),

  registered('A new version is checked for each hour')
    .waits(HOUR - 1)
    .sees('current')
    .waits(1)
    .sees('checking')
    .lacks('told')
    .invokes('look')
    .settles('look', { output: undefined })
    .sees('current')
    .waits(HOUR)
    .settles('look', { error: failure })
    .sees('current'),

  journey('A version waiting since an earlier visit is offered immediately')
    .meets('own.app.update')
    .sends(found)
    .sees('ready', 'told'),
  journey('Another tab updates first').meets('own.app.update').sends(elsewhere).sees('takenOver', 'told'),
  registered('A version found during a check is offered').waits(HOUR).sends(found).sees('ready', 'told'),
  registered('Another tab activates a version during a check').waits(HOUR).sends(elsewhere).sees('takenOver', 'told'),

  journey('A page of an earlier release than the gateway offers to reload, without workers too')
    .meets('own.app.release')
    .settles('register', { error: failure })
    .sends(newerGateway)
    .sees('outdated', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('activating')
    .settles('takeOver', { output: undefined })
    .settles('weigh', typed)
    .sees('held')
    .sends(accepted)
    .settles('weigh', free)
    .sees('reloading')
    .emits({ type: 'reload.requested' })
    .ends(),
  journey('The gateway is newer from the start')
    .meets('own.app.release')
    .sends(newerGateway)
    .sees('outdated', 'told')
    .sends(found)
    .sees('ready', 'told'),
  registered('The gateway is updated while the page is open; it can wait until the next page')
    .meets('own.app.release')
    .sends(newerGateway)
    .sees('outdated', 'told')
    .sends(putOff)
    .sees('later')
    .ends(),
  registered('The gateway is updated during a check, and another tab updates first')
    .meets('own.app.release')
    .waits(HOUR)
    .sends(newerGateway)
    .sees('outdated', 'told')
    .sends(elsewhere)
    .sees('takenOver', 'told'),

  ready('The player confirms, and the page reloads without unsaved input')
    .sees('ready', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('activating', 'told', 'busy')
    .invokes('takeOver')
    .settles('takeOver', { output: undefined })
    .sees('checkingInput', 'told', 'busy')
    .invokes('weigh')
    .settles('weigh', free)
    .sees('reloading')
    .emits({ type: 'reload.requested' })
    .ends(),

  ready('Unsaved input blocks the reload; once sent or cleared, a second confirmation reloads')
    .sends(accepted)
    .settles('takeOver', { output: undefined })
    .settles('weigh', typed)
    .sees('held', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('checkingInput')
    .settles('weigh', typed)
    .sees('held')
    .sends(accepted)
    .settles('weigh', free)
    .sees('reloading')
    .emits({ type: 'reload.requested' }),

  ready('Without knowledge of unsaved input, the page does not reload')
    .sends(accepted)
    .settles('takeOver', { output: undefined })
    .settles('weigh', { error: failure })
    .sees('held')
    .sends(putOff)
    .sees('later')
    .ends(),

  ready('A dismissed version is not offered again').sends(putOff).sees('later').lacks('told').ends(),

  ready('A version that does not take over can be confirmed again')
    .sends(accepted)
    .settles('takeOver', { error: failure })
    .sees('ready', 'told')
    .lacks('busy')
    .sends(accepted)
    .invokes('takeOver'),

  ready('A version that takes too long to take over can be confirmed again')
    .sends(accepted)
    .waits(9_999)
    .sees('activating')
    .waits(1)
    .sees('ready'),

  registered('After another tab’s update this one continues until the player confirms')
    .sends(elsewhere)
    .sees('takenOver', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('checkingInput')
    .settles('weigh', typed)
    .sees('held'),
  ready('Another tab confirms first').sends(elsewhere).sees('takenOver').sends(putOff).sees('later').ends(),

  registered('When updates cannot be watched, the page still checks for them')
    .settles('watchVersions', { error: failure })
    .sees('current')
    .waits(HOUR)
    .sees('checking'),
];

export const appUpdateTemporals = [
  leadsTo('Newer versions are checked for repeatedly', 'current', 'checking', { within: 1 }),
  leadsTo(
    'A confirmed version takes over, or can be confirmed again',
    'activating',
    ['takenOver', 'ready', 'reloading', 'held', 'checkingInput'],
    { within: 2 },
  ),
];
