import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { affiliateApplicationMachine } from '../../../machines/agents/affiliate-application/affiliate-application.machine';
import { affiliateApplicationSamples } from '../../../machines/agents/affiliate-application/affiliate-application.samples';
import { formMachine } from '../../../machines/platform/form/form.machine';
import { settle } from '../../../src/atlas';
import { affiliateApplicationDriver } from '../../drivers/agents/affiliate-application.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { form, member, visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'affiliate-application',
  driver: affiliateApplicationDriver,
  children: member,
  hosted: { affiliate: held(affiliateApplicationMachine, { applicationForm: form }) },
  begin: (page) => openPlace(page, 'affiliate'),
});

afterEach(cleanup);

inLanguages((language) => {
  test('lists the channels; a text of invalid length is an error [s2.other.affiliate-application]', {
    tags: ['extended'],
  }, async () => {
    const hosted = { affiliate: held(affiliateApplicationMachine, { applicationForm: held(formMachine) }) };
    const page = await openPage({ children: member, hosted, language, watched: formMachine, report: () => {} });
    const actor = await openPlace(page, 'affiliate');
    await page.act(() => settle(childOf(actor, 'load'), affiliateApplicationSamples.outcomes.load['nothing yet']));
    const { screen } = page;
    await screen.reads('affiliate.rules', { age: language === 'bn' ? '১৮' : '18' });
    for (const channel of ['website', 'social', 'video', 'messaging', 'inPerson'])
      await screen.choose('affiliate.channel', `affiliate.channel.${channel}`);
    await screen.fill('affiliate.place', 'x');
    await screen.fill('affiliate.plan', 'short');
    await screen.press('affiliate.send');
    const problems = [
      { field: 'place', code: 'placeLength' },
      { field: 'plan', code: 'planLength' },
    ];
    await page.act(() =>
      settle(childOf(childOf(actor, 'applicationForm'), 'validate'), { output: { kind: 'wrong', problems } }),
    );
    const bounds = (min: number, max: number) => ({
      min: new Intl.NumberFormat(language).format(min),
      max: new Intl.NumberFormat(language).format(max),
    });
    await screen.invalid('affiliate.place', 'affiliate.problem.length', bounds(3, 200));
    await screen.invalid('affiliate.plan', 'affiliate.problem.length', bounds(20, 500));
  });

  test('an agent sees the registration code [own.affiliate.states]', { tags: ['extended'] }, async () => {
    const hosted = { affiliate: held(affiliateApplicationMachine, { applicationForm: form }) };
    const page = await openPage({
      children: member,
      hosted,
      language,
      watched: affiliateApplicationMachine,
      report: () => {},
    });
    const actor = await openPlace(page, 'affiliate');
    await page.act(() => settle(childOf(actor, 'load'), affiliateApplicationSamples.outcomes.load.agent));
    await page.screen.reads('SHAPLA26');
    await page.screen.reads('affiliate.code.text');
  });

  test('the join page explains the job, promises no amount and leads to the form [s2.route.join]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({ children: visitor, language, watched: formMachine, report: () => {} });
    const { screen } = page;
    await screen.visit('/join');
    await screen.sees('heading', 'join.title');
    await screen.reads('join.earnings.note');
    await screen.sees('button', 'join.apply');
    await screen.reads('join.account');
    const text = document.querySelector('main')?.textContent ?? '';
    expect(text).not.toMatch(/[%৳]|\bP \d|P [০-৯]/);
  });
});
