import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const writing = (title: string) =>
  journey(title).meets('own.feedback.answered').settles('loadAuthor', { output: 'member' });
const visiting = (title: string) =>
  journey(title).meets('own.feedback.visitor').settles('loadAuthor', { output: 'visitor' });
const sent = (title: string) => writing(title).settles('feedbackForm', { output: { sent: true, word: 'F00000007' } });

/** The oracle of feedback, from the requirements. */
export const feedbackJourneys = [
  writing('Sent feedback shows its ticket number')
    .invokes('feedbackForm', { about: null })
    .settles('feedbackForm', { output: { sent: true, word: 'F00000007' } })
    .sees('sent')
    .lacks('rejected')
    .knows({ ticket: 'F00000007' }),

  sent('Further feedback is written').sends({ type: 'another.requested' }).sees('writing').invokes('feedbackForm'),

  sent('The player goes on to the messages, where the response will be')
    .sends({ type: 'messages.requested' })
    .sees('closed')
    .ends({ next: { to: 'messageV2', centre: 'memberCentre' } }),

  writing('Leaving the form sends nothing')
    .sees('writing')
    .settles('feedbackForm', { output: { sent: false } })
    .sees('closed')
    .ends({}),

  writing('Feedback without a ticket number shows none')
    .settles('feedbackForm', { output: { sent: true } })
    .sees('sent')
    .knows({ ticket: null }),

  writing('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('feedbackForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('identifying', 'busy')
    .knows({ failure: null })
    .invokes('loadAuthor')
    .settles('loadAuthor', { output: 'member' })
    .sees('writing')
    .invokes('feedbackForm'),

  visiting('Feedback of a visitor has a reply address; its ticket number is shown, and another one can be written')
    .sees('writingAsVisitor')
    .lacks('busy', 'rejected')
    .invokes('visitorForm', { about: null })
    .settles('visitorForm', { output: { sent: true, word: 'F00000008' } })
    .sees('sentByVisitor')
    .knows({ ticket: 'F00000008' })
    .sends({ type: 'another.requested' })
    .sees('writingAsVisitor')
    .invokes('visitorForm'),

  visiting('The form of a visitor is closed: nothing is sent')
    .settles('visitorForm', { output: { sent: false } })
    .sees('closed')
    .ends({}),

  visiting('The form of a visitor fails: the failure is shown, and the visitor can try again')
    .meets('own.portal.broken-part')
    .settles('visitorForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('identifying'),

  journey('The author cannot be loaded: the failure is shown, and the player can try again')
    .meets('own.feedback.visitor')
    .sees('identifying', 'busy')
    .invokes('loadAuthor')
    .settles('loadAuthor', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('identifying')
    .knows({ failure: null }),
];
