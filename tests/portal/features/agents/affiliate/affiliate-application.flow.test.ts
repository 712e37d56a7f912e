// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { affiliateApplicationFlow } from '../../../../../src/portal/features/agents/affiliate/affiliate-application.flow';
import { childOf, lend, runActor, typed } from '../../../harness/flow-support';

const PATH = '/wps/agent/application';
const application = (state: string) => ({ number: 'A00000007', state, date: '2026-11-20', reason: null });
const loads = (value: object) =>
  runActor(affiliateApplicationFlow(lend({ [PATH]: { value } }).deps), 'load', undefined);

test.each([
  ['none', { isAgent: false, code: null, application: null }],
  ['received', { isAgent: false, code: null, application: application('received') }],
  ['inReview', { isAgent: false, code: null, application: application('inReview') }],
  ['rejected', { isAgent: false, code: null, application: application('rejected') }],
  ['agent', { isAgent: false, code: null, application: application('approved') }],
  ['agent', { isAgent: true, code: 'SHAPLA', application: application('rejected') }],
])('the gateway’s state is %s [own.affiliate.states]', async (kind, affiliateStatus) => {
  expect(await loads(affiliateStatus)).toEqual({ kind, standing: affiliateStatus });
});

const VALID_INPUT = { channel: 'website', place: ' cards.example.test ', plan: 'I write about games of cards.' };
function form(fields: Record<string, string>) {
  const { deps, sent } = lend({ [PATH]: { value: { number: 'A00000007' } } });
  typed(deps, Object.entries(fields));
  return { form: childOf(affiliateApplicationFlow(deps), 'applicationForm'), sent };
}
const validateForm = (fields: object) =>
  runActor(form({ ...VALID_INPUT, ...fields }).form, 'validate', { about: null });
const wrong = (field: string, code: string) => ({ kind: 'wrong', problems: [{ field, code }] });

test('counts graphemes and requires a channel [s2.other.affiliate-application]', async () => {
  expect(await validateForm({})).toEqual({ kind: 'right' });
  expect(await validateForm({ channel: '' })).toEqual(wrong('channel', 'empty'));
  expect(await validateForm({ place: ' x ' })).toEqual(wrong('place', 'placeLength'));
  expect(await validateForm({ place: 'x'.repeat(201) })).toEqual(wrong('place', 'placeLength'));
  expect(await validateForm({ plan: 'কি'.repeat(19) })).toEqual(wrong('plan', 'planLength'));
  expect(await validateForm({ plan: 'কি'.repeat(20) })).toEqual({ kind: 'right' });
  expect(await validateForm({ plan: 'x'.repeat(501) })).toEqual(wrong('plan', 'planLength'));
});

test('sends the input [s2.other.affiliate-application]', async () => {
  const { form: actor, sent } = form(VALID_INPUT);
  await runActor(actor, 'send', { about: null });
  expect(sent).toMatchObject([{ method: 'POST', path: PATH, body: { ...VALID_INPUT, place: 'cards.example.test' } }]);
});
