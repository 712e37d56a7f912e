import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../../ui/dialog';
import type { ChatRef } from '../../../parts/chat/chat.flow';
import { chatFlow } from '../../../parts/chat/chat.flow';
import { ChatView } from '../../../parts/chat/chat-view';
import type { HostedDialog } from '../../../parts/portal/hosted';

export const flow = chatFlow('desk');

/** A member's conversation with support (s4.customer-service.live-chat). */
export const View = ({ content: chat, onLeave }: HostedDialog<ChatRef>) => (
  <Dialog wide title={<Trans id="liveChat.title">Live chat</Trans>} onClose={onLeave}>
    <ChatView
      chat={chat}
      aloud
      about={
        <Trans id="liveChat.about">
          Only you and customer service read this. Never tell anyone a password or a code.
        </Trans>
      }
      empty={<Trans id="liveChat.empty">Write your question. The answer comes here.</Trans>}
    />
  </Dialog>
);
