import { createContext } from 'react';

/** What stands over the modal that is open, within its frame: the modal keeps what was typed, out of sight. */
export const OverContext = createContext<React.ReactNode>(null);
