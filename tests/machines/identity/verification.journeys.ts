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
const posed = (title: string) => of(title).settles('loadPuzzle', { output: slide }).sees('posed');
/** The device was done before the player was. */
const ready = (title: string) => posed(title).settles('workBeside', { output: undefined }).sees('posed.work.found');
const left = { type: 'verification.cancelled' };

/** The oracle of the slide puzzle, from the requirements. */
export const verificationJourneys = [
  of('The piece is put in its place: verified')
    .meets('s4.login.slide-verification')
    .sees('loading', 'busy')
    .invokes('loadPuzzle')
    .settles('loadPuzzle', { output: slide })
    .sees('posed')
    .lacks('busy', 'rejected', 'finishing')
    .knows({ slide })
    .invokes('workBeside', { slideId: slide.slideId, name: 'player' })
    .settles('workBeside', { output: undefined })
    .sees('posed.piece.moving', 'movable')
    .sends({ type: 'piece.dropped', drop })
    .sees('checking', 'busy')
    .invokes('answerPuzzle', { slideId: slide.slideId, name: 'player', drop })
    .ignores({ type: 'piece.dropped', drop: { ...drop, x: 80 } })
    .settles('answerPuzzle', { output: undefined })
    .sees('passed')
    .ends({ passed: true }),

  posed(
    'The player is quicker than the device: nothing is judged before its work is done, and the piece stays where it was put',
  )
    .meets('own.verification.beside')
    .sends({ type: 'piece.dropped', drop })
    .sees('posed.piece.left', 'finishing')
    .lacks('movable')
    .nothingElse()
    .ignores({ type: 'piece.dropped', drop: { ...drop, x: 80 } })
    .ignores({ type: 'puzzle.renewed' })
    .ignores({ type: 'work.chosen' })
    .settles('workBeside', { output: undefined })
    .sees('checking')
    .invokes('answerPuzzle', { slideId: slide.slideId, name: 'player', drop }),

  posed('The device cannot do its part: the reason is shown, and both ways stay open')
    .meets('own.verification.beside', 'own.verification.failed')
    .settles('workBeside', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'puzzle.renewed' })
    .sees('loading'),

  ready('The piece is put elsewhere: seen as missed for a second and a half, then a new puzzle')
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

  ready('The piece cannot be judged: the reason is shown, and another puzzle can be asked for')
    .meets('own.verification.failed')
    .sends({ type: 'piece.dropped', drop })
    .settles('answerPuzzle', { error: expired })
    .sees('failed', 'rejected')
    .knows({ failure: expired })
    .sends({ type: 'puzzle.renewed' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadPuzzle'),

  of('The puzzle does not come: the reason is shown, and the other way is open')
    .meets('own.verification.failed', 'own.verification.other-way')
    .settles('loadPuzzle', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'work.chosen' })
    .sees('working', 'busy')
    .knows({ failure: null })
    .invokes('doWork', { name: 'player' })
    .settles('doWork', { output: undefined })
    .sees('passed')
    .ends({ passed: true }),

  posed('Who cannot do the puzzle has the device do a proof of work, which may fail too')
    .meets('own.verification.other-way', 'own.verification.failed')
    .sends({ type: 'work.chosen' })
    .sees('working')
    .invokes('doWork', { name: 'player' })
    .settles('doWork', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline }),

  posed('Another puzzle is asked for')
    .meets('s4.login.slide-verification')
    .sends({ type: 'puzzle.renewed' })
    .sees('loading')
    .invokes('loadPuzzle'),

  posed('The player leaves the puzzle: not verified').sends(left).sees('cancelled').ends({ passed: false }),

  of('The puzzle can be left while it is being loaded').sends(left).ends({ passed: false }),

  ready('The puzzle can be left while it is being judged')
    .sends({ type: 'piece.dropped', drop })
    .sends(left)
    .ends({ passed: false }),
];

export const verificationTemporals = [
  leadsTo('Whoever missed gets another puzzle', 'missed', 'loading', { within: 1 }),
];
