import type { feedbackMachine } from '../../../machines/support/feedback/feedback.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who writes feedback. */
export const feedbackDriver = {
  events: {
    'another.requested': (screen) => screen.press('feedback.another'),
    'messages.requested': (screen) => screen.press('feedback.toMessages'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    identifying: (screen) => screen.sees('status', 'page.loading'),
    routing: 'passes',
    writing: (screen) => screen.sees('form', 'feedback.title'),
    sent: (screen, { ticket }) => screen.sees('status', 'feedback.sent', { ticket: ticket ?? '' }),
    writingAsVisitor: (screen) => screen.sees('textbox', 'feedback.replyTo'),
    sentByVisitor: (screen, { ticket }) => screen.sees('status', 'feedback.visitor.sent', { ticket: ticket ?? '' }),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    closed: (screen) => screen.hides('form', 'feedback.title'),
  },
  outcomes: {
    loadAuthor: {
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    visitorForm: {
      sent: async (_, screen) => {
        await screen.choose('feedback.type', 'feedback.type.other');
        await screen.fill('feedback.content', 'I cannot log in any more. আর লগ ইন করতে পারছি না।');
        await screen.fill('feedback.replyTo', 'guest@example.test');
        await screen.press('feedback.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    feedbackForm: {
      sent: async (_, screen) => {
        await screen.choose('feedback.type', 'feedback.type.deposit');
        await screen.fill('feedback.content', 'My deposit is not there yet. জমা এখনও আসেনি।');
        await screen.press('feedback.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { feedbackForm: 'tester', visitorForm: 'tester' },
} satisfies Driver<typeof feedbackMachine>;
