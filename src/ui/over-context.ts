import { createContext, type ReactNode } from 'react';

/**
 * Content shown over an open modal, within its frame. The modal stays mounted, so typed values survive. Apart from
 * `Dialog`, because the first chunk provides it and must not bring the dialogs' library along.
 */
export const OverContext = createContext<ReactNode>(null);
