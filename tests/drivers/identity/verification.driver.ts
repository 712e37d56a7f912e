import type { verificationMachine } from '../../../machines/identity/verification/verification.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const puzzle = (screen: Screen) => screen.sees('slider', 'login.puzzle.track');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'login.puzzle.title');

/** Steps of a tester who solves the slide puzzle, or has the device do a proof of work. */
export const verificationDriver = {
  events: {
    'piece.dropped': (screen, { drop }) => screen.slide('login.puzzle.track', drop.x),
    'puzzle.renewed': (screen) => screen.press('login.puzzle.renew'),
    'work.selected': (screen) => screen.press('login.puzzle.otherWay'),
    'verification.cancelled': (screen) => screen.press('common.close'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'login.puzzle.loading'),
    puzzle: puzzle,
    'puzzle.piece': puzzle,
    'puzzle.piece.movable': (screen) => screen.sees('status', 'login.puzzle.ready'),
    'puzzle.piece.placed': async (screen) => {
      await screen.sees('status', 'login.puzzle.finishing');
      await screen.busy('login.puzzle.check');
    },
    'puzzle.proofOfWork': puzzle,
    'puzzle.proofOfWork.underWay': puzzle,
    'puzzle.proofOfWork.found': puzzle,
    checking: async (screen) => {
      await screen.sees('status', 'login.puzzle.checking');
      await screen.busy('login.puzzle.check');
    },
    missed: (screen) => screen.sees('status', 'login.puzzle.missed'),
    solving: async (screen) => {
      await screen.sees('status', 'login.puzzle.working');
      await screen.busy('login.puzzle.otherWay');
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    verified: expectClosed,
    cancelled: async (screen) => {
      await expectClosed(screen);
      await screen.sees('alert', 'login.verificationFirst');
    },
  },
  outcomes: {
    loadPuzzle: { offline: (gateway) => gateway.cut() },
    workBeside: { offline: (gateway) => gateway.cut() },
    answerPuzzle: {
      'in its place': { before: (gateway) => gateway.aim('gap') },
      'not in its place': { before: (gateway) => gateway.aim('beside') },
      // This fixture does not know the puzzle.
      'too late': { fixture: 'visitor' },
    },
    doWork: { 'not accepted': (gateway) => gateway.ops('clock', '+6m') },
  },
  endings: { loadPuzzle: 'slide', workBeside: 'work', answerPuzzle: 'answerSlide', doWork: 'answerWork' },
} satisfies Driver<typeof verificationMachine>;
