import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../../ui/dialog';
import type { ChatRef } from '../../../parts/chat/chat.flow';
import { chatFlow } from '../../../parts/chat/chat.flow';
import { ChatView } from '../../../parts/chat/chat-view';
import type { HostedDialog } from '../../../parts/portal/hosted';

export const flow = chatFlow('room');

/** The room of all members (s2.modal.chat-room). */
export const View = ({ content: chat, onLeave }: HostedDialog<ChatRef>) => (
  <Dialog wide title={<Trans id="chatRoom.title">Chat room</Trans>} onClose={onLeave}>
    <ChatView
      chat={chat}
      reports
      about={
        <Trans id="chatRoom.about">
          All members read this. Be kind, send no links, and never tell anyone a password or a code.
        </Trans>
      }
      empty={<Trans id="chatRoom.empty">Nobody has said anything yet. Say hello!</Trans>}
    />
  </Dialog>
);
