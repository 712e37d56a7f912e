import { assign, fromPromise, setup } from 'xstate';
import type { Failure, Slide, SlideAnswer } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Where the piece was left and how it got there. */
export type Drop = Pick<SlideAnswer, 'x' | 'movement'>;

/** The slide puzzle before a login, and the proof of work for whom it is no way. Meets s4.login.slide-verification. */
export const verificationMachine = setup({
  types: {
    context: {} as { slide: Slide | null; drop: Drop | null; failure: Failure | null },
    events: {} as
      | { type: 'piece.dropped'; drop: Drop }
      | { type: 'puzzle.renewed' }
      | { type: 'work.chosen' }
      | { type: 'verification.cancelled' },
    output: {} as { passed: boolean },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** A new puzzle: pictures and sizes. */
    loadPuzzle: fromPromise<Slide>(notProvided('loadPuzzle')),
    /** Has the gateway judge the piece's place and movement; the receipt goes into the vault, not into the chart. */
    answerPuzzle: fromPromise<void, { slideId: string; drop: Drop }>(notProvided('answerPuzzle')),
    /** Does the proof of work in a worker; the receipt goes into the vault. */
    doWork: fromPromise<void, { purpose: 'slide' | 'captcha' }>(notProvided('doWork')),
  },
  guards: {
    missedPlace: (_, params: { error: unknown }) => (params.error as Failure).code === 'slide.wrong',
  },
  actions: {
    setSlide: assign({ slide: (_, params: { slide: Slide }) => params.slide }),
    setDrop: assign({ drop: (_, params: { drop: Drop }) => params.drop }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: { lookAtMiss: 1_500 },
}).createMachine({
  id: 'verification',
  context: { slide: null, drop: null, failure: null },
  initial: 'loading',
  output: ({ event }) => ({ passed: event.output === true }),
  on: { 'verification.cancelled': { target: '.cancelled', description: 'The player leaves the puzzle: nothing is sent.' } },
  states: {
    loading: {
      description: 'A puzzle is fetched.',
      meta: { requirements: ['s4.login.slide-verification'] },
      tags: 'busy',
      invoke: {
        id: 'loadPuzzle',
        src: 'loadPuzzle',
        onDone: { target: 'posed', actions: { type: 'setSlide', params: ({ event }) => ({ slide: event.output }) } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    posed: {
      description: 'The puzzle is shown: the piece is moved by pointer or by the arrow keys.',
      meta: { requirements: ['s4.login.slide-verification'] },
      on: {
        'piece.dropped': { target: 'checking', actions: { type: 'setDrop', params: ({ event }) => ({ drop: event.drop }) } },
        'puzzle.renewed': 'loading',
        'work.chosen': 'working',
      },
    },
    checking: {
      description: 'The gateway judges where the piece is and how it got there.',
      meta: { requirements: ['s3.login-request.slide-fields'] },
      tags: 'busy',
      invoke: {
        id: 'answerPuzzle',
        src: 'answerPuzzle',
        input: ({ context }) => ({ slideId: context.slide?.slideId ?? '', drop: context.drop ?? { x: 0, movement: [] } }),
        onDone: 'passed',
        onError: [
          { guard: { type: 'missedPlace', params: ({ event }) => ({ error: event.error }) }, target: 'missed' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    missed: {
      description: 'Not the place: the player sees it, and a new puzzle comes.',
      meta: { requirements: ['own.verification.missed'] },
      tags: 'rejected',
      after: { lookAtMiss: 'loading' },
    },
    working: {
      description: 'No puzzle: the device does a proof of work instead.',
      meta: { requirements: ['own.verification.other-way'] },
      tags: 'busy',
      invoke: {
        id: 'doWork',
        src: 'doWork',
        input: { purpose: 'slide' },
        onDone: 'passed',
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'The puzzle could not be loaded or judged; the reason is shown, and both ways stay open.',
      meta: { requirements: ['own.verification.failed'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'puzzle.renewed': 'loading', 'work.chosen': 'working' },
    },
    passed: {
      description: 'Verified: the receipt is held for one login.',
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
