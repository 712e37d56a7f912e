import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const slide = {
  slideId: '01890000-0000-7000-8000-0000000000d1',
  background: 'iVBORw0KGgoAAA',
  piece: 'iVBORw0KGgoAAA',
  width: 300,
  height: 150,
  pieceSize: 50,
  pieceTop: 30,
  expiresAt: 1_800_000_000_000,
};
const drop = {
  x: 77,
  movement: [
    { x: 0, at: 0 },
    { x: 77, at: 650 },
  ],
};
const offline = { kind: 'offline', code: 'client.offline' };
const expired = { kind: 'rejected', code: 'slide.expired', message: 'Expired' };

const of = (title: string) => journey(title).given({ name: 'player' });
const showingPuzzle = (title: string) => of(title).settles('loadPuzzle', { output: slide }).sees('puzzle');
/** The proof of work was done before the puzzle. */
const ready = (title: string) =>
  showingPuzzle(title).settles('workBeside', { output: undefined }).sees('puzzle.proofOfWork.found');
const left = { type: 'verification.cancelled' };

/** The oracle of the slide puzzle, from the requirements. */
export const verificationJourneys = [
  of('A correctly placed piece verifies the player')
    .meets('s4.login.slide-verification')
    .sees('loading', 'busy')
    .invokes('loadPuzzle')
    .settles('loadPuzzle', { output: slide })
    .sees('puzzle')
    .lacks('busy', 'rejected', 'finishing')
    .knows({ slide })
    .invokes('workBeside', { slideId: slide.slideId, name: 'player' })
    .settles('workBeside', { output: undefined })
    .sees('puzzle.piece.movable', 'movable')
    .sends({ type: 'piece.dropped', drop })
    .sees('checking', 'busy')
    .invokes('answerPuzzle', { slideId: slide.slideId, name: 'player', drop })
    .ignores({ type: 'piece.dropped', drop: { ...drop, x: 80 } })
    .settles('answerPuzzle', { output: undefined })
    .sees('verified')
    .ends({ passed: true }),

  showingPuzzle('A player faster than the device waits for its work, with the piece left in place')
    .meets('own.verification.beside')
    .sends({ type: 'piece.dropped', drop })
    .sees('puzzle.piece.placed', 'finishing')
    .lacks('movable')
    .nothingElse()
    .ignores({ type: 'piece.dropped', drop: { ...drop, x: 80 } })
    .ignores({ type: 'puzzle.renewed' })
    .ignores({ type: 'work.selected' })
    .settles('workBeside', { output: undefined })
    .sees('checking')
    .invokes('answerPuzzle', { slideId: slide.slideId, name: 'player', drop }),

  showingPuzzle('A failure of the device’s work shows the reason, and both methods remain')
    .meets('own.verification.beside', 'own.verification.failed')
    .settles('workBeside', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'puzzle.renewed' })
    .sees('loading'),

  ready('A misplaced piece is shown as missed for a second and a half, then a new puzzle loads')
    .meets('own.verification.missed')
    .sends({ type: 'piece.dropped', drop })
    .settles('answerPuzzle', { error: { kind: 'rejected', code: 'slide.wrong' } })
    .sees('missed', 'rejected')
    .waits(1_499)
    .sees('missed')
    .waits(1)
    .sees('loading')
    .invokes('loadPuzzle')
    .settles('loadPuzzle', { output: slide })
    .knows({ missed: true })
    .sends({ type: 'piece.dropped', drop })
    .knows({ missed: false }),

  ready('A failed check of the piece shows the reason, and another puzzle can be requested')
    .meets('own.verification.failed')
    .sends({ type: 'piece.dropped', drop })
    .settles('answerPuzzle', { error: expired })
    .sees('failed', 'rejected')
    .knows({ failure: expired })
    .sends({ type: 'puzzle.renewed' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadPuzzle'),

  of('A puzzle that fails to load shows the reason, and offers the other method')
    .meets('own.verification.failed', 'own.verification.proof-of-work')
    .settles('loadPuzzle', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'work.selected' })
    .sees('solving', 'busy')
    .knows({ failure: null })
    .invokes('doWork', { name: 'player' })
    .settles('doWork', { output: undefined })
    .sees('verified')
    .ends({ passed: true }),

  showingPuzzle('A player who cannot do the puzzle has the device do a proof of work, which may fail too')
    .meets('own.verification.proof-of-work', 'own.verification.failed')
    .sends({ type: 'work.selected' })
    .sees('solving')
    .invokes('doWork', { name: 'player' })
    .settles('doWork', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline }),

  showingPuzzle('Another puzzle is requested')
    .meets('s4.login.slide-verification')
    .sends({ type: 'puzzle.renewed' })
    .sees('loading')
    .invokes('loadPuzzle'),

  showingPuzzle('Leaving the puzzle does not verify the player').sends(left).sees('cancelled').ends({ passed: false }),

  of('The puzzle can be left while it loads').sends(left).ends({ passed: false }),

  ready('The puzzle can be left while it is checked')
    .sends({ type: 'piece.dropped', drop })
    .sends(left)
    .ends({ passed: false }),
];

export const verificationTemporals = [leadsTo('A miss loads another puzzle', 'missed', 'loading', { within: 1 })];
