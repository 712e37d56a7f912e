import { entryMachine } from '../../machines/entry/entry.machine';
import { entrySamples } from '../../machines/entry/entry.samples';
import { loginMachine } from '../../machines/login/login.machine';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import { passwordChangeSamples } from '../../machines/password-change/password-change.samples';
import { passwordsMachine } from '../../machines/passwords/passwords.machine';
import { settle } from '../../src/atlas';
import { passwordChangeDriver } from '../drivers/password-change.driver';
import { dialogsWith, loginNeighbours, neighbours } from './support/neighbours';
import { openEntry } from './support/open-entry';
import { openPasswords } from './support/open-passwords';
import type { RenderedPage } from './support/page';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

const forced = passwordChangeSamples.inputs['due, the old one held'];

/** A password that is due: after a login whose password is held. */
async function due(page: RenderedPage) {
  const entry = await openEntry(page, entrySamples.inputs['an expired password']);
  await page.act(() => settle(childOf(entry, 'flagChange'), { output: { oldHeld: true } }));
  return childOf(entry, 'passwordChange');
}

tour({
  flow: 'password-change',
  driver: passwordChangeDriver,
  children: () => {
    const passwordChange = held(passwordChangeMachine);
    const entry = held(entryMachine, { passwordChange });
    const login = held(loginMachine, { ...loginNeighbours(), entry });
    return { ...neighbours(), dialogs: dialogsWith({ login }, { passwords: held(passwordsMachine, { passwordChange }) }) };
  },
  begin: async (page, input) =>
    input === forced ? due(page) : childOf(await openPasswords(page, { name: 'changePassword', username: 'player' }), 'passwordChange'),
});
