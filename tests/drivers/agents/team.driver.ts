import type { teamMachine } from '../../../machines/agents/team/team.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { asksOffer } from './contract-offer.driver';

/** Steps of a tester in a team; the first listed member is selected. */
export const teamDriver = {
  events: {
    'filter.selected': async (screen, { filter: { search = '' } }) => {
      await screen.fill('agentTeam.search', search);
      await screen.press('agentTeam.show');
    },
    'export.requested': (screen) => screen.press('agentTeam.export'),
    'member.selected': (screen) => screen.press('agentTeam.details'),
    'member.closed': (screen) => screen.press('agentTeam.back'),
    'transfer.requested': (screen) => screen.press('agentTeam.transfer'),
    // Without an agreement there is no button.
    'offer.requested': (screen, _, { kinds }) => (kinds.length > 0 ? screen.press('agentTeam.offer') : 'itself'),
    'transfer.closed': (screen) => screen.press('agentTeam.back'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'agentTeam.title'),
    'open.listing': (screen) => screen.sees('form', 'agentTeam.filter'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.exporting': (screen) => screen.busy('agentTeam.export'),
    'open.listing.saved': (screen) => screen.sees('status', 'agentTeam.saved'),
    'open.listing.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.listing.offered': (screen) => screen.sees('status', 'agentTeam.offered'),
    'open.member': (screen) => screen.sees('button', 'agentTeam.back'),
    'open.member.loading': (screen) => screen.sees('status', 'page.loading'),
    'open.member.loaded': async (screen, { kinds }) => {
      await screen.sees('heading', 'agentTeam.figures');
      await screen[kinds.length > 0 ? 'sees' : 'hides']('button', 'agentTeam.offer');
      if (kinds.length === 0) await screen.reads('agentTeam.offer.held');
    },
    'open.member.notFound': (screen) => screen.sees('status', 'agentTeam.gone.text'),
    'open.member.loadFailed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.transferring': (screen) => screen.sees('form', 'upline.form'),
    'open.makingOffer': (screen) => screen.sees('button', 'contracts.kind.dividend'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    exportTeam: { offline: (gateway) => gateway.cut() },
    loadSheet: {
      'direct downlines': { fixture: 'agentOfAgents' },
      'direct downlines of an agent without a contract': { fixture: 'agentWithoutContract' },
      gone: { cannot: 'A member is moved on the next day: the gateway’s tests have who is seen then.' },
      offline: (gateway) => gateway.cut(),
    },
    contractOffer: {
      offered: async (_, screen) => {
        await screen.press('contracts.kind.dividend');
        await asksOffer(screen, { downline: 'tanvir', rate: '2' });
        await screen.press('contracts.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    transfer: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { exportTeam: 'teamFile', loadSheet: 'teamMember', contractOffer: 'tester' },
} satisfies Driver<typeof teamMachine>;
