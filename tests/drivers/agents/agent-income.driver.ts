import type { agentIncomeMachine } from '../../../machines/agents/agent-income/agent-income.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who inspects an agent's income. */
export const agentIncomeDriver = {
  events: {
    'bill.selected': (screen) => screen.press('contracts.bill.details'),
    'bill.closed': (screen) => screen.press('agentIncome.back'),
    'line.selected': (screen) => screen.press('agentIncome.bets'),
    'line.closed': (screen) => screen.press('agentIncome.toBill'),
    // There is a button only if there is an older bill.
    'older.requested': (screen, _, { bets }) => (bets?.next ? screen.press('contracts.older') : 'itself'),
    'newest.requested': (screen, _, { after }) => (after === null ? 'itself' : screen.press('contracts.newest')),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'agentIncome.title'),
    'open.listing': (screen) => screen.sees('form', 'agentIncome.filter'),
    'open.bill': (screen) => screen.sees('button', 'agentIncome.back'),
    'open.bill.loading': (screen) => screen.sees('status', 'page.loading'),
    'open.bill.loaded': (screen) => screen.sees('heading', 'agentIncome.lines'),
    'open.bill.loadFailed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.bets': (screen) => screen.sees('heading', 'agentIncome.betsTitle'),
    'open.bets.loading': (screen) => screen.sees('status', 'page.loading'),
    'open.bets.loaded': (screen) => screen.hides('alert'),
    'open.bets.loadFailed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    loadBill: { offline: (gateway) => gateway.cut() },
    loadBets: {
      'the first of two pages': {
        cannot:
          'A fixture that is brought back forgets plays, so that none is paid twice; a gateway test reads both pages.',
      },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { loadBill: 'agentBill', loadBets: 'agentBillBets' },
} satisfies Driver<typeof agentIncomeMachine>;
