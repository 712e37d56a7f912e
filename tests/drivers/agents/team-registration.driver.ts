import type { teamRegistrationMachine } from '../../../machines/agents/team-registration/team-registration.machine';
import type { Driver, OutcomeSetup } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

let made = 0;

/** Steps of an agent who creates and closes links, and creates accounts. */
export const teamRegistrationDriver = {
  events: {
    'linking.requested': (screen) => screen.press('agentLinks.new'),
    'closing.requested': (screen) => screen.press('agentLinks.close'),
    'joining.requested': (screen) => screen.press('agentLinks.join'),
    'password.unchanged': (screen) => screen.press('agentLinks.kept'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'agentLinks.title'),
    'open.listing': (screen) => screen.sees('button', 'agentLinks.new'),
    'open.listing.idle': (screen) => screen.hides('status', 'agentLinks.made'),
    'open.listing.linked': (screen) => screen.sees('status', 'agentLinks.made'),
    'open.listing.closed': (screen) => screen.sees('status', 'agentLinks.closed'),
    'open.linking': (screen) => screen.sees('form', 'agentLinks.new'),
    'open.closing': (screen) => screen.sees('form', 'agentLinks.close'),
    'open.joining': (screen) => screen.sees('form', 'agentLinks.join'),
    'open.joined': (screen) => screen.sees('button', 'agentLinks.kept'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: broken },
    linkForm: {
      sent: async (_, screen) => {
        await screen.fill('agentLinks.note', 'At the ghat');
        await screen.press('agentLinks.make');
      },
      left,
      failed: broken,
    },
    closeForm: { sent: (_, screen) => screen.press('agentLinks.close.submit'), left, failed: broken },
    memberForm: {
      sent: async (_, screen) => {
        made += 1;
        await screen.fill('agentLinks.userName', `newcomer${made}`);
        await screen.press('agentLinks.join.submit');
      },
      left,
      failed: broken,
    },
  },
  endings: { linkForm: 'tester', closeForm: 'tester', memberForm: 'tester' },
} satisfies Driver<typeof teamRegistrationMachine>;
