import type { Page } from 'playwright';

/**
 * Records a page's policy violations from now on, one line each: directive, blocked resource and sample. Its tab cannot
 * be reused.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const violationLines: string[] = [];
  await page.exposeBinding('toldOfPolicy', (_, line: string) => void violationLines.push(line));
  await page.addInitScript(`addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    toldOfPolicy([effectiveDirective, blockedURI, sample].join(' ')))`);
  return violationLines;
}
