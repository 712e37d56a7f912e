import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { avatarMachine } from '../../../machines/identity/avatar/avatar.machine';
import { profileMachine } from '../../../machines/identity/profile/profile.machine';
import { profileSamples } from '../../../machines/identity/profile/profile.samples';
import { formMachine } from '../../../machines/platform/form/form.machine';
import { settle } from '../../../src/atlas';
import { MESSAGING, PROFILE_FIELDS } from '../../../src/contract/identity/profile';
import { profileDriver } from '../../drivers/identity/profile.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { form, member } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const avatar = inert(avatarMachine, {
  value: { loaded: 'untouched' },
  context: { avatar: { avatar: 'member', avatarType: 'STATIC' } },
});

describePaths({
  flow: 'profile',
  driver: profileDriver,
  children: member,
  hosted: { profile: held(profileMachine, { avatar, profileForm: form }) },
  begin: (page) => openPlace(page, 'profile'),
});

afterEach(cleanup);

inLanguages((language) => {
  const opened = async (output: object) => {
    const hosted = { profile: held(profileMachine, { avatar, profileForm: held(formMachine) }) };
    const page = await openPage({ children: member, hosted, language, watched: formMachine, report: () => {} });
    const profile = await openPlace(page, 'profile');
    await page.act(() => settle(childOf(profile, 'loadProfile'), { output }));
    return { page, profile };
  };
  const { 'an empty profile': nothing, 'a complete profile': all } = profileSamples.outcomes.loadProfile;

  test('shows all fields and marks the required ones [s2.other.profile s3.profile.fields s3.profile.messaging-ids s5.profile.required]', async () => {
    const { page, profile } = await opened(nothing.output);
    const { screen } = page;
    for (const field of PROFILE_FIELDS) await screen.reads(`profile.${field}`);
    expect(MESSAGING).toHaveLength(7);
    const must = ['nickname', 'nationality', 'region', 'address', 'occupation', 'sourceOfIncome'];
    expect([...document.querySelectorAll(':required')].map((element) => element.getAttribute('name'))).toEqual(must);
    await screen.press('profile.save');
    const problems = ['nationality', 'region', 'address', 'occupation', 'sourceOfIncome'].map((field) => ({
      field,
      code: 'empty',
    }));
    await page.act(() =>
      settle(childOf(childOf(profile, 'profileForm'), 'validate'), { output: { kind: 'wrong', problems } }),
    );
    for (const { field } of problems) await screen.invalid(`profile.${field}`, 'security.problem.empty');
    expect(page.ignored).toEqual([]);
  });

  test('shows locked fields read-only, and whom to contact about a change [own.profile.locked]', async () => {
    const { page } = await opened(all.output);
    await page.screen.reads('profile.locked');
    const editableNames = [...document.querySelectorAll('form input:not([type=hidden]), form select')].map((element) =>
      element.getAttribute('name'),
    );
    expect(editableNames).toEqual(
      PROFILE_FIELDS.filter((field) => !['realName', 'fullName', 'idNumber', 'birthday'].includes(field)),
    );
    for (const field of ['realName', 'fullName', 'idNumber'] as const) await page.screen.reads(all.output[field]);
    expect(document.body.textContent).toContain(language === 'bn' ? '৩১ ডিসেম্বর, ১৯৯০' : 'December 31, 1990');
  });

  test('closing asks for confirmation before it discards unsaved input [own.profile.unsaved]', async () => {
    const { page, profile } = await opened(nothing.output);
    await page.screen.fill('profile.nickname', 'Shapla');
    await page.screen.reads('profile.unsaved');
    await page.screen.press('common.close');
    await page.screen.sees('alertdialog', 'profile.leave.title');
    await page.screen.press('profile.leave.no');
    await page.screen.hides('alertdialog');
    await page.screen.press('common.close');
    await page.screen.press('profile.leave.yes');
    await page.screen.hides('dialog', 'profile.title');
    expect(profile.getSnapshot().status).toBe('done');
  });
});
