import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { violations } from '../../harness/axe';
import { LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const ID = 'G-TEST1234';
const { createTester } = stage({ GTAG_ID: ID });
/** Replacement of the real host's script, which reports each page to its other host. */
const SCRIPT = `for (const entry of dataLayer.splice(0)) tell(entry);
dataLayer.push = (entry) => tell(entry);
function tell([what, name, more]) {
  if (what === 'event' && !window['ga-disable-${ID}']) fetch('https://www.google-analytics.com/g/collect?en=' + name + '&dl=' + encodeURIComponent(more.page_location), { method: 'POST', mode: 'no-cors' });
}
document.cookie = '_ga=GA1.1.1; Path=/';`;

test.each(LOOKS)(
  'no other host is contacted before consent, then pages are reported until it is withdrawn, in %s at %i px [own.analytics.consent own.analytics.private]',
  async (language, width) => {
    const visitor = await createTester({ language, width });
    const { page, context } = visitor;
    const requestedUrls: string[] = [];
    await context.route(/googletagmanager|google-analytics/, (route) => {
      requestedUrls.push(decodeURIComponent(route.request().url()));
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    const press = (id: string) => page.getByRole('button', { name: wordsOf(language)(id), exact: true }).click();
    await visitor.opens('/?affiliateCode=SECRET');
    const asks = page.locator('.consent');
    await expect.poll(() => asks.count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(requestedUrls).toEqual([]);
    await press('analytics.allow');
    await expect.poll(() => requestedUrls.length).toBe(2);
    expect(requestedUrls[0]).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
    expect(new URL(requestedUrls[1] ?? '').searchParams.get('dl')).toBe(new URL('/', page.url()).href);
    await page
      .locator('.foot')
      .getByRole('link', { name: wordsOf(language)('footer.helpCentre'), exact: true })
      .click();
    await expect.poll(() => requestedUrls.length).toBe(3);
    expect(requestedUrls[2]).toMatch(/\/help$/);
    expect(requestedUrls.join()).not.toContain('SECRET');
    await press('analytics.stop');
    await expect.poll(() => context.cookies().then((all) => all.some(({ name }) => name === '_ga'))).toBe(false);
    await page.goBack();
    await visitor.opens('/help');
    await expect.poll(() => asks.textContent()).toContain(wordsOf(language)('analytics.off'));
    expect(requestedUrls).toHaveLength(3);
    expect(visitor.errors).toEqual([]);
  },
);
