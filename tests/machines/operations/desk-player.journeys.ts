import { maskedPlayer, revealedPlayer } from '../../../machines/operations/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const user = 'rahim';
const opened = (title: string) => journey(title).given({ user }).meets('own.desk-app.player');
const loaded = (title: string) => opened(title).settles('load', { output: maskedPlayer });
const acting = (title: string, act: string, value = '') =>
  loaded(title).meets('own.desk-app.act', 'own.desk-app.effect').sends({ type: 'act.requested', act, value });

/** The oracle of a player’s page at the desk, from the requirements. */
export const deskPlayerJourneys = [
  opened('It is loaded before it is shown, with its timeline')
    .meets('own.desk-app.timeline')
    .sees('loading', 'busy')
    .invokes('load', { user })
    .settles('load', { output: maskedPlayer })
    .sees('open.reading')
    .lacks('busy')
    .knows({ player: maskedPlayer })
    .invokes('timeline', { filter: { user } }),

  opened('It is closed while it loads').meets('own.desk-app.players').sends({ type: 'player.closed' }).ends(),
  loaded('It is closed').meets('own.desk-app.players').sends({ type: 'player.closed' }).ends(),

  opened('A failure of loading is shown, and it is loaded again')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { user }),

  opened('It is closed after a failure').settles('load', { error: offline }).sends({ type: 'player.closed' }).ends(),

  loaded('It is read again on request')
    .sends({ type: 'refresh.requested' })
    .sees('loading', 'busy')
    .invokes('load', { user }),

  acting('Personal data are revealed by an act, and read again', 'reveal')
    .meets('own.desk-app.reveal')
    .sees('open.acting')
    .knows({ act: 'reveal', value: '' })
    .invokes('deskAct', { queue: 'players', item: user, version: 0, act: 'reveal' })
    .nothingElse()
    .settles('deskAct', { output: undefined })
    .sees('loading')
    .invokes('load', { user })
    .settles('load', { output: revealedPlayer })
    .sees('open.reading')
    .knows({ player: revealedPlayer }),

  acting('An act starts with the value of its row', 'removeLabel', 'VIP')
    .knows({ act: 'removeLabel', value: 'VIP' })
    .ignores({ type: 'act.requested', act: 'note', value: '' })
    .ignores({ type: 'refresh.requested' }),

  acting('It is closed during an act', 'note').sends({ type: 'player.closed' }).ends(),

  loaded('An act that the role does not permit is ignored')
    .meets('own.desk-app.effect')
    .ignores({ type: 'act.requested', act: 'ban', value: '' }),

  acting('A crash of the act is shown', 'note')
    .settles('deskAct', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loaded('A crash of the timeline is shown')
    .meets('own.desk-app.timeline')
    .settles('timeline', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
