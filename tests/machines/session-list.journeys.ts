import { journey } from '../support/journey';

const here = { id: 's1', current: true, device: 'Firefox', place: 'BD', createdAt: 1, lastSeenAt: 2 };
const there = { ...here, id: 's2', current: false };
const offline = { kind: 'offline', code: 'client.offline' };
const left = { type: 'section.left' };

const shown = (title: string) => journey(title).settles('loadSessions', { output: [here, there] });
const asking = (title: string) => shown(title).sends({ type: 'end.requested', id: 's2' });

/** The oracle of the list of sessions, from the requirements. */
export const sessionListJourneys = [
  journey('The sessions are read and shown; then the player goes back')
    .meets('own.security.sessions')
    .sees('loading', 'busy')
    .invokes('loadSessions')
    .settles('loadSessions', { output: [here, there] })
    .sees('shown')
    .lacks('busy')
    .knows({ sessions: [here, there], ended: false })
    .sends(left)
    .sees('left')
    .ends(),

  journey('The player goes back while the sessions are being read').meets('own.security.sessions').sends(left).sees('left'),

  journey('The sessions cannot be read: it is told, and can be tried again')
    .meets('own.security.sessions', 's8.message.network-abnormal')
    .settles('loadSessions', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadSessions'),

  journey('The sessions cannot be read: the player goes back')
    .meets('own.security.sessions')
    .settles('loadSessions', { error: offline })
    .sends(left)
    .sees('left'),

  asking('One session is ended after the password; then the list is read anew')
    .meets('own.security.sessions', 'own.security.password-asked')
    .sees('asking')
    .invokes('form', { about: 's2' })
    .settles('form', { output: { sent: true } })
    .sees('loading')
    .knows({ ended: true })
    .invokes('loadSessions')
    .settles('loadSessions', { output: [here] })
    .sees('shown')
    .knows({ sessions: [here], ended: true })
    .sends({ type: 'endOthers.requested' })
    .knows({ ended: false }),

  shown('All other sessions are ended after the password')
    .meets('own.security.sessions')
    .sends({ type: 'endOthers.requested' })
    .sees('asking')
    .knows({ wanted: null })
    .invokes('form', { about: null }),

  asking('The question is left: the session goes on')
    .meets('own.security.sessions')
    .settles('form', { output: { sent: false } })
    .sees('shown')
    .knows({ ended: false }),

  asking('The form breaks down: it is told')
    .meets('own.security.sessions')
    .settles('form', { error: offline })
    .sees('failed')
    .knows({ failure: offline }),
];
