import { messagesDriver } from '../../tests/drivers/support/messages.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const messagesSteps = flowSteps('messages', messagesDriver, {
  openings: { 'the player has messages': { fixture: 'memberWithMessages', ...inCentre('messageV2') } },
  // Without unread messages there is nothing to mark.
  never: ({ event }, { context, value }) =>
    event.type === 'readAll.requested' &&
    (Object(context.opened).length > 0 || JSON.stringify(value).includes('allRead')),
  leads: { 'markAllRead: marked': null, 'removeMessage: removed': null },
});
