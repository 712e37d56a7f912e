import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const banned = { kind: 'rejected', code: 'chat.banned', status: 403 };
const line = (seq: string, by = 'player') => ({
  kind: 'said',
  seq,
  id: `id-${seq}`,
  by,
  name: 'r•••••m',
  text: `text ${seq}`,
  at: 1,
});
const beginning = (isFresh: boolean, ...lines: unknown[]) => ({ output: { anew: isFresh, lines } });
const live = (title: string) => journey(title).settles('connect', beginning(true, line('1'), line('2', 'me')));
const sending = (title: string) => live(title).meets('own.chat.rules').sends({ type: 'text.sent', text: 'hello' });
const requesting = (title: string) =>
  live(title).meets('own.chat.report').sends({ type: 'report.requested', id: 'id-1' });
const many = Array.from({ length: 201 }, (_, i) => line(String(i + 1)));

/** The oracle of the chats, from the requirements. */
export const chatJourneys = [
  journey('The chat opens with its history, and new messages are shown')
    .meets('own.chat.room')
    .sees('open.line.connecting', 'open.composer.writing.idle')
    .lacks('busy', 'rejected')
    .knows({ shown: [], last: null, said: null, about: null, tries: 0, failure: null })
    .invokes('connect', { after: null })
    .settles('connect', beginning(true, line('1')))
    .sees('open.line.live')
    .invokes('listen')
    .knows({ shown: [line('1')], last: '1' })
    .sends({ type: 'lines.received', lines: [{ kind: 'beat' }, line('2')] })
    .sees('open.line.live')
    .knows({ shown: [line('1'), line('2')], last: '2' }),

  live('A stream that ends reopens after the last line, and missed lines are added once')
    .meets('own.chat.resume')
    .sends({ type: 'stream.ended' })
    .sees('open.line.lost')
    .lacks('rejected')
    .waits(999)
    .sees('open.line.lost')
    .waits(1)
    .sees('open.line.connecting')
    .knows({ tries: 1 })
    .invokes('connect', { after: '2' })
    .settles('connect', beginning(false, line('2', 'me'), line('3')))
    .knows({ shown: [line('1'), line('2', 'me'), line('3')], last: '3', tries: 0 }),

  live('A stream that fails reopens as well')
    .meets('own.chat.resume')
    .settles('listen', { error: offline })
    .sees('open.line.lost')
    .sends({ type: 'retry.requested' })
    .sees('open.line.connecting')
    .invokes('connect', { after: '2' }),

  journey('An unreachable chat is retried with growing delays, up to half a minute')
    .meets('own.chat.resume')
    .settles('connect', { error: offline })
    .sees('open.line.lost')
    .knows({ failure: null })
    .waits(1_000)
    .settles('connect', { error: { kind: 'rejected', code: 'limit.reached', status: 429 } })
    .sees('open.line.lost')
    .waits(2_999)
    .sees('open.line.lost')
    .waits(1)
    .settles('connect', { error: { kind: 'timeout', code: 'client.timeout', status: 403 } })
    .waits(9_000)
    .settles('connect', { error: offline })
    .waits(26_999)
    .sees('open.line.lost')
    .waits(1)
    .sees('open.line.connecting')
    .settles('connect', { error: offline })
    .waits(27_000)
    .knows({ tries: 3 })
    .sees('open.line.connecting'),

  live('After a long absence the chat starts over')
    .meets('own.chat.resume')
    .sends({ type: 'stream.ended' })
    .sends({ type: 'retry.requested' })
    .settles('connect', beginning(true, line('400')))
    .knows({ shown: [line('400')], last: '400' }),

  journey('A chat that starts over empty keeps nothing')
    .meets('own.chat.resume')
    .settles('connect', beginning(true, line('1')))
    .sends({ type: 'stream.ended' })
    .sends({ type: 'retry.requested' })
    .settles('connect', beginning(true))
    .knows({ shown: [], last: null }),

  journey('The log holds at most two hundred lines')
    .meets('own.chat.room')
    .settles('connect', beginning(true, ...many))
    .knows({ shown: many.slice(1), last: '201' }),

  live('A text removed by an operator disappears immediately')
    .meets('own.chat.moderated')
    .sends({ type: 'lines.received', lines: [{ kind: 'removed', seq: '3', id: 'id-1' }] })
    .knows({ shown: [line('2', 'me')], last: '3' }),

  journey('A banned player reads that, and can check again')
    .meets('own.chat.moderated')
    .settles('connect', { error: banned })
    .sees('excluded', 'rejected')
    .knows({ failure: banned })
    .sends({ type: 'retry.requested' })
    .sees('open.line.connecting')
    .knows({ failure: null })
    .invokes('connect', { after: null })
    .settles('connect', { error: { kind: 'unauthorised', code: 'session.ended', status: 401 } })
    .sees('excluded'),

  journey('Support answers and closes the conversation')
    .meets('own.chat.desk', 's4.customer-service.live-chat')
    .settles('connect', beginning(true, line('1', 'me')))
    .sends({ type: 'lines.received', lines: [line('2', 'support'), { kind: 'closed', seq: '3', id: 'id-3', at: 2 }] })
    .knows({
      shown: [line('1', 'me'), line('2', 'support'), { kind: 'closed', seq: '3', id: 'id-3', at: 2 }],
      last: '3',
    }),

  sending('A text is sent, and the field is cleared')
    .sees('open.composer.sending', 'busy')
    .invokes('sendMessage', { text: 'hello' })
    .settles('sendMessage', { output: { kind: 'said', id: 'id-9' } })
    .sees('open.composer.writing.idle')
    .lacks('busy', 'rejected')
    .knows({ said: 'id-9' }),

  sending('A text that is too long is reported, and stays')
    .settles('sendMessage', { output: { kind: 'wrong', code: 'length' } })
    .sees('open.composer.writing.wrong', 'rejected')
    .knows({ said: null, wrong: 'length' })
    .sends({ type: 'text.sent', text: ' ' })
    .sees('open.composer.sending')
    .settles('sendMessage', { output: { kind: 'wrong', code: 'empty' } })
    .knows({ wrong: 'empty' }),

  sending('A rejection is shown until the next text')
    .meets('own.chat.moderated')
    .settles('sendMessage', { error: banned })
    .sees('open.composer.writing.rejected', 'rejected')
    .lacks('excluded')
    .knows({ failure: banned, said: null })
    .sends({ type: 'text.sent', text: 'once more' })
    .knows({ failure: null })
    .invokes('sendMessage', { text: 'once more' }),

  journey('A text is sent without a connection')
    .meets('own.chat.resume')
    .settles('connect', { error: offline })
    .sends({ type: 'text.sent', text: 'hello' })
    .sees('open.composer.sending', 'open.line.lost'),

  requesting('Another player’s text is reported after a confirmation')
    .sees('open.composer.confirmingReport')
    .knows({ about: 'id-1' })
    .sends({ type: 'report.confirmed' })
    .sees('open.composer.reporting', 'busy')
    .invokes('report', { id: 'id-1' })
    .settles('report', { output: undefined })
    .sees('open.composer.writing.reported')
    .lacks('busy', 'rejected'),

  requesting('The report is cancelled').sends({ type: 'report.cancelled' }).sees('open.composer.writing.idle'),

  requesting('A failed report is shown')
    .sends({ type: 'report.confirmed' })
    .settles('report', { error: offline })
    .sees('open.composer.writing.rejected', 'rejected')
    .knows({ failure: offline }),

  live('Players cannot report their own texts, missing ones, or support')
    .meets('own.chat.report')
    .sends({ type: 'lines.received', lines: [line('3', 'support'), { kind: 'closed', seq: '4', id: 'id-4', at: 2 }] })
    .ignores({ type: 'report.requested', id: 'id-2' })
    .ignores({ type: 'report.requested', id: 'id-3' })
    .ignores({ type: 'report.requested', id: 'id-4' })
    .ignores({ type: 'report.requested', id: 'id-99' }),
];

export const chatTemporals = [
  leadsTo('A lost connection is restored', 'open.line.lost', ['open.line.connecting', 'excluded'], { within: 2 }),
];
