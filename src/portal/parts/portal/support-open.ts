import { useOpen } from './shell-data';

/** Opens customer service (s1.sidebar.customer-service). */
export function useSupport() {
  const open = useOpen();
  return () => open('support');
}
