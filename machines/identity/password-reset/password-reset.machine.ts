import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { PasswordRule } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';

/** The page that a mailed link leads to. The link's token and the passwords are in the vault. Meets s4.forgot.to-login. */
export const passwordResetMachine = setup({
  types: {
    /** `end`: the login with the new password, or another link, is what follows. */
    context: {} as { end: Ending; rule: PasswordRule | null },
    events: {} as { type: 'link.requested' },
    output: {} as Ending,
    children: {} as { passwordForm: 'passwordForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Checks whether the vault holds the link's token, taken from the address at the start, and whether it still works. */
    findToken: {} as PromiseActorLogic<{ link: 'good' | 'over' | 'none' }>,
    /** Reads what a password must be; without it the gateway alone judges. */
    loadRule: {} as PromiseActorLogic<PasswordRule>,
    /** Asks for the new password, twice, and sets it by the token, sealed; its word is `expired` of a link that is. Nobody is logged in by it. */
    passwordForm: {} as typeof formMachine,
  },
  guards: {
    isGood: (_, params: { link: 'good' | 'over' | 'none' }) => params.link === 'good',
    linkExpired: (_, params: FormOutput) => params.word === 'expired',
  },
  actions: {
    setRule: assign({ rule: (_, params: { rule: PasswordRule }) => params.rule }),
    setEnd: assign({ end: (_, params: Ending) => params }),
  },
}).createMachine({
  id: 'password-reset',
  context: { end: {}, rule: null },
  initial: 'opening',
  output: ({ context }) => context.end,
  states: {
    opening: {
      description:
        'Is there a token, and does it still work? The address has lost it already; nothing is typed for a link that is over.',
      meta: { requirements: ['own.password-reset.token', 'own.password-reset.expired'] },
      tags: 'busy',
      invoke: {
        id: 'findToken',
        src: 'findToken',
        onDone: [
          { guard: { type: 'isGood', params: ({ event }) => ({ link: event.output.link }) }, target: 'readingRule' },
          { target: 'expired', description: 'None, or one that was used, replaced, or is too old.' },
        ],
        onError: 'expired',
      },
    },
    readingRule: {
      description: 'What a password must be is read; the form is there already.',
      meta: { requirements: ['s5.message.password-length'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'asking', actions: { type: 'setRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'asking', description: 'The gateway alone judges then.' },
      },
    },
    asking: {
      description: 'The new password, twice.',
      meta: { requirements: ['own.password-reset.token', 's5.change-password.new', 's5.change-password.confirmation'] },
      invoke: {
        id: 'passwordForm',
        src: 'passwordForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'linkExpired', params: ({ event }) => event.output }, target: 'expired' },
          {
            target: 'over',
            actions: { type: 'setEnd', params: { report: { type: 'password.reset' } } },
            description: 'The player is returned to the login.',
          },
        ],
        onError: {
          target: 'over',
          description: 'The form failed: the page says that there is nothing to do, and leads to the login.',
        },
      },
    },
    expired: {
      description: 'There is no link, or it was used already, or is too old: another may be asked for.',
      meta: { requirements: ['own.password-reset.expired'] },
      tags: 'rejected',
      on: {
        'link.requested': { target: 'over', actions: { type: 'setEnd', params: { next: { to: 'forgotPassword' } } } },
      },
    },
    over: {
      description: 'The password is reset, or another link is asked for.',
      meta: { requirements: ['s4.forgot.to-login', 's8.success.password-reset'] },
      type: 'final',
    },
  },
});
