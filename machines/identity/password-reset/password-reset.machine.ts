import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { PasswordRule } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';

/** Page that a mailed link opens. The link's token and the passwords are in the vault. Meets s4.forgot.to-login. */
export const passwordResetMachine = setup({
  types: {
    /** `end`: the next destination: the login with the new password, or a request for another link. */
    context: {} as { end: Ending; rule: PasswordRule | null },
    events: {} as { type: 'link.requested' },
    output: {} as Ending,
    children: {} as { passwordForm: 'passwordForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /**
     * Checks whether the vault holds the link's token, taken from the address at startup, and whether it is still
     * valid.
     */
    findToken: {} as PromiseActorLogic<{ link: 'good' | 'over' | 'none' }>,
    /** Reads the password policy; without it, only the gateway validates. */
    loadRule: {} as PromiseActorLogic<PasswordRule>,
    /**
     * Collects the new password, twice, and sets it with the token, encrypted. Its `word` is `expired` if the link is.
     * It does not log the player in.
     */
    passwordForm: {} as typeof formMachine,
  },
  guards: {
    isLinkValid: (_, params: { link: 'good' | 'over' | 'none' }) => params.link === 'good',
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
        'Checks the token, which has already been removed from the address; nothing is typed for an expired link.',
      meta: { requirements: ['own.password-reset.token', 'own.password-reset.expired'] },
      tags: 'busy',
      invoke: {
        id: 'findToken',
        src: 'findToken',
        onDone: [
          {
            guard: { type: 'isLinkValid', params: ({ event }) => ({ link: event.output.link }) },
            target: 'readingRule',
          },
          { target: 'expired', description: 'The token is missing, used, replaced or expired.' },
        ],
        onError: 'expired',
      },
    },
    readingRule: {
      description: 'Loading the password rules; the form is already shown.',
      meta: { requirements: ['s5.message.password-length'] },
      tags: 'busy',
      invoke: {
        id: 'loadRule',
        src: 'loadRule',
        onDone: { target: 'editing', actions: { type: 'setRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: { target: 'editing', description: 'Without the rules only the gateway validates.' },
      },
    },
    editing: {
      description: 'The new password, twice.',
      meta: { requirements: ['own.password-reset.token', 's5.change-password.new', 's5.change-password.confirmation'] },
      invoke: {
        id: 'passwordForm',
        src: 'passwordForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'linkExpired', params: ({ event }) => event.output }, target: 'expired' },
          {
            target: 'ended',
            actions: { type: 'setEnd', params: { report: { type: 'password.reset' } } },
            description: 'The player returns to the login.',
          },
        ],
        onError: {
          target: 'ended',
          description: 'The form failed: explains that nothing needs to be done and leads to the login.',
        },
      },
    },
    expired: {
      description: 'The link is missing, used or expired; another one can be requested.',
      meta: { requirements: ['own.password-reset.expired'] },
      tags: 'rejected',
      on: {
        'link.requested': { target: 'ended', actions: { type: 'setEnd', params: { next: { to: 'forgotPassword' } } } },
      },
    },
    ended: {
      description: 'The password is reset, or another link is requested.',
      meta: { requirements: ['s4.forgot.to-login', 's8.success.password-reset'] },
      type: 'final',
    },
  },
});
