/** @module-tag extended */

import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listMachine } from '../../../../../machines/platform/list/list.machine';
import { inLanguages } from '../../../../rendered/harness/in-languages';
import { listOf } from '../../../../rendered/harness/lists';
import { openPlace } from '../../../../rendered/harness/open-place';
import { openPage } from '../../../../rendered/harness/page';
import { referralView } from '../../../../rendered/harness/referrals';
import { agentsSite, member } from '../../../../rendered/harness/siblings';

afterEach(cleanup);

const shows = async (language: 'bn' | 'en', page: object, site = member.systemStatus) => {
  const hosted = { referral: listOf({ ...referralView, ...page }) };
  const opened = await openPage({
    children: { ...member, systemStatus: site },
    hosted,
    language,
    watched: listMachine,
    report: () => {},
  });
  await openPlace(opened, 'referral');
  return opened;
};

inLanguages((language) => {
  test('shows link, QR code, reward and friends [s2.member-centre.referral s2.other.reference-link]', async () => {
    const { screen } = await shows(language, {});
    await screen.sees('heading', 'referral.link');
    await screen.sees('img', 'referral.qr');
    await screen.sees('button', 'referral.copy');
    await screen.sees('button', 'referral.claim');
    const words = document.body.textContent ?? '';
    const parts =
      language === 'bn'
        ? [
            'P ২০০.০০',
            'P ৫০০.০০',
            'P ২,০০০.০০',
            'fr***0',
            'যোগ দিয়েছেন',
            'অপেক্ষায়',
            'নেওয়া যাবে',
            'নেওয়া হয়েছে',
            'পুরস্কার নেই',
          ]
        : [
            'P 200.00',
            'P 500.00',
            'P 2,000.00',
            'fr***0',
            'Joined',
            'On hold',
            'Ready to claim',
            'Claimed',
            'No reward',
          ];
    for (const part of [`${location.origin}/register?affiliateCode=7BCDFGHJK`, ...parts])
      expect(words.replaceAll('\u00a0', ' ')).toContain(part);
  });

  test('on the agents’ site the link leads to the configured members’ site [own.invitation.site]', async () => {
    const { screen } = await shows(language, {}, agentsSite('https://play.example.test'));
    await screen.sees('img', 'referral.qr');
    expect(document.body.textContent).toContain('https://play.example.test/register?affiliateCode=7BCDFGHJK');
    expect(document.body.textContent).not.toContain(location.origin);
  });

  test('an agents’ site without a members’ site shows the code and the reason [own.invitation.site]', async () => {
    const { screen } = await shows(language, {}, agentsSite(null));
    const words = {
      bn: 'এখানে কোনো লিংক নেই: নিবন্ধন হয় খেলোয়াড়দের সাইটে',
      en: 'No link here: people register on the players’ site',
    };
    await screen.sees('status', 'referral.noLink');
    expect(document.body.textContent).toContain(words[language]);
    await screen.sees('button', 'referral.copyCode');
    await screen.hides('button', 'referral.copy');
    await screen.hides('img', 'referral.qr');
    expect(document.body.textContent).not.toContain('/register');
  });

  test('shows an empty state without a claim button', async () => {
    const { screen } = await shows(language, { list: [], total: 0 });
    await screen.sees('status', 'referral.none');
    await screen.hides('button', 'referral.claim');
  });

  test('hides the link during a break', async () => {
    const { screen } = await shows(language, { code: null, isBarred: true, list: [], total: 0 });
    await screen.sees('status', 'referral.barred.text');
    await screen.hides('button', 'referral.copy');
  });
});
