import { sendParent, setup } from 'xstate';

/** Gate of the site: with "logined to home page" on, visitors see only the exempt pages. Meets s2.guard.*. */
export const gateMachine = setup({
  types: {
    events: {} as
      | { type: 'site.opened'; loginFirst: boolean }
      | { type: 'session.present' }
      | { type: 'session.absent' },
  },
  guards: {
    loginFirst: ({ event }) => 'loginFirst' in event && event.loginFirst,
  },
  actions: {
    querySession: sendParent({ type: 'session.queried' }),
    reportLocked: sendParent({ type: 'gate.locked' }),
  },
}).createMachine({
  id: 'gate',
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The setting is unknown.',
      meta: { requirements: ['s2.guard.redirect-to-login'] },
      on: {
        'site.opened': [{ guard: 'loginFirst', target: 'guarded' }, { target: 'open' }],
      },
    },
    open: {
      description: 'The setting is off: all pages are open.',
      meta: { requirements: ['s1.visitor.browse'] },
      on: { 'site.opened': { guard: 'loginFirst', target: 'guarded' } },
    },
    guarded: {
      description: 'The setting is on.',
      meta: { requirements: ['s2.guard.redirect-to-login'] },
      initial: 'checking',
      on: {
        'site.opened': [{ guard: 'loginFirst', description: 'Still on.' }, { target: 'open' }],
        'session.present': '.open',
        'session.absent': '.locked',
      },
      states: {
        checking: {
          description: 'Checks for a session; waits while it is being restored.',
          meta: { requirements: ['s2.guard.redirect-to-login'] },
          entry: 'querySession',
        },
        open: {
          description: 'Logged in: all pages are open.',
          meta: { requirements: ['s2.guard.redirect-to-login'] },
        },
        locked: {
          description: 'Logged out: every page that is not exempt leads to /login.',
          meta: { requirements: ['s2.guard.redirect-to-login', 's2.guard.exempt-routes'] },
          entry: 'reportLocked',
        },
      },
    },
  },
});
