import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const open = { type: 'contact.requested' };
const found = (rankLevel: number, ...types: string[]) => ({ output: { rankLevel, member: rankLevel > 0, types } });
const chat = (title: string) => journey(title).settles('loadService', found(4, '1', '2', '3'));
const opening = (title: string) => chat(title).sends(open);

/** The oracle of customer service, from the requirements. */
export const customerServiceJourneys = [
  journey('Above rank level 4 support is the VIP contact')
    .meets('s4.customer-service.vip')
    .sees('loading', 'busy')
    .invokes('loadService')
    .settles('loadService', found(5, '1', '2', '3'))
    .sees('offered.vip', 'offered')
    .lacks('busy', 'rejected')
    .sends(open)
    .invokes('openContact', { type: '1' }),

  chat('At rank level 4 support is live chat, by its encrypted address')
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

  journey('Without an encrypted address the plain one is used')
    .meets('s4.customer-service.live-chat')
    .settles('loadService', found(0, '1', '2'))
    .sees('offered.liveChat')
    .sends(open)
    .invokes('openContact', { type: '2' }),

  journey('A VIP without a contact has live chat')
    .meets('s4.customer-service.vip')
    .settles('loadService', found(5, '3'))
    .sees('offered.liveChat')
    .knows({ rankLevel: 5, member: true, types: ['3'], type: '3' }),

  journey('Without live chat the player writes')
    .meets('s4.customer-service.live-chat')
    .settles('loadService', found(0, '1'))
    .sees('unavailable')
    .lacks('offered', 'rejected')
    .sends({ type: 'feedback.requested' })
    .sees('ended')
    .ends({ next: { to: 'feedback' } }),

  journey('Without a provider’s live chat, a member has that of the portal')
    .meets('s4.customer-service.live-chat', 'own.chat.desk')
    .settles('loadService', found(4, '1'))
    .sees('desk')
    .lacks('offered', 'rejected')
    .sends(open)
    .sees('ended')
    .ends({ next: { to: 'liveChat' } }),

  journey('A VIP without a contact has it too, and may write instead')
    .meets('s4.customer-service.vip', 'own.chat.desk')
    .settles('loadService', found(5))
    .sees('desk')
    .sends({ type: 'feedback.requested' })
    .ends({ next: { to: 'feedback' } }),

  opening('A blocked window is reported and can be retried')
    .meets('s4.customer-service.window')
    .settles('openContact', { output: { kind: 'blocked' } })
    .sees('offered.blocked', 'offered', 'rejected')
    .sends(open)
    .sees('opening')
    .lacks('rejected'),

  opening('A foreign address is reported and can be retried')
    .meets('s4.customer-service.failure')
    .settles('openContact', { output: { kind: 'address' } })
    .sees('offered.rejected', 'rejected')
    .sends(open)
    .invokes('openContact', { type: '3' }),

  opening('A failed window is reported')
    .meets('s4.customer-service.failure')
    .settles('openContact', { error: offline })
    .sees('offered.rejected'),

  journey('A failed load can be retried')
    .meets('s4.customer-service.live-chat')
    .settles('loadService', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadService'),
];
