import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePage } from '../parts/portal/portal-context';

/**
 * Round every screen, within the boundary that the router puts there. React takes over what was served there last, so only now may it
 * change: `onTaken` is called.
 */
export function Taken() {
  const { onTaken } = usePage();
  useEffect(() => onTaken?.(), [onTaken]);
  return <Outlet />;
}
