// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { View as Join } from '../../../src/portal/features/identity/join';
import { Flag } from '../../../src/portal/parts/phone/country-list';
import { speaking } from '../../harness/words';
import { show } from '../harness/dialog-support';
import { heldPortal } from '../harness/held-portal';

afterEach(() => {
  cleanup();
  speaking('en');
});

const FLAG = '/TCG_PROD_IMAGES/COUNTRY_FLAG/BD.png';
const flags = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));

describe('source of flags [s9.const.image-cdn]', () => {
  test('a random image CDN of the site, the same for a whole page', async () => {
    const imageCDNs = ['https://a.example', 'https://b.example'];
    const { page } = heldPortal(null, { site: { imageCDNs } });
    show(
      <>
        <Flag countryCode="BD" />
        <Flag countryCode="BD" />
      </>,
      { page },
    );
    await waitFor(() => expect(imageCDNs.map((cdn) => cdn + FLAG)).toContain(flags()[0]));
    expect(new Set(flags()).size).toBe(1);
  });

  test('the portal’s own origin without CDNs or a status', () => {
    show(<Flag countryCode="BD" />, { page: heldPortal().page });
    expect(flags()).toEqual([FLAG]);
  });
});

test.each([
  ['bn', '২১ বছরের কম কাউকে'],
  ['en', 'Nobody under 21'],
] as const)('in %s the page about agents states the configured age [s5.consent.age]', async (language, words) => {
  speaking(language);
  show(<Join />, { page: heldPortal(null, { site: { minimumAge: 21 } }).page, path: '/join' });
  await waitFor(() => expect(document.body.textContent).toContain(words));
});
