import type { Matter } from '..';

/** A text as one line. */
export const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How a failure weighs, in the words of TestRail, which are a tool's own in every language. */
export const PRIORITY: Record<Matter, string> = {
  money: 'Critical',
  safety: 'Critical',
  access: 'High',
  other: 'Medium',
};
/** The same in Jira's. */
export const JIRA_PRIORITY: Record<Matter, string> = {
  money: 'Highest',
  safety: 'Highest',
  access: 'High',
  other: 'Medium',
};
