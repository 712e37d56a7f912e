import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, type ButtonShape } from './button';
import { copyText } from './copy';
import { toasts } from './toast-store';

type Props = ButtonShape & { text: string; children: ReactNode };

/** Copies a code or an address, and says that it did (s8.success.copied). */
export function CopyButton({ text, children, ...shape }: Props) {
  const { t } = useLingui();
  const copy = async () => {
    if (await copyText(text)) toasts.show(t({ id: 'common.copied', message: 'Copied' }));
    else
      toasts.show(
        t({ id: 'common.copyFailed', message: 'Could not copy. Select the text and copy it by hand.' }),
        'bad',
      );
  };
  return (
    <Button {...shape} onClick={copy}>
      {children}
    </Button>
  );
}
