import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const open = { type: 'contact.requested' };
const found = (rankLevel: number, ...types: string[]) => ({ output: { rankLevel, member: rankLevel > 0, types } });
const chat = (title: string) => journey(title).settles('loadService', found(4, '1', '2', '3'));
const opening = (title: string) => chat(title).sends(open);

/** The oracle of customer service, from the requirements. */
export const customerServiceJourneys = [
  journey('Beyond rank level 4 it is the VIP contact')
    .meets('s4.customer-service.vip')
    .sees('loading', 'busy')
    .invokes('loadService')
    .settles('loadService', found(5, '1', '2', '3'))
    .sees('offered.vip', 'offered')
    .lacks('busy', 'rejected')
    .sends(open)
    .invokes('openContact', { type: '1' }),

  chat('At rank level 4 it is live chat, by the address that is encrypted')
    .meets('s4.customer-service.live-chat', 's4.customer-service.type-3', 's4.customer-service.window')
    .sees('offered.liveChat', 'offered')
    .sends(open)
    .sees('opening', 'busy')
    .invokes('openContact', { type: '3' })
    .settles('openContact', { output: { kind: 'opened' } })
    .sees('offered.opened', 'offered')
    .lacks('busy', 'rejected')
    .sends(open)
    .invokes('openContact', { type: '3' }),

  journey('Without one that is encrypted it is the plain one')
    .meets('s4.customer-service.live-chat')
    .settles('loadService', found(0, '1', '2'))
    .sees('offered.liveChat')
    .sends(open)
    .invokes('openContact', { type: '2' }),

  journey('A VIP for whom there is no contact has live chat')
    .meets('s4.customer-service.vip')
    .settles('loadService', found(5, '3'))
    .sees('offered.liveChat')
    .knows({ rankLevel: 5, member: true, types: ['3'], type: '3' }),

  journey('Where there is no live chat the player writes')
    .meets('s4.customer-service.live-chat')
    .settles('loadService', found(0, '1'))
    .sees('unavailable')
    .lacks('offered', 'rejected')
    .sends({ type: 'feedback.requested' })
    .sees('over')
    .ends({ next: { to: 'feedback' } }),

  journey('Where no live chat of a provider is set up, a member has that of the portal')
    .meets('s4.customer-service.live-chat', 'own.chat.desk')
    .settles('loadService', found(4, '1'))
    .sees('desk')
    .lacks('offered', 'rejected')
    .sends(open)
    .sees('over')
    .ends({ next: { to: 'liveChat' } }),

  journey('A VIP for whom there is no contact has it too, and may write instead')
    .meets('s4.customer-service.vip', 'own.chat.desk')
    .settles('loadService', found(5))
    .sees('desk')
    .sends({ type: 'feedback.requested' })
    .ends({ next: { to: 'feedback' } }),

  opening('The browser lets no window open: that is said, and it is tried again')
    .meets('s4.customer-service.window')
    .settles('openContact', { output: { kind: 'blocked' } })
    .sees('offered.blocked', 'offered', 'rejected')
    .sends(open)
    .sees('opening')
    .lacks('rejected'),

  opening('What was to be opened is none of ours: that is said, and it is tried again')
    .meets('s4.customer-service.failure')
    .settles('openContact', { output: { kind: 'address' } })
    .sees('offered.refused', 'rejected')
    .sends(open)
    .invokes('openContact', { type: '3' }),

  opening('The window fails: that is said')
    .meets('s4.customer-service.failure')
    .settles('openContact', { error: offline })
    .sees('offered.refused'),

  journey('It could not be read: it is tried again')
    .meets('s4.customer-service.live-chat')
    .settles('loadService', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadService'),
];
