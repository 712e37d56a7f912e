import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { ChatLine, Failure } from '../../../src/contract';

/** Visible line: a message, or a notice that support has closed the conversation. */
export type VisibleChatLine = Extract<ChatLine, { kind: 'said' | 'closed' }>;
/** Outcome of sending a message; `wrong`: the text is empty or too long. */
export type ChatSendOutcome = { kind: 'said'; id: string } | { kind: 'wrong'; code: 'empty' | 'length' };
/** Start of a stream. `anew`: the lines are the latest ones and replace the log; otherwise they are the missed ones. */
export type Beginning = { anew: boolean; lines: ChatLine[] };
/** Maximum number of lines in the log. */
const MAX_LINES = 200;

/**
 * A chat: the room of all members, or a member's conversation with support. New lines are streamed, and an interrupted
 * stream resumes after the last line. Meets s2.modal.chat-room, s4.customer-service.live-chat, own.chat.*.
 */
export const chatMachine = setup({
  types: {
    /**
     * `last`: number of the last received line; `said`: id of the player's own last message; `about`: line to report;
     * `tries`: failed connection attempts.
     */
    context: {} as {
      shown: VisibleChatLine[];
      last: string | null;
      said: string | null;
      about: string | null;
      tries: number;
      wrong: 'empty' | 'length';
      failure: Failure | null;
    },
    events: {} as
      | { type: 'lines.received'; lines: ChatLine[] }
      | { type: 'stream.ended' }
      | { type: 'text.sent'; text: string }
      | { type: 'report.requested'; id: string }
      | { type: 'report.confirmed' }
      | { type: 'report.cancelled' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Opens the stream after the last received line. */
    connect: {} as PromiseActorLogic<Beginning, { after: string | null }>,
    /** Sends `lines.received` with lines from the open stream, and `stream.ended` when it ends. */
    listen: {} as CallbackActorLogic<AnyEventObject>,
    /** Sends a message; a retry with the same text does not post it twice. */
    sendMessage: {} as PromiseActorLogic<ChatSendOutcome, { text: string }>,
    report: {} as PromiseActorLogic<void, { id: string }>,
  },
  guards: {
    isRejection: ({ event }) =>
      'error' in event &&
      (event.error.kind === 'unauthorised' || (event.error.kind === 'rejected' && event.error.status === 403)),
    isWrong: (_, { said }: { said: ChatSendOutcome }) => said.kind === 'wrong',
    isForeignLine: ({ context }, { id }: { id: string }) =>
      context.shown.some((line) => line.id === id && line.kind === 'said' && line.by === 'player'),
  },
  actions: {
    begin: assign(({ context }, { anew, lines }: Beginning) => ({
      tries: 0,
      ...appendLines(anew ? { shown: [], last: null } : context, lines),
    })),
    appendLines: assign(({ context }, { lines }: { lines: ChatLine[] }) => appendLines(context, lines)),
    countAttempt: assign({ tries: ({ context }) => Math.min(context.tries + 1, 3) }),
    setSaid: assign({ said: (_, { said }: { said: ChatSendOutcome }) => (said.kind === 'said' ? said.id : null) }),
    setRejectedText: assign({
      wrong: (_, { said }: { said: ChatSendOutcome }) => (said.kind === 'wrong' ? said.code : 'empty'),
    }),
    setReportedLine: assign({ about: (_, { id }: { id: string }) => id }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
  /** The delay grows with each attempt, so that clients do not all reconnect to a restarted gateway simultaneously. */
  delays: { retryDelay: ({ context }) => 1_000 * 3 ** context.tries },
}).createMachine({
  id: 'chat',
  context: { shown: [], last: null, said: null, about: null, tries: 0, wrong: 'empty', failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The conversation is shown, and the player can write.',
      meta: { requirements: ['s2.modal.chat-room', 's4.customer-service.live-chat', 'own.chat.room', 'own.chat.desk'] },
      type: 'parallel',
      states: {
        line: {
          description: 'How new messages arrive.',
          meta: { requirements: ['own.chat.room', 'own.chat.resume'] },
          initial: 'connecting',
          states: {
            connecting: {
              description: 'Opening the stream after the last received line.',
              meta: { requirements: ['own.chat.resume'] },
              invoke: {
                id: 'connect',
                src: 'connect',
                input: ({ context }) => ({ after: context.last }),
                onDone: { target: 'live', actions: { type: 'begin', params: ({ event }) => event.output } },
                onError: [
                  {
                    guard: 'isRejection',
                    target: '#chat.excluded',
                    actions: 'setFailure',
                  },
                  { target: 'lost' },
                ],
              },
            },
            live: {
              description: 'Messages arrive as they are sent.',
              meta: { requirements: ['own.chat.room', 'own.chat.moderated', 'own.chat.desk'] },
              invoke: { id: 'listen', src: 'listen', onError: 'lost' },
              on: {
                'lines.received': { actions: { type: 'appendLines', params: ({ event }) => ({ lines: event.lines }) } },
                'stream.ended': 'lost',
              },
            },
            lost: {
              description: 'The stream broke off; it reconnects by itself, later each time, or when the player asks.',
              meta: { requirements: ['own.chat.resume', 's8.message.network-abnormal'] },
              exit: 'countAttempt',
              after: { retryDelay: 'connecting' },
              on: { 'retry.requested': 'connecting' },
            },
          },
        },
        composer: {
          description: 'What the player does.',
          meta: { requirements: ['own.chat.rules', 'own.chat.report'] },
          initial: 'writing',
          states: {
            writing: {
              description: 'The player writes, or reads another text.',
              meta: { requirements: ['own.chat.room', 'own.chat.desk'] },
              on: {
                'text.sent': 'sending',
                'report.requested': {
                  guard: { type: 'isForeignLine', params: ({ event }) => ({ id: event.id }) },
                  target: 'confirmingReport',
                  actions: { type: 'setReportedLine', params: ({ event }) => ({ id: event.id }) },
                },
              },
              initial: 'idle',
              states: {
                idle: {
                  description: 'The last text needs no message.',
                  meta: { requirements: ['own.chat.room'] },
                },
                wrong: {
                  description: 'The text is empty or too long; it stays for correction.',
                  meta: { requirements: ['own.chat.rules'] },
                  tags: 'rejected',
                },
                rejected: {
                  description: 'The gateway rejected the text or was unreachable; says so, and the text stays.',
                  meta: { requirements: ['own.chat.rules', 'own.chat.moderated', 's8.message.network-abnormal'] },
                  tags: 'rejected',
                  exit: 'clearFailure',
                },
                reported: {
                  description: 'A text was just reported.',
                  meta: { requirements: ['own.chat.report'] },
                },
              },
            },
            sending: {
              description: 'Sending the text.',
              meta: { requirements: ['own.chat.room', 'own.chat.rules'] },
              tags: 'busy',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ event }) => ({ text: 'text' in event ? event.text : '' }),
                onDone: [
                  {
                    guard: { type: 'isWrong', params: ({ event }) => ({ said: event.output }) },
                    target: 'writing.wrong',
                    actions: { type: 'setRejectedText', params: ({ event }) => ({ said: event.output }) },
                  },
                  { target: 'writing', actions: { type: 'setSaid', params: ({ event }) => ({ said: event.output }) } },
                ],
                onError: {
                  target: 'writing.rejected',
                  actions: 'setFailure',
                },
              },
            },
            confirmingReport: {
              description: "Asks whether to report another player's text.",
              meta: { requirements: ['own.chat.report'] },
              on: { 'report.confirmed': 'reporting', 'report.cancelled': 'writing' },
            },
            reporting: {
              description: 'Reporting the text.',
              meta: { requirements: ['own.chat.report'] },
              tags: 'busy',
              invoke: {
                id: 'report',
                src: 'report',
                input: ({ context }) => ({ id: context.about ?? '' }),
                onDone: 'writing.reported',
                onError: {
                  target: 'writing.rejected',
                  actions: 'setFailure',
                },
              },
            },
          },
        },
      },
    },
    excluded: {
      description: 'The chat is closed to this player; the reason is shown.',
      meta: { requirements: ['own.chat.moderated'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});

type Log = { shown: VisibleChatLine[]; last: string | null };

/** Adds lines to the log without duplicates, and drops removed ones. */
function appendLines({ shown, last }: Log, lines: readonly ChatLine[]): Log {
  return lines.reduce<Log>(
    (log, line) => {
      if (!('seq' in line)) return log;
      const others = log.shown.filter(({ id }) => id !== line.id);
      return { last: line.seq, shown: line.kind === 'removed' ? others : [...others, line].slice(-MAX_LINES) };
    },
    { shown, last },
  );
}
