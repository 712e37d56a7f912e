import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What is beside the page, with the page's router. */
export const inRouter = (children: ReactNode) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
};
