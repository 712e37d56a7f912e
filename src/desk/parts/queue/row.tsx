import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RowButton } from '../../../ui/table';
import './queue.css';

/** Title of a row, which is marked while the row is open. */
export const RowTitle = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) =>
  isOpen ? <mark className="desk-open">{children}</mark> : children;

type OpenRowProps = {
  /** Name of the row, for screen readers. */
  number: string;
  /** An act is in progress: no other row can be opened. */
  isHeld: boolean;
  onOpen: () => void;
};

/** Button of a row that opens it. */
export const OpenRow = ({ number, isHeld, onOpen }: OpenRowProps) => (
  <RowButton held={isHeld} onClick={onOpen}>
    <Trans id="desk.queue.open">
      Open <span className="vh">{number}</span>
    </Trans>
  </RowButton>
);
