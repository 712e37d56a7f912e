import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePage } from '../parts/portal/portal-context';

/**
 * Wraps every screen, inside the router's boundary. React hydrates this last, so the page may change only from now on:
 * calls `onHydrated`.
 */
export function HydrationOutlet() {
  const { onHydrated } = usePage();
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <Outlet />;
}
