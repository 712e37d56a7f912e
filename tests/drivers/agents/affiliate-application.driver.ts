import type { affiliateApplicationMachine } from '../../../machines/agents/affiliate-application/affiliate-application.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who applies to the agent programme. */
export const affiliateApplicationDriver = {
  events: {
    'again.requested': (screen) => screen.press('affiliate.again'),
    'refresh.requested': (screen) => screen.press('affiliate.refresh'),
    'messages.requested': (screen) => screen.press('affiliate.toMessages'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    routing: 'passes',
    applying: (screen) => screen.sees('form', 'affiliate.title'),
    received: (screen, { outcome }) =>
      screen.sees('status', 'affiliate.received', { number: outcome?.standing.application?.number ?? '' }),
    inReview: (screen, { outcome }) =>
      screen.sees('status', 'affiliate.inReview', { number: outcome?.standing.application?.number ?? '' }),
    // The gateway generates the code.
    agent: async (screen) => {
      await screen.sees('status', 'affiliate.agent');
      await screen.sees('button', 'affiliate.code.copy');
    },
    rejected: async (screen, { outcome }) => {
      await screen.sees('button', 'affiliate.again');
      await screen.reads(outcome?.standing.application?.reason ?? '');
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    closed: (screen) => screen.hides('dialog', 'affiliate.title'),
  },
  outcomes: {
    load: {
      'nothing yet': { fixture: 'member' },
      received: { fixture: 'applicationReceived' },
      'in review': { fixture: 'applicationInReview' },
      agent: { fixture: 'applicationApproved' },
      rejected: { fixture: 'applicationRejected' },
      offline: (gateway) => gateway.cut(),
    },
    applicationForm: {
      sent: async (_, screen) => {
        await screen.choose('affiliate.channel', 'affiliate.channel.website');
        await screen.fill('affiliate.place', 'cards.example.test');
        await screen.fill('affiliate.plan', 'I write about games of cards. তাসের খেলা নিয়ে লিখি।');
        await screen.press('affiliate.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { load: 'affiliateStanding', applicationForm: 'tester' },
} satisfies Driver<typeof affiliateApplicationMachine>;
