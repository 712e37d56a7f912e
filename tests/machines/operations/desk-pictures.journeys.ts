import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const input = { queue: 'withdrawals', id: 'w-1' };
const opened = (title: string) => journey(title).given(input).meets('own.desk-app.pictures');
const requested = (title: string) => opened(title).sends({ type: 'picture.requested', picture: 'p-1' });
const sent = (title: string) => requested(title).settles('viewForm', { output: { sent: true, word: 'To compare' } });
const visible = (title: string) => sent(title).settles('load', { output: undefined });

/** The oracle of the pictures of an item, from the requirements. */
export const deskPicturesJourneys = [
  opened('Nothing is loaded until a picture is requested and explained')
    .sees('hidden')
    .nothingElse()
    .sends({ type: 'picture.requested', picture: 'p-1' })
    .sees('explaining')
    .lacks('busy')
    .invokes('viewForm', { about: null })
    .nothingElse(),

  sent('A picture is loaded with its reason, and another one for the same')
    .sees('loading', 'busy')
    .invokes('load', { ...input, picture: 'p-1', reason: 'To compare' })
    .settles('load', { output: undefined })
    .sees('visible')
    .lacks('busy', 'rejected')
    .sends({ type: 'picture.requested', picture: 'p-2' })
    .sees('loading')
    .invokes('load', { ...input, picture: 'p-2', reason: 'To compare' }),

  requested('Without a reason nothing is loaded')
    .settles('viewForm', { output: { sent: false } })
    .sees('hidden')
    .nothingElse(),

  requested('A form without a reason sends an empty one, which the gateway rejects')
    .settles('viewForm', { output: { sent: true } })
    .invokes('load', { ...input, picture: 'p-1', reason: '' }),

  visible('Hidden pictures take a reason again')
    .sends({ type: 'pictures.closed' })
    .sees('hidden')
    .sends({ type: 'picture.requested', picture: 'p-2' })
    .sees('explaining')
    .settles('viewForm', { output: { sent: true, word: 'Again' } })
    .invokes('load', { ...input, picture: 'p-2', reason: 'Again' }),

  sent('A picture is left while it loads').sends({ type: 'pictures.closed' }).sees('hidden'),

  sent('A picture that fails is shown as failed, and loaded again with a reason')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('explaining')
    .knows({ failure: null }),

  sent('A failed picture is left')
    .settles('load', { error: offline })
    .sends({ type: 'pictures.closed' })
    .sees('hidden'),

  requested('A crash of the form is shown')
    .settles('viewForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
