import type { ComponentType } from 'react';
import type { CentreRef } from '../form/refs';

/** The view of a page of the member centre: it is given the centre, whose child the page's chart is. */
export type PageView = ComponentType<{ centre: CentreRef }>;

const views = new Map<string, PageView>();

/** Keeps the view of a page that was brought. */
export const keepPageView = (page: string, view: PageView) => void views.set(page, view);

/** The view of a page that was brought. */
export const viewOfPage = (page: string) => views.get(page);
