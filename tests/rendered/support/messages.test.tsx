import { messagesMachine } from '../../../machines/support/messages/messages.machine';
import { messagesDriver } from '../../drivers/support/messages.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, messages } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'messages',
  driver: messagesDriver,
  children: member,
  hosted: { messageV2: held(messagesMachine, { list: listOf(messages) }) },
  begin: (page) => openPlace(page, 'messageV2'),
});
