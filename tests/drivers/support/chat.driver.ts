import type { chatMachine } from '../../../machines/support/chat/chat.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const open = (screen: Screen) => screen.sees('log', 'chat.log');
const field = (screen: Screen) => screen.sees('textbox', 'chat.text');
const again = (screen: Screen) => screen.press('security.retry');

/** Steps of a tester in a chat. */
export const chatDriver = {
  events: {
    'lines.received': 'itself',
    'stream.ended': 'itself',
    'text.sent': async (screen, { text }) => {
      await screen.fill('chat.text', text);
      await screen.press('chat.send');
    },
    // A missing line has no button.
    'report.requested': (screen, { id }, { shown }) =>
      shown.some((line) => line.id === id) ? screen.press('chat.report') : 'itself',
    'report.confirmed': (screen) => screen.press('chat.report.yes'),
    'report.cancelled': (screen) => screen.press('chat.report.no'),
    'retry.requested': again,
  },
  states: {
    open,
    'open.line': open,
    'open.line.connecting': (screen) => screen.sees('status', 'chat.connecting'),
    'open.line.live': (screen) => screen.hides('status', 'chat.connecting'),
    'open.line.lost': (screen) => screen.sees('status', 'chat.lost'),
    'open.composer': open,
    'open.composer.writing': field,
    'open.composer.writing.idle': field,
    'open.composer.writing.wrong': (screen, { wrong }) => screen.invalid('chat.text', `chat.problem.${wrong}`),
    'open.composer.writing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.composer.writing.reported': (screen) => screen.sees('status', 'chat.reported'),
    'open.composer.sending': (screen) => screen.busy('chat.send'),
    'open.composer.confirmingReport': (screen) => screen.sees('region', 'chat.report.title'),
    'open.composer.reporting': (screen) => screen.busy('chat.report.yes'),
    excluded: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    connect: { offline: (gateway) => gateway.cut() },
    listen: { failed: { cannot: 'It takes a fault in our own script.' } },
    sendMessage: { offline: (gateway) => gateway.cut() },
    report: { offline: (gateway) => gateway.cut() },
  },
  endings: { connect: 'chatStream, quietly', sendMessage: 'postChatMessage', report: 'reportInChat' },
} satisfies Driver<typeof chatMachine>;
