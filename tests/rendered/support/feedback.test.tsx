import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formMachine } from '../../../machines/platform/form/form.machine';
import { feedbackMachine } from '../../../machines/support/feedback/feedback.machine';
import { settle } from '../../../src/atlas';
import { feedbackDriver } from '../../drivers/support/feedback.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { form, member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'feedback',
  driver: feedbackDriver,
  children: member,
  hosted: { feedback: held(feedbackMachine, { feedbackForm: form, visitorForm: form }) },
  begin: (page) => openPlace(page, 'feedback'),
});

afterEach(cleanup);

inLanguages((language) => {
  test('an invalid reply address of a visitor is rejected beside its field [own.feedback.visitor s2.other.feedback-form]', {
    tags: ['extended'],
  }, async () => {
    const hosted = { feedback: held(feedbackMachine, { visitorForm: held(formMachine) }) };
    const page = await openPage({ children: member, hosted, language, watched: formMachine, report: () => {} });
    const feedback = await openPlace(page, 'feedback');
    await page.act(() => settle(childOf(feedback, 'loadAuthor'), { output: 'visitor' }));
    const actor = childOf(feedback, 'visitorForm');
    const { screen } = page;
    await screen.fill('feedback.replyTo', 'nobody');
    await screen.press('feedback.send');
    const problems = [{ field: 'replyTo', code: 'replyAddress' }];
    await page.act(() => settle(childOf(actor, 'validate'), { output: { kind: 'wrong', problems } }));
    await screen.invalid('feedback.replyTo', 'feedback.problem.replyTo');
    expect(page.ignored).toEqual([]);
  });

  test('a text of invalid length is an error [s5.message.feedback-length s3.feedback.fields s2.other.feedback-form]', {
    tags: ['extended'],
  }, async () => {
    const hosted = { feedback: held(feedbackMachine, { feedbackForm: held(formMachine) }) };
    const page = await openPage({ children: member, hosted, language, watched: formMachine, report: () => {} });
    const feedback = await openPlace(page, 'feedback');
    await page.act(() => settle(childOf(feedback, 'loadAuthor'), { output: 'member' }));
    const actor = childOf(feedback, 'feedbackForm');
    const { screen } = page;
    for (const type of ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'])
      await screen.choose('feedback.type', `feedback.type.${type}`);
    await screen.fill('feedback.content', 'short');
    await screen.press('feedback.send');
    const problems = [{ field: 'content', code: 'length' }];
    await page.act(() => settle(childOf(actor, 'validate'), { output: { kind: 'wrong', problems } }));
    const [min, max] = language === 'bn' ? ['১০', '৫০০'] : ['10', '500'];
    await screen.invalid('feedback.content', 'feedback.problem.length', { min, max });
    expect(page.ignored).toEqual([]);
  });
});
