import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const failure = { kind: 'malformed', code: 'client.unexpected' };
const found = { type: 'update.found' };
const elsewhere = { type: 'update.takenOver' };
const accepted = { type: 'update.accepted' };
const putOff = { type: 'update.putOff' };
const HOUR = 3_600_000;
const registered = (title: string) => journey(title).meets('own.app.update').settles('register', { output: undefined });
const ready = (title: string) => registered(title).sends(found);
const typed = { output: { kind: 'typed' } };
const free = { output: { kind: 'free' } };

/** Journeys of new versions, derived from the requirements: no reload without consent, nor over unsaved input. */
export const appUpdateJourneys = [
  journey('The worker is given to the browser, and nothing is said')
    .meets('own.app.install', 'own.app.offline')
    .sees('registering')
    .invokes('register')
    .invokes('watchWorker')
    .settles('register', { output: undefined })
    .sees('current')
    .lacks('told'),

  journey('A browser that takes no worker goes on without')
    .meets('own.app.offline')
    .settles('register', { error: failure })
    .sees('absent')
    .ends(),

  registered('A new version is looked for each hour')
    .waits(HOUR - 1)
    .sees('current')
    .waits(1)
    .sees('looking')
    .lacks('told')
    .invokes('look')
    .settles('look', { output: undefined })
    .sees('current')
    .waits(HOUR)
    .settles('look', { error: failure })
    .sees('current'),

  journey('One that waits since an earlier visit is told of at once')
    .meets('own.app.update')
    .sends(found)
    .sees('ready', 'told'),
  journey('Another tab is quicker than this one').meets('own.app.update').sends(elsewhere).sees('takenOver', 'told'),
  registered('One is found while it is looked for').waits(HOUR).sends(found).sees('ready', 'told'),
  registered('Another tab has it taken over while it is looked for')
    .waits(HOUR)
    .sends(elsewhere)
    .sees('takenOver', 'told'),

  ready('The player is told, says yes, and the page is loaded anew where nothing is typed')
    .sees('ready', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('takingOver', 'told', 'busy')
    .invokes('takeOver')
    .settles('takeOver', { output: undefined })
    .sees('weighing', 'told', 'busy')
    .invokes('weigh')
    .settles('weigh', free)
    .sees('reloading')
    .emits({ type: 'reload.requested' })
    .ends(),

  ready('Over what is typed nothing is loaded anew; once it is sent or cleared, a second yes does it')
    .sends(accepted)
    .settles('takeOver', { output: undefined })
    .settles('weigh', typed)
    .sees('held', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('weighing')
    .settles('weigh', typed)
    .sees('held')
    .sends(accepted)
    .settles('weigh', free)
    .sees('reloading')
    .emits({ type: 'reload.requested' }),

  ready('Where it cannot be told whether anything is typed, nothing is loaded anew')
    .sends(accepted)
    .settles('takeOver', { output: undefined })
    .settles('weigh', { error: failure })
    .sees('held')
    .sends(putOff)
    .sees('later')
    .ends(),

  ready('The player goes on, and is told no more').sends(putOff).sees('later').lacks('told').ends(),

  ready('It does not take over: it is still there to say yes to')
    .sends(accepted)
    .settles('takeOver', { error: failure })
    .sees('ready', 'told')
    .lacks('busy')
    .sends(accepted)
    .invokes('takeOver'),

  ready('It takes too long to take over: the player may say yes again')
    .sends(accepted)
    .waits(9_999)
    .sees('takingOver')
    .waits(1)
    .sees('ready'),

  registered('Another tab has let it take over: this one goes on as it is, until the player says so')
    .sends(elsewhere)
    .sees('takenOver', 'told')
    .lacks('busy')
    .sends(accepted)
    .sees('weighing')
    .settles('weigh', typed)
    .sees('held'),
  ready('Another tab says yes first').sends(elsewhere).sees('takenOver').sends(putOff).sees('later').ends(),

  registered('New versions cannot be heard of: it is looked for all the same')
    .settles('watchWorker', { error: failure })
    .sees('current')
    .waits(HOUR)
    .sees('looking'),
];

export const appUpdateTemporals = [
  leadsTo('A newer version is looked for again and again', 'current', 'looking', { within: 1 }),
  leadsTo(
    'A version that is to take over does, or can be chosen again',
    'takingOver',
    ['takenOver', 'ready', 'reloading', 'held', 'weighing'],
    { within: 2 },
  ),
];
