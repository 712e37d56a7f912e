import { messagesMachine } from '../../../machines/support/messages/messages.machine';
import { messagesDriver } from '../../drivers/support/messages.driver';
import { describePaths } from './describe-paths';
import { listOf, messages } from './lists';
import { member } from './neighbours';
import { openPlace } from './open-place';
import { held } from './stand-ins';

describePaths({
  flow: 'messages',
  driver: messagesDriver,
  children: member,
  hosted: { messageV2: held(messagesMachine, { list: listOf(messages) }) },
  begin: (page) => openPlace(page, 'messageV2'),
});
