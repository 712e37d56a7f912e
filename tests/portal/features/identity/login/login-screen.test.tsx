// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScreenHost } from '../../../../../src/portal/app/hosts';
import { View } from '../../../../../src/portal/features/identity/login/screen';
import { Tabs } from '../../../../../src/ui/tabs';
import { offline, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const TabsAlone = () => (
  <Tabs label="ways" tabs={[{ value: 'one', title: 'One' }]} value="one" onChoose={() => undefined}>
    form
  </Tabs>
);

/** The page /login before its flow is requested. */
function showPage() {
  const held = heldPortal();
  return { ...held, ...show(<ScreenHost to="loginScreen" view={View} />, { page: held.page, path: '/login' }) };
}
const request = ({ host }: Pick<ReturnType<typeof heldPortal>, 'host'>) =>
  act(async () =>
    host('screen')?.send({ type: 'place.requested', place: { to: 'loginScreen', params: { code: '' } } }),
  );
const button = () => screen.getByRole('button', { name: 'Log in' });

test('the form is rendered immediately and stays the same when its flow starts [s2.route.login]', async () => {
  const { host, load, user } = showPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
  await user.type(name, 'player');
  await request({ host });
  expect(button().getAttribute('aria-busy')).toBe('true');
  await load.comes();
  expect([screen.getByRole('textbox', { name: 'Username' }), name.value, button().getAttribute('aria-busy')]).toEqual([
    name,
    'player',
    null,
  ]);
});

test('a submit before the flow has loaded starts it [s2.route.login]', async () => {
  const { load, work, user } = showPage();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'player{Enter}');
  await load.comes();
  expect(work.validate.asked[0]?.input.sent).toMatchObject({ method: 'username', username: 'player' });
});

test('a flow that failed to load can be retried, keeping the input [s8.chunk.load-error]', async () => {
  const { host, load, user } = showPage();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'player');
  await request({ host });
  await load.fails(offline);
  await user.click(screen.getByRole('button', { name: 'Load it again' }));
  await load.comes();
  expect([
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value,
    host('screen')?.getSnapshot().value,
  ]).toEqual(['player', 'running']);
});

test('the first markup has no style attributes or inline scripts, which the policy forbids [asvs 3.4.3]', async () => {
  showPage();
  const served = renderToString(<TabsAlone />);
  expect(document.body.querySelectorAll('[style], script')).toHaveLength(0);
  expect(served).not.toMatch(/ style=|<script/);
});
