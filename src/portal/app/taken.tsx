import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePage } from '../parts/portal/portal-context';

/**
 * Wraps every screen, inside the router's boundary. React hydrates this last, so the page may change only from now on:
 * calls `onTaken`.
 */
export function Taken() {
  const { onTaken } = usePage();
  useEffect(() => onTaken?.(), [onTaken]);
  return <Outlet />;
}
