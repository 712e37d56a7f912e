import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { dialog: string; className?: string; children: ReactNode };

/** Opens a dialog over the current page. The dialog is in the address, so back closes it and a link opens it. */
export const DialogLink = ({ dialog, className, children }: Props) => (
  <Link to="." search={{ dialog }} className={className}>
    {children}
  </Link>
);
