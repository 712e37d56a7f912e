import type { Samples } from '../../src/atlas';
import type { verificationMachine } from './verification.machine';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const movement = [
  { x: 0, at: 0 },
  { x: 60, at: 400 },
  { x: 120, at: 900 },
];

/** What the player can do with the puzzle, and what the gateway can say of it. */
export const verificationSamples = {
  events: {
    'piece.dropped': { 'somewhere in the picture': { drop: { x: 120, movement } } },
    'puzzle.renewed': { 'by the player': {} },
    'work.chosen': { 'by the player': {} },
    'verification.cancelled': { 'by the player': {} },
  },
  outcomes: {
    loadPuzzle: {
      'a puzzle': {
        output: {
          slideId: '01930000-0000-7000-8000-00000000000b',
          background: PIXEL,
          piece: PIXEL,
          width: 320,
          height: 160,
          pieceSize: 48,
          pieceTop: 40,
          expiresAt: 1_800_000_300_000,
        },
      },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    answerPuzzle: {
      'in its place': { output: undefined },
      'not in its place': { error: { kind: 'rejected', code: 'slide.wrong', message: 'Not quite. Please try again.', status: 422 } },
      'too late': { error: { kind: 'rejected', code: 'slide.expired', message: 'The puzzle has expired.', status: 422 } },
    },
    doWork: {
      done: { output: undefined },
      'not accepted': { error: { kind: 'rejected', code: 'work.expired', message: 'The proof came too late.', status: 422 } },
    },
  },
} satisfies Samples<typeof verificationMachine>;
