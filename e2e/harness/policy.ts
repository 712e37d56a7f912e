import type { Page } from 'playwright';

/** What the policy of a page forbids from now on, one line each: which directive, what was blocked, and how it begins. Its tab cannot be as new again. */
export async function violationsOf(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeBinding('toldOfPolicy', (_, line: string) => void told.push(line));
  await page.addInitScript(`addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    toldOfPolicy([effectiveDirective, blockedURI, sample].join(' ')))`);
  return told;
}
