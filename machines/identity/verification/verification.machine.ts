import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, Slide, SlideAnswer } from '../../../src/contract';

/** Position at which the piece was dropped, and its movement. */
export type Drop = Pick<SlideAnswer, 'x' | 'movement'>;

/**
 * The slide puzzle before a login, with a little proof of work in the background; a larger proof of work replaces it
 * for players who cannot solve it. Meets s4.login.slide-verification.
 */
export const verificationMachine = setup({
  types: {
    /** `missed`: the piece was dropped in the wrong place and has not been moved since. */
    context: {} as { name: string; slide: Slide | null; drop: Drop | null; missed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'piece.dropped'; drop: Drop }
      | { type: 'puzzle.renewed' }
      | { type: 'work.selected' }
      | { type: 'verification.cancelled' }
      | ErrorActorEvent<Failure>,
    /** `name`: user name of the login; empty for a registration. */
    input: {} as { name: string },
    output: {} as { passed: boolean },
    tags: {} as 'busy' | 'rejected' | 'movable' | 'finishing',
  },
  actors: {
    /** Loads a new puzzle: pictures and sizes. */
    loadPuzzle: {} as PromiseActorLogic<Slide>,
    /** Computes a puzzle's background work in a worker; its result goes into the vault. */
    workBeside: {} as PromiseActorLogic<void, { slideId: string; name: string }>,
    /** Sends the piece's position and movement to the gateway; the receipt goes into the vault, not into the chart. */
    answerPuzzle: {} as PromiseActorLogic<void, { slideId: string; name: string; drop: Drop }>,
    /** Computes the proof of work in a worker; the receipt goes into the vault. */
    doWork: {} as PromiseActorLogic<void, { name: string }>,
  },
  guards: {
    missedSlot: ({ event }) => 'error' in event && event.error.code === 'slide.wrong',
  },
  actions: {
    setSlide: assign({ slide: (_, params: { slide: Slide }) => params.slide }),
    setDrop: assign({ missed: false, drop: (_, params: { drop: Drop }) => params.drop }),
    markMissed: assign({ missed: true }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
  delays: { lookAtMiss: 1_500 },
}).createMachine({
  id: 'verification',
  context: ({ input: { name } }) => ({ name, slide: null, drop: null, missed: false, failure: null }),
  initial: 'loading',
  output: ({ event }) => ({ passed: event.output === true }),
  on: {
    'verification.cancelled': { target: '.cancelled', description: 'The player closes the puzzle; nothing is sent.' },
  },
  states: {
    loading: {
      id: 'loading',
      description: 'Loading a puzzle.',
      meta: { requirements: ['s4.login.slide-verification'] },
      tags: 'busy',
      invoke: {
        id: 'loadPuzzle',
        src: 'loadPuzzle',
        onDone: { target: 'puzzle', actions: { type: 'setSlide', params: ({ event }) => ({ slide: event.output }) } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    puzzle: {
      description: 'The puzzle is shown; meanwhile the device solves the proof of work that every answer needs.',
      meta: { requirements: ['s4.login.slide-verification', 'own.verification.beside'] },
      type: 'parallel',
      onDone: 'checking',
      states: {
        piece: {
          description: 'The pointer or the arrow keys move the piece.',
          meta: { requirements: ['s4.login.slide-verification'] },
          initial: 'movable',
          states: {
            movable: {
              description: 'The piece can be moved.',
              meta: { requirements: ['s4.login.slide-verification'] },
              tags: 'movable',
              on: {
                'piece.dropped': {
                  target: 'placed',
                  actions: { type: 'setDrop', params: ({ event }) => ({ drop: event.drop }) },
                },
                'puzzle.renewed': '#loading',
                'work.selected': '#solving',
              },
            },
            placed: {
              description: 'The piece is placed; a slow device may still be working.',
              meta: { requirements: ['own.verification.beside'] },
              tags: 'finishing',
              type: 'final',
            },
          },
        },
        proofOfWork: {
          description: 'The device works on its own.',
          meta: { requirements: ['own.verification.beside'] },
          initial: 'underWay',
          states: {
            underWay: {
              description: 'The device searches numbers; more of them after each failure.',
              meta: { requirements: ['own.verification.beside'] },
              invoke: {
                id: 'workBeside',
                src: 'workBeside',
                input: ({ context: { slide, name } }) => ({ slideId: slide?.slideId ?? '', name }),
                onDone: 'found',
                onError: {
                  target: '#failed',
                  actions: 'setFailure',
                },
              },
            },
            found: {
              description: 'The work is done.',
              meta: { requirements: ['own.verification.beside'] },
              type: 'final',
            },
          },
        },
      },
    },
    checking: {
      description: 'The gateway checks the position of the piece and its movement.',
      meta: { requirements: ['s3.login-request.slide-fields'] },
      tags: 'busy',
      invoke: {
        id: 'answerPuzzle',
        src: 'answerPuzzle',
        input: ({ context: { slide, name, drop } }) => ({
          slideId: slide?.slideId ?? '',
          name,
          drop: drop ?? { x: 0, movement: [] },
        }),
        onDone: 'verified',
        onError: [
          {
            guard: 'missedSlot',
            target: 'missed',
            actions: 'markMissed',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    missed: {
      description: 'The position is wrong; the player sees it, and a new puzzle loads.',
      meta: { requirements: ['own.verification.missed'] },
      tags: 'rejected',
      after: { lookAtMiss: 'loading' },
    },
    solving: {
      id: 'solving',
      description: 'No puzzle: the device solves a proof of work instead.',
      meta: { requirements: ['own.verification.proof-of-work'] },
      tags: 'busy',
      invoke: {
        id: 'doWork',
        src: 'doWork',
        input: ({ context: { name } }) => ({ name }),
        onDone: 'verified',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      id: 'failed',
      description: 'The puzzle could not be loaded or checked; the reason is shown, and both methods stay available.',
      meta: { requirements: ['own.verification.failed'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'puzzle.renewed': 'loading', 'work.selected': 'solving' },
    },
    verified: {
      description: 'Verified; the receipt is valid for one login.',
      meta: { requirements: ['s4.login.slide-verification'] },
      type: 'final',
      output: true,
    },
    cancelled: {
      description: 'Left without a verification.',
      meta: { requirements: ['s8.message.verification-first'] },
      type: 'final',
      output: false,
    },
  },
});
