import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { MemberInfo, PersonalLoss } from '../../src/contract';
import type { accountRecordMachine } from '../account-record/account-record.machine';
import type { depositMachine } from '../deposit/deposit.machine';
import type { DialogRequest } from '../dialogs/dialogs.machine';
import type { gamingLimitsMachine } from '../gaming-limits/gaming-limits.machine';
import type { ListMachine } from '../list/list.machine';
import type { LoginOutput, loginMachine } from '../login/login.machine';
import type { moneyMoveMachine } from '../money-move/money-move.machine';
import type { securityCentreMachine } from '../security-centre/security-centre.machine';
import type { Loss } from '../session/session.machine';
import type { transferUplineMachine } from '../transfer-upline/transfer-upline.machine';
import type { withdrawalsMachine } from '../withdrawals/withdrawals.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

export type MemberCentreInput = { page: string };
/**
 * `accountClosed`, `excluded`: what the player has done with the account in it. After the session ran out, `account`: somebody else has logged in, and
 * `next`: the dialog that the player would rather have.
 */
export type MemberCentreOutput = { accountClosed: boolean; excluded: boolean; account: MemberInfo | null; next: DialogRequest | null };

/** The member centre: a menu of pages, one of them open; and locked by a login where the session ran out. Meets s2.member-centre.*. */
export const memberCentreMachine = setup({
  types: {
    context: {} as { page: string; username: string } & MemberCentreOutput,
    events: {} as
      | { type: 'page.chosen'; page: string }
      | { type: 'retry.requested' }
      | { type: 'dialog.closed' }
      | { type: 'session.lost'; loss: Loss; username: string },
    input: {} as MemberCentreInput,
    output: {} as MemberCentreOutput,
    children: {} as {
      securityCentre: 'securityCentre';
      transfer: 'transfer';
      deposit: 'deposit';
      withdrawals: 'withdrawals';
      transferUpline: 'transferUpline';
      gamingLimits: 'gamingLimits';
      accountRecord: 'accountRecord';
      personalLoss: 'personalLoss';
      login: 'login';
    },
    tags: {} as 'busy' | 'locked' | 'rejected',
  },
  actors: {
    /** Brings the chunk of a page, with its words and its chart; a page that comes later has none, and is there at once. */
    bringPage: fromPromise<void, MemberCentreInput>(notProvided('bringPage')),
    securityCentre: {} as typeof securityCentreMachine,
    transfer: {} as typeof moneyMoveMachine,
    deposit: {} as typeof depositMachine,
    withdrawals: {} as typeof withdrawalsMachine,
    transferUpline: {} as typeof transferUplineMachine,
    gamingLimits: {} as typeof gamingLimitsMachine,
    accountRecord: {} as typeof accountRecordMachine,
    personalLoss: {} as ListMachine<PersonalLoss>,
    /** The login chart, for when the session has run out. */
    login: {} as typeof loginMachine,
    /** Brings the login's chunk. */
    bringLogin: fromPromise<void>(notProvided('bringLogin')),
  },
  guards: {
    isPage: ({ context }, params: { page: string }) => context.page === params.page,
    ranOut: (_, params: { loss: Loss }) => params.loss === 'ranOut',
    isBack: ({ context }, params: { account: MemberInfo | null }) => params.account?.account === context.username,
  },
  actions: {
    keepPage: assign({ page: (_, params: { page: string }) => params.page }),
    keepUsername: assign({ username: (_, params: { username: string }) => params.username }),
    keepEnd: assign((_, { account, next }: LoginOutput) => ({ account, next })),
    noteClosed: assign({ accountClosed: true }),
    noteExcluded: assign({ excluded: true }),
    reportReturn: sendParent((_, params: { account: MemberInfo | null }) => ({ type: 'login.resumed', account: params.account })),
    askLoginToClose: sendTo('login', { type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'member-centre',
  context: ({ input }) => ({ ...input, username: '', accountClosed: false, excluded: false, account: null, next: null }),
  initial: 'open',
  output: ({ context: { accountClosed, excluded, account, next } }) => ({ accountClosed, excluded, account, next }),
  states: {
    open: {
      description: 'The member centre is open.',
      meta: { requirements: ['s2.modal.member-centre', 's2.member-centre.modal'] },
      type: 'parallel',
      states: {
        page: {
          description: 'One page of the menu is open.',
          meta: { requirements: ['s2.member-centre.menu', 's2.member-centre.menu-short', 's9.const.member-menu-size'] },
          initial: 'bringing',
          on: {
            'page.chosen': { target: '.bringing', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) } },
          },
          states: {
            bringing: {
              description: 'The page is brought: each is a part of its own.',
              meta: { requirements: ['s2.member-centre.menu', 's9.const.chunk-timeout'] },
              tags: 'busy',
              invoke: {
                id: 'bringPage',
                src: 'bringPage',
                input: ({ context }) => ({ page: context.page }),
                onDone: [
                  { guard: { type: 'isPage', params: { page: 'securityCenter' } }, target: 'security' },
                  { guard: { type: 'isPage', params: { page: 'transferFund' } }, target: 'wallet' },
                  { guard: { type: 'isPage', params: { page: 'depositv2' } }, target: 'deposit' },
                  { guard: { type: 'isPage', params: { page: 'withdraw' } }, target: 'withdrawals' },
                  { guard: { type: 'isPage', params: { page: 'transferUpline' } }, target: 'upline' },
                  { guard: { type: 'isPage', params: { page: 'limits' } }, target: 'limits' },
                  { guard: { type: 'isPage', params: { page: 'transactionHistory' } }, target: 'record' },
                  { guard: { type: 'isPage', params: { page: 'personalProfit' } }, target: 'loss' },
                  { target: 'coming', description: 'Any other page comes later.' },
                ],
                onError: 'failed',
              },
            },
            security: {
              description: 'My account: the security centre, the default page.',
              meta: { requirements: ['s2.member-centre.security-center', 's2.member-centre.default-page', 's9.const.default-pages'] },
              invoke: {
                id: 'securityCentre',
                src: 'securityCentre',
                onDone: { target: '#member-centre.left', actions: 'noteClosed', description: 'The account was closed.' },
                onError: 'failed',
              },
            },
            limits: {
              description: 'Limits and breaks: what the player has set against too much.',
              meta: { requirements: ['own.limits.overview'] },
              invoke: {
                id: 'gamingLimits',
                src: 'gamingLimits',
                onDone: { target: '#member-centre.left', actions: 'noteExcluded', description: 'The player is excluded.' },
                onError: 'failed',
              },
            },
            wallet: {
              description: 'My wallet: what lies where, and transfers to vendors and back.',
              meta: { requirements: ['s2.member-centre.transfer-fund'] },
              invoke: { id: 'transfer', src: 'transfer', onError: 'failed' },
            },
            deposit: {
              description: 'Deposit: a new one, or the one that waits.',
              meta: { requirements: ['s2.member-centre.deposit', 's2.header.wallet-entries'] },
              invoke: { id: 'deposit', src: 'deposit', onError: 'failed' },
            },
            withdrawals: {
              description: 'Withdrawal: what was sent, a new one, and the word on what arrived.',
              meta: { requirements: ['s2.member-centre.withdraw', 's2.header.wallet-entries'] },
              invoke: { id: 'withdrawals', src: 'withdrawals', onError: 'failed' },
            },
            upline: {
              description: 'Transfer to upline: money to the upline, and from an agent to a downline.',
              meta: { requirements: ['s2.member-centre.transfer-upline'] },
              invoke: { id: 'transferUpline', src: 'transferUpline', onError: 'failed' },
            },
            record: {
              description: 'The account record.',
              meta: { requirements: ['s2.member-centre.account-record'] },
              invoke: { id: 'accountRecord', src: 'accountRecord', onError: 'failed' },
            },
            loss: {
              description: 'What was won and lost, day by day.',
              meta: { requirements: ['s2.member-centre.personal-loss'] },
              invoke: { id: 'personalLoss', src: 'personalLoss', onError: 'failed' },
            },
            coming: { description: 'A page that comes later says so.', meta: { requirements: ['s2.member-centre.menu'] } },
            failed: {
              description: 'The page did not come, or broke down: it can be opened again.',
              meta: { requirements: ['own.portal.broken-part', 's8.chunk.load-error'] },
              tags: 'rejected',
              on: { 'retry.requested': 'bringing' },
            },
          },
        },
        lock: {
          description: 'Whether the page may be used.',
          meta: { requirements: ['own.session.ran-out'] },
          initial: 'none',
          states: {
            none: {
              description: 'The page may be used.',
              meta: { requirements: ['s2.member-centre.modal'] },
              on: {
                'dialog.closed': '#member-centre.left',
                'session.lost': [
                  {
                    guard: { type: 'ranOut', params: ({ event }) => ({ loss: event.loss }) },
                    target: 'bringing',
                    actions: { type: 'keepUsername', params: ({ event }) => ({ username: event.username }) },
                    description: 'What was typed stays, out of sight, until the same player is back.',
                  },
                  { target: '#member-centre.left', description: 'Refused, or ended elsewhere: it closes.' },
                ],
              },
            },
            bringing: {
              description: 'The session ran out: the login is brought.',
              meta: { requirements: ['own.session.ran-out'] },
              tags: ['busy', 'locked'],
              invoke: { id: 'bringLogin', src: 'bringLogin', onDone: 'login', onError: '#member-centre.left' },
              on: { 'dialog.closed': '#member-centre.left' },
            },
            login: {
              description: 'The login is open over the member centre, whose contents are out of sight.',
              meta: { requirements: ['own.session.ran-out'] },
              tags: 'locked',
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ context }) => ({ username: context.username, submitted: false }),
                onDone: [
                  {
                    guard: { type: 'isBack', params: ({ event }) => ({ account: event.output.account }) },
                    target: 'none',
                    actions: { type: 'reportReturn', params: ({ event }) => ({ account: event.output.account }) },
                  },
                  {
                    target: '#member-centre.left',
                    actions: { type: 'keepEnd', params: ({ event }) => event.output },
                    description: 'Somebody else has logged in, who begins anew; or nobody, or the login leads elsewhere.',
                  },
                ],
                onError: '#member-centre.left',
              },
              on: { 'dialog.closed': { actions: 'askLoginToClose' } },
            },
          },
        },
      },
    },
    left: { description: 'The member centre is closed.', meta: { requirements: ['s2.member-centre.modal'] }, type: 'final' },
  },
});
