import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const wrongKind = { kind: 'rejected', code: 'upload.kind' };
const chosen = { type: 'file.selected', name: 'a.png' };
const picture = (id: string) => ({ id, name: 'a.png' });
const storedEvent = (id: string) => ({ type: 'upload.stored', id });
const changed = (...proofs: string[]) => ({ type: 'proofs.changed', proofs });

const opened = (title: string) => journey(title).given({ about: 'w' });
const uploading = (title: string) => opened(title).sends(chosen);

/** Journeys of the proof-of-payment images, derived from the requirements. */
export const proofUploadJourneys = [
  opened('An image is uploaded with visible progress')
    .meets('s4.withdrawal.not-received', 'own.proof.upload')
    .sees('ready.untouched')
    .lacks('busy', 'rejected')
    .sends(chosen)
    .sees('uploading', 'busy')
    .invokes('upload', { about: 'w' })
    .sends({ type: 'upload.progressed', percent: 40 })
    .knows({ percent: 40, name: 'a.png' })
    .sends(storedEvent('a'))
    .notifies('parent', changed('a'))
    .sees('ready.untouched')
    .knows({ pictures: [picture('a')], percent: 0 }),

  uploading('Three at most: one must be removed before another is added')
    .sends(storedEvent('a'))
    .sends(chosen)
    .sends(storedEvent('b'))
    .sends(chosen)
    .sends(storedEvent('c'))
    .sees('full')
    .notifies('parent', changed('a', 'b', 'c'))
    .ignores(chosen)
    .sends({ type: 'proof.removed', id: 'b' })
    .notifies('parent', changed('a', 'c'))
    .sees('ready.untouched')
    .knows({ pictures: [picture('a'), picture('c')] })
    .sends(chosen)
    .sees('uploading'),

  uploading('The upload is stopped')
    .meets('own.proof.upload')
    .sends({ type: 'upload.progressed', percent: 40 })
    .sends({ type: 'upload.cancelled' })
    .sees('ready.untouched')
    .knows({ pictures: [], percent: 0 })
    .nothingElse(),

  uploading('A rejection shows its reason until the next upload')
    .meets('own.proof.upload')
    .sends({ type: 'upload.rejected', failure: wrongKind })
    .sees('ready.rejected', 'rejected')
    .knows({ failure: wrongKind, pictures: [] })
    .sends(chosen)
    .sees('uploading')
    .knows({ failure: null }),

  uploading('A failure shows its reason; stored images can still be removed')
    .meets('own.proof.upload')
    .sends(storedEvent('a'))
    .sends(chosen)
    .settles('upload', { error: broken })
    .sees('ready.rejected')
    .knows({ failure: broken })
    .sends({ type: 'proof.removed', id: 'a' })
    .notifies('parent', changed())
    .sees('ready.untouched')
    .knows({ failure: null, pictures: [] }),
];

/** Invariants of the images. */
export const proofUploadInvariants = [
  invariant('No more than three are stored', ({ snapshot }) => snapshot.context.pictures.length <= 3),
];
