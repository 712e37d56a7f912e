import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { ContractKind } from '../../../src/contract/agents/agent-contracts';
import type { TeamList, TeamMember } from '../../../src/contract/agents/team';
import type { transferUplineMachine } from '../../money/transfer-upline/transfer-upline.machine';
import type { ListFilter, ListMachine } from '../../platform/list/list.machine';
import type { contractOfferMachine, OfferOutput } from '../contract-offer/contract-offer.machine';

/** A page of a team; `totalPages`: as far as is known. */
export type TeamPage = TeamList & { pageNum: number; totalPages: number };
/** `kinds`: the kinds of contract that the agent has. */
export type SheetOutcome = { kind: 'loaded'; sheet: TeamMember; kinds: ContractKind[] } | { kind: 'gone' };

/** True for unblocked agents directly below: only they can be offered a contract. */
export const isOfferedTo = ({ level, kind, blocked }: TeamMember) => level === 1 && kind === 'agent' && !blocked;

/**
 * An agent's downlines, by level or name, with a sheet of each, a file of all of them, and transfers. Meets
 * s2.agent-centre.team-management.
 */
export const teamMachine = setup({
  types: {
    context: {} as {
      filter: ListFilter;
      userName: string;
      sheet: TeamMember | null;
      kinds: ContractKind[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'filter.selected'; filter: ListFilter }
      | { type: 'export.requested' }
      | { type: 'member.selected'; userName: string }
      | { type: 'member.closed' }
      | { type: 'transfer.requested' }
      | { type: 'transfer.closed' }
      | { type: 'offer.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list'; transfer: 'transfer'; contractOffer: 'contractOffer' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Direct downlines of `under` (empty: of the agent), or all downlines whose name starts with `search`. */
    list: {} as ListMachine<TeamPage>,
    /** Requests a file of all downlines and lets the browser download it. */
    exportTeam: {} as PromiseActorLogic<void, { filter: ListFilter }>,
    /** Reads a member's sheet and the contracts that the agent can offer; `gone` if the member has left the team. */
    loadSheet: {} as PromiseActorLogic<SheetOutcome, { userName: string }>,
    /** Transfer to the upline or a downline; the wiring provides the chart. */
    transfer: {} as typeof transferUplineMachine,
    /** Offer of terms; the wiring provides the chart. */
    contractOffer: {} as typeof contractOfferMachine,
  },
  guards: {
    canOffer: ({ context: { sheet, kinds } }) => sheet !== null && isOfferedTo(sheet) && kinds.length > 0,
    isOffered: (_, { offered }: OfferOutput) => offered !== null,
    isGone: (_, params: SheetOutcome) => params.kind === 'gone',
  },
  actions: {
    setFilter: assign({ filter: (_, params: { filter: ListFilter }) => params.filter }),
    filterList: sendTo('list', ({ event }) => event),
    select: assign({ userName: (_, params: { userName: string }) => params.userName }),
    setSheet: assign((_, params: SheetOutcome) =>
      params.kind === 'loaded' ? { sheet: params.sheet, kinds: params.kinds } : {},
    ),
    clearSheet: assign({ sheet: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'team',
  context: { filter: {}, userName: '', sheet: null, kinds: [], failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The team, with one member or a transfer over it.',
      meta: { requirements: ['s2.agent-centre.team-management', 's1.agent.hierarchy'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description:
            'Members directly below one member, with the way back up, or members whose names start with the search text.',
          meta: { requirements: ['s2.agent-centre.team-management'] },
          on: {
            'filter.selected': {
              target: '.idle',
              actions: [{ type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) }, 'filterList'],
              description: 'Moves down, up or to a search result; cancels the file in progress.',
            },
            'export.requested': '.exporting',
            'transfer.requested': {
              target: 'transferring',
              actions: { type: 'select', params: { userName: '' } },
              description: 'The recipient is selected in the transfer.',
            },
            'member.selected': {
              target: 'member',
              actions: { type: 'select', params: ({ event }) => ({ userName: event.userName }) },
            },
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'The members are shown.',
              meta: { requirements: ['s2.agent-centre.team-management'] },
            },
            exporting: {
              description: 'Creating a file of all members below.',
              meta: { requirements: ['own.agent-centre.export'] },
              tags: 'busy',
              invoke: {
                id: 'exportTeam',
                src: 'exportTeam',
                input: ({ context }) => ({ filter: context.filter }),
                onDone: 'saved',
                onError: {
                  target: 'unsaved',
                  actions: 'setFailure',
                },
              },
            },
            offered: {
              description: 'Confirms that an agreement was offered, and says where to find it.',
              meta: { requirements: ['s3.contract-offer.offered-by'] },
            },
            saved: {
              description: 'The browser downloads the file.',
              meta: { requirements: ['own.agent-centre.export'] },
            },
            unsaved: {
              description: 'The file could not be created; the reason is shown.',
              meta: { requirements: ['own.agent-centre.export', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        member: {
          description: 'One member replaces the list, which stays loaded.',
          meta: { requirements: ['s2.agent-centre.team-management'] },
          exit: 'clearSheet',
          on: { 'member.closed': 'listing' },
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the member.',
              meta: { requirements: ['s2.agent-centre.team-management'] },
              tags: 'busy',
              invoke: {
                id: 'loadSheet',
                src: 'loadSheet',
                input: ({ context }) => ({ userName: context.userName }),
                onDone: [
                  { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'notFound' },
                  { target: 'loaded', actions: { type: 'setSheet', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'loadFailed',
                  actions: 'setFailure',
                },
              },
            },
            loaded: {
              description: 'Masked contacts, recent figures, and whether the account is blocked.',
              meta: { requirements: ['s2.agent-centre.team-management'] },
              on: {
                'transfer.requested': {
                  target: '#team.open.transferring',
                  description: "Opens the selected member's page.",
                },
                'offer.requested': {
                  guard: 'canOffer',
                  target: '#team.open.makingOffer',
                  description: 'Opens the agreement with the selected agent.',
                },
              },
            },
            notFound: {
              description: 'The team no longer has a member of this name; says so.',
              meta: { requirements: ['s1.agent.hierarchy'] },
            },
            loadFailed: {
              description: 'The member could not be loaded: try again.',
              meta: { requirements: ['s8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: { 'retry.requested': 'loading' },
            },
          },
        },
        transferring: {
          description: 'Opens a transfer to the upline, or to the selected downline, who is already filled in.',
          meta: { requirements: ['s1.agent.transfer-upline', 's1.agent.transfer-downline'] },
          invoke: {
            id: 'transfer',
            src: 'transfer',
            onError: {
              target: '#team.failed',
              actions: 'setFailure',
            },
          },
          on: { 'transfer.closed': 'listing' },
        },
        makingOffer: {
          description: 'Opens an offer to the selected agent.',
          meta: { requirements: ['s3.contract-offer.offered-by', 's6.contract.parties', 'own.contract.held'] },
          invoke: {
            id: 'contractOffer',
            src: 'contractOffer',
            input: ({ context }) => ({ downline: context.userName, kind: null, kinds: context.kinds }),
            onDone: [
              { guard: { type: 'isOffered', params: ({ event }) => event.output }, target: 'listing.offered' },
              { target: 'listing', description: 'Left without an offer.' },
            ],
            onError: {
              target: '#team.failed',
              actions: 'setFailure',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
