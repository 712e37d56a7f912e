import type { Matter } from '..';

/** Collapses a text into one line. */
export const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Priorities in TestRail's own terms, the same in every language. */
export const PRIORITY: Record<Matter, string> = {
  money: 'Critical',
  safety: 'Critical',
  access: 'High',
  other: 'Medium',
};
/** Priorities in Jira's terms. */
export const JIRA_PRIORITY: Record<Matter, string> = {
  money: 'Highest',
  safety: 'Highest',
  access: 'High',
  other: 'Medium',
};
