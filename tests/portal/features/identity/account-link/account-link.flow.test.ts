// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Authorization, SignInWindow } from '../../../../../src/portal/browser/sign-in-window';
import { accountLinkFlow } from '../../../../../src/portal/features/identity/account-link/account-link.flow';
import { lend, runActor, send, typed } from '../../../harness/flow-support';

const BEGIN = '/wps/session/login/social/begin';
const RETURN = '/wps/session/login/social';
const OFFER = '/wps/member/links/offer';
const CONFIRM = '/wps/member/links/confirm';
const id = '01890a5d-ac96-474b-8cce-b302099a8057';
const flags = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false };
const entered = { token: 'the-token', ...flags, userInfo: { userName: 'player', nickname: 'Player', type: 0 } };
const login = { provider: 'google', purpose: 'login' };
const link = { provider: 'google', purpose: 'link' };
const socialStart = { url: '/demo/provider/google?state=s', state: 's', key: 'k' };
beforeEach(() => sessionStorage.clear());

/** A window in which somebody signs in, or which ends otherwise. */
const windowThat = (ends: () => Promise<Authorization>) => {
  const popup = { go: vi.fn(), authorization: vi.fn(ends), close: vi.fn() } satisfies SignInWindow;
  return { popup, open: () => popup };
};
const back = (vault: ReturnType<typeof lend>['deps']['vault']) => {
  vault.put('socialCode', 'c');
  vault.put('socialState', 's');
  vault.put('socialKey', 'k');
  vault.put('socialIssuer', 'https://provider.example');
};

describe('provider window', () => {
  test('opens immediately, and its result stays in the vault [s2.login.social-buttons]', async () => {
    const { deps, sent } = lend({ [BEGIN]: { value: socialStart } });
    const { popup, open } = windowThat(async () => ({ code: 'c', iss: 'https://provider.example' }));
    const opened = vi.fn(open);
    const flow = accountLinkFlow(deps, opened);
    const done = runActor(flow, 'authorise', login);
    expect(opened).toHaveBeenCalledOnce();
    expect(await done).toBeUndefined();
    expect(sent[0]?.body).toEqual(login);
    expect(popup.go).toHaveBeenCalledWith(socialStart.url);
    expect(popup.close).toHaveBeenCalledOnce();
    const stored = ['socialCode', 'socialState', 'socialKey', 'socialIssuer'] as const;
    expect(stored.map((name) => deps.vault.peek(name))).toEqual(['c', 's', 'k', 'https://provider.example']);
  });

  test('a closed window is an outcome known to the chart [s8.phone.popup-closed]', async () => {
    const { deps } = lend({ [BEGIN]: { value: socialStart } });
    const { open } = windowThat(() => Promise.reject({ kind: 'rejected', code: 'social.popupClosed' }));
    await expect(runActor(accountLinkFlow(deps, open), 'authorise', login)).rejects.toMatchObject({
      code: 'social.popupClosed',
    });
    expect(deps.vault.peek('socialCode')).toBeUndefined();
  });

  test.each(['offline' as const, { status: 403, code: 'social.closed', message: 'Not open' }])(
    'closes again if the gateway cannot start: %o',
    async (reply) => {
      const { deps } = lend({ [BEGIN]: reply });
      const { popup, open } = windowThat(async () => ({ code: 'c', iss: 'https://provider.example' }));
      await expect(runActor(accountLinkFlow(deps, open), 'authorise', link)).rejects.toBeDefined();
      expect([popup.go.mock.calls.length, popup.close.mock.calls.length]).toEqual([0, 1]);
    },
  );
});

describe('exchange', () => {
  test('linked person: the token is stored and stays out of the chart', async () => {
    const { deps, sent } = lend({ [RETURN]: { value: { linked: true, entry: entered } } });
    back(deps.vault);
    const returned = await runActor(accountLinkFlow(deps), 'exchange', login);
    expect(returned).toEqual({
      kind: 'loggedIn',
      proven: { username: 'player', entry: { ...flags, expiryEnabled: false } },
    });
    expect(sent[0]?.plaintext).toEqual({
      provider: 'google',
      code: 'c',
      state: 's',
      key: 'k',
      iss: 'https://provider.example',
    });
    expect([deps.storage.token(), deps.vault.peek('socialCode')]).toEqual(['the-token', undefined]);
  });

  test('reports an unlinked person [own.account-link.unlinked]', async () => {
    const { deps } = lend({ [RETURN]: { value: { linked: false, name: 'Rahim' } } });
    expect(await runActor(accountLinkFlow(deps), 'exchange', login)).toEqual({ kind: 'unlinked', name: 'Rahim' });
    expect(deps.storage.token()).toBeNull();
  });

  test('from an unregistered address the chart gets the available proofs [s4.login.unregistered-ip]', async () => {
    const proofs = [{ kind: 'email', hint: 'p•••••@example.test' }];
    const { deps } = lend({
      [RETURN]: { status: 403, code: 'login.proofRequired', value: { challengeId: id, proofs } },
    });
    await expect(runActor(accountLinkFlow(deps), 'exchange', login)).rejects.toMatchObject({ value: { proofs } });
    expect(deps.vault.peek('proofChallenge')).toBe(id);
  });

  test('when linking, the offer’s id stays in the vault [s4.account-link.permanent]', async () => {
    const { deps } = lend({ [OFFER]: { value: { linkId: id, name: 'Rahim' } } });
    back(deps.vault);
    expect(await runActor(accountLinkFlow(deps), 'exchange', link)).toEqual({ kind: 'offered', name: 'Rahim' });
    expect(deps.vault.peek('linkId')).toBe(id);
  });
});

describe('confirmation', () => {
  const confirm = (deps: ReturnType<typeof lend>['deps'], password: string) => {
    deps.vault.put('linkId', id);
    typed(deps, [['password', password]]);
    return send(accountLinkFlow(deps), 'linkForm');
  };

  test('sends the password once, encrypted with the offer [s4.account-link.permanent]', async () => {
    const { deps, sent } = lend({ [CONFIRM]: {} });
    expect(await confirm(deps, ' as typed ')).toMatchObject({ output: { sent: true } });
    expect(sent[0]?.plaintext).toEqual({ linkId: id, password: ' as typed ' });
    expect(deps.vault.peek('form.password')).toBeUndefined();
  });

  test('without a password nothing is sent [s5.message.empty]', async () => {
    const { deps, sent } = lend({ [CONFIRM]: {} });
    expect(await confirm(deps, ' ')).toMatchObject({ context: { problems: [{ field: 'password', code: 'empty' }] } });
    expect(sent).toEqual([]);
  });

  test.each([
    ['security.wrongPassword', { status: 422, code: 'security.wrongPassword', message: 'No' }],
    ['client.offline', 'offline' as const],
  ])('%s links nothing and can be retried', async (code, reply) => {
    const { deps } = lend({ [CONFIRM]: reply });
    expect(await confirm(deps, 'typed')).toMatchObject({
      value: { editing: 'rejected' },
      context: { failure: { code } },
    });
  });

  test('a rejected link ends the form with its failure, in both languages [s4.language.localised]', async () => {
    const messages = { bn: 'যুক্ত', en: 'Taken' };
    const { deps } = lend({ [CONFIRM]: { status: 409, code: 'link.taken', message: 'Taken', messages } });
    expect(await confirm(deps, 'typed')).toMatchObject({
      output: { sent: true, word: { code: 'link.taken', messages } },
    });
  });
});
