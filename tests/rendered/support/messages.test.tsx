import { messagesMachine } from '../../machines/messages/messages.machine';
import { messagesDriver } from '../drivers/messages.driver';
import { describePaths } from './support/describe-paths';
import { listOf, messages } from './support/lists';
import { member } from './support/neighbours';
import { openPlace } from './support/open-place';
import { held } from './support/stand-ins';

describePaths({
  flow: 'messages',
  driver: messagesDriver,
  children: member,
  hosted: { messageV2: held(messagesMachine, { list: listOf(messages) }) },
  begin: (page) => openPlace(page, 'messageV2'),
});
