import type { ReactNode } from 'react';
import { Button } from './button';
import { LightDialog } from './light-dialog';

type Props = {
  title: ReactNode;
  children: ReactNode;
  yes: ReactNode;
  onYes: () => void;
  /** Without a `no` it only wants to be read. */
  no?: ReactNode;
  onNo?: () => void;
  busy?: boolean;
};

/** A question, or a warning, over whatever is open. Escape says no, or that it was read; while busy it waits. */
export const Confirm = ({ title, children, yes, onYes, no, onNo = onYes, busy }: Props) => (
  <LightDialog role="alertdialog" title={title} text={children} onEscape={() => busy || onNo()}>
    <div className="answers">
      {no && (
        <Button onClick={onNo} disabled={busy}>
          {no}
        </Button>
      )}
      <Button look="primary" busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </div>
  </LightDialog>
);
