import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Renders elements outside the page with its router. */
export const inRouter = (children: ReactNode) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
};
