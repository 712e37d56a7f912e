import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button';
import { takeLostFocus } from '../../../ui/take-focus';
import { TextInput } from '../../../ui/text-input';
import type { ChatRef } from './chat.flow';
import './chat.css';

/** A line to write; the input stays until it is sent (own.chat.rules). */
export function Composer({ chat, hidden }: { chat: ChatRef; hidden: boolean }) {
  const { t } = useLingui();
  const state = useSelector(chat, (snapshot) => snapshot);
  const { said, wrong } = state.context;
  const problems = {
    empty: t({ id: 'chat.problem.empty', message: 'Write something first.' }),
    length: t({ id: 'chat.problem.length', message: 'This is too long. Shorten it, or send it in parts.' }),
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    chat.send({ type: 'text.sent', text: String(new FormData(event.currentTarget).get('text') ?? '') });
  };
  return (
    <form
      key={said}
      method="post"
      noValidate
      hidden={hidden}
      aria-label={t({ id: 'chat.write', message: 'Write' })}
      onSubmit={send}
    >
      <div className="chat-composer">
        <TextInput
          name="text"
          label={t({ id: 'chat.text', message: 'Your text' })}
          autoComplete="off"
          enterKeyHint="send"
          error={state.matches({ open: { composer: { writing: 'wrong' } } }) ? problems[wrong] : undefined}
          ref={said === null ? undefined : takeLostFocus}
        />
        <Button type="submit" look="primary" busy={state.matches({ open: { composer: 'sending' } })}>
          <Trans id="chat.send">Send</Trans>
        </Button>
      </div>
    </form>
  );
}
