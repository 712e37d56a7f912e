// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { MODULES } from '../../../../../src/contract';
import { createContents } from '../../../../../src/portal/app/content';
import { portalFlow } from '../../../../../src/portal/app/portal.flow';
import { contactChangeFlow } from '../../../../../src/portal/features/identity/security/contact-change.flow';
import { securityCentreFlow } from '../../../../../src/portal/features/identity/security/security-centre.flow';
import { sessionListFlow } from '../../../../../src/portal/features/identity/security/session-list.flow';
import { totpEnrolmentFlow } from '../../../../../src/portal/features/identity/security/totp-enrolment.flow';
import { sessionTimeFlow } from '../../../../../src/portal/features/identity/session/session-time.flow';
import { childOf, lend, readList, runActor, send, typed } from '../../../harness/flow-support';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const png = 'iVBORw0KGgo=';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('time of a session', () => {
  test('learns the gateway’s times [own.session.expiry]', async () => {
    const now = Date.now();
    const times = { idleEndsAt: now + 1_800_000, endsAt: now + 9_000_000, serverTime: now };
    const { deps } = lend({ '/wps/session/prolong': { value: times } });
    const learn = vi.spyOn(deps.time, 'learn');
    await runActor(sessionTimeFlow(deps), 'prolongSession');
    expect(learn).toHaveBeenCalledWith(times);
  });

  test.each([
    [{ status: 401, code: 'session.ended' }, 'unauthorised'],
    ['offline', 'offline'],
    [{ value: { idleEndsAt: 'soon' } }, 'malformed'],
  ] as const)('the reply %o is %s [own.session.expiry]', async (reply, kind) => {
    const { deps } = lend({ '/wps/session/prolong': reply });
    await expect(runActor(sessionTimeFlow(deps), 'prolongSession')).rejects.toMatchObject({ kind });
  });
});

describe('sessions', () => {
  const list = [
    { id, current: true, device: '', place: { ip: '203.0.113.7', country: null }, createdAt: 1, lastSeenAt: 2 },
  ];

  test('loads them [own.security.sessions]', async () => {
    const { deps } = lend({ '/wps/member/security/sessions': { value: { list, trusted: [] } } });
    expect(await readList(sessionListFlow(deps))).toEqual({ kind: 'loaded', page: { list, trusted: [] } });
  });

  test.each([
    [id, { id, password: ' as typed ' }],
    [null, { password: ' as typed ' }],
  ])(
    'ends %s with the password as typed, encrypted, then deletes it [own.security.password-required]',
    async (about, plaintext) => {
      const { deps, sent } = lend({ '/wps/member/security/sessions/end': {} });
      typed(deps, [['password', ' as typed ']]);
      expect(await send(sessionListFlow(deps), 'form', about)).toMatchObject({
        status: 'done',
        output: { sent: true },
      });
      expect(sent).toMatchObject([{ method: 'POST', plaintext }]);
      expect(deps.vault.peek('form.password')).toBeUndefined();
    },
  );

  test('an empty password is not sent [s5.message.empty]', async () => {
    const { deps, sent } = lend({});
    typed(deps, [['password', '  ']]);
    const { context, value } = await send(sessionListFlow(deps), 'form');
    expect([value, context.problems, sent]).toEqual([
      { editing: { invalid: 'waiting' } },
      [{ field: 'password', code: 'empty' }],
      [],
    ]);
  });

  test('a rejection is reported and the input can be sent again [own.security.password-required]', async () => {
    const { deps } = lend({
      '/wps/member/security/sessions/end': { status: 422, code: 'security.wrongPassword', message: 'Wrong' },
    });
    typed(deps, [['password', 'x']]);
    const { context } = await send(sessionListFlow(deps), 'form');
    expect(context.failure).toMatchObject({ kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong' });
  });
});

describe('authenticator', () => {
  test('secret and picture go into the vault and are deleted once it is on [own.security.totp]', async () => {
    const offer = { secret: 'ABCDEFGH', qr: png };
    const { deps, sent } = lend({ '/wps/member/security/totp': { value: offer } });
    typed(deps, [['password', 'pw']]);
    await send(totpEnrolmentFlow(deps), 'passwordForm');
    expect(sent).toMatchObject([{ method: 'POST', plaintext: { password: 'pw' } }]);
    expect([deps.vault.peek('totpSecret'), deps.vault.peek('totpPicture')]).toEqual([offer.secret, png]);
    const { deps: after, sent: calls } = lend({
      '/wps/member/security/totp': { value: { codes: ['AB2C-D3EF', 'GH4J-K5MN'] } },
    });
    typed(after, [['code', '123456']]);
    after.vault.put('totpSecret', 'ABCDEFGH');
    await send(totpEnrolmentFlow(after), 'confirmForm');
    expect(calls).toMatchObject([{ method: 'PUT', body: { code: '123456' } }]);
    expect([after.vault.peek('totpSecret'), after.vault.peek('recoveryCodes')]).toEqual([
      undefined,
      'AB2C-D3EF\nGH4J-K5MN',
    ]);
  });

  test.each([
    ['১২৩ ৪৫৬', 'totp'],
    ['ab2c-d3ef', 'recoveryCode'],
  ])('is removed with %s and the password [own.security.totp own.security.recovery-codes]', async (factor, kind) => {
    const { deps, sent } = lend({ '/wps/member/security/totp/remove': {} });
    typed(deps, [
      ['factor', factor],
      ['password', 'pw'],
    ]);
    await send(totpEnrolmentFlow(deps), 'removeForm');
    expect(sent).toMatchObject([{ plaintext: { factor: { kind, answer: factor }, password: 'pw' } }]);
  });

  test('new codes go into the vault [own.security.recovery-codes]', async () => {
    const { deps, sent } = lend({ '/wps/member/security/recovery': { value: { codes: ['AB2C-D3EF'] } } });
    typed(deps, [
      ['factor', '123456'],
      ['password', 'pw'],
    ]);
    await send(totpEnrolmentFlow(deps), 'renewForm');
    expect(sent).toMatchObject([{ plaintext: { factor: { kind: 'totp', answer: '123456' }, password: 'pw' } }]);
    expect(deps.vault.peek('recoveryCodes')).toBe('AB2C-D3EF');
  });
});

describe('contact', () => {
  const contactChangeStart = { changeId: id, oldAsked: true, expiredMinutes: 1 };

  test.each([
    ['mobile', { kind: 'mobile', to: '01711111111', countryDialingCode: '880', password: 'pw' }],
    ['email', { kind: 'email', to: '01711111111', password: 'pw' }],
  ])('a new %s is started, then confirmed with both codes [own.security.contact]', async (kind, plaintext) => {
    const { deps, sent } = lend({ '/wps/member/security/contact': { value: contactChangeStart } });
    typed(deps, [
      ['to', '01711111111'],
      ['countryDialingCode', '880'],
      ['password', 'pw'],
    ]);
    await send(contactChangeFlow(deps), 'contactForm', kind);
    expect(sent).toMatchObject([{ method: 'POST', plaintext }]);
    const { deps: after, sent: calls } = lend({ '/wps/member/security/contact': {} });
    after.vault.put('changeId', deps.vault.peek('changeId') ?? '');
    typed(after, [
      ['oldCode', '111111'],
      ['newCode', '222222'],
    ]);
    await send(contactChangeFlow(after), 'codesForm', kind);
    expect(calls).toMatchObject([{ method: 'PUT', body: { changeId: id, oldCode: '111111', newCode: '222222' } }]);
    expect(after.vault.peek('changeId')).toBeUndefined();
  });

  test.each([
    ['a code that could not be sent', 'sms.quota', 503, 'unsent'],
    ['a wrong password', 'security.wrongPassword', 422, 'rejected'],
  ])('%s (%s, %i) leaves the form %s with its input [s8.sms.send-failure]', async (_, code, status, state) => {
    const { deps } = lend({ '/wps/member/security/contact': { status, code, message: 'No' } });
    typed(deps, [
      ['to', '01711111111'],
      ['countryDialingCode', '880'],
      ['password', 'pw'],
    ]);
    const { value, context } = await send(contactChangeFlow(deps), 'contactForm', 'mobile');
    expect([value, context.failure?.code]).toEqual([{ editing: state }, code]);
    expect(deps.vault.peek('form.to')).toBe('01711111111');
  });
});

describe('real name and closing', () => {
  test.each([
    ['', 'empty'],
    ['R2', 'realName'],
    ['রহিম '.repeat(14), 'nameLong'],
  ])('%s is reported as %s [s5.message.real-name own.form.untruncated]', async (realName, code) => {
    const { deps } = lend({});
    typed(deps, [['realName', realName]]);
    expect((await send(securityCentreFlow(deps), 'realNameForm')).context.problems).toEqual([
      { field: 'realName', code },
    ]);
  });

  test('is trimmed and sent after a review [own.security.real-name own.form.reviewed]', async () => {
    const { deps, sent } = lend({ '/wps/member/security/realName': {} });
    typed(deps, [['realName', ' রহিম উদ্দিন ']]);
    expect((await send(securityCentreFlow(deps), 'realNameForm')).value).toBe('reviewing');
    expect(sent).toEqual([]);
    await send(securityCentreFlow(deps), 'realNameForm', null, true);
    expect(sent).toMatchObject([{ method: 'PUT', body: { realName: 'রহিম উদ্দিন' } }]);
  });

  test('closing clears this tab’s session; a rejection keeps it [own.security.closing]', async () => {
    const { deps } = lend({ '/wps/member/security/close': { status: 422, code: 'security.balanceLeft' } });
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    typed(deps, [['password', 'pw']]);
    await send(securityCentreFlow(deps), 'closingForm');
    expect(deps.storage.token()).toBe('t');
    const { deps: after } = lend({ '/wps/member/security/close': {} });
    typed(after, [['password', 'pw']]);
    await send(securityCentreFlow(after), 'closingForm');
    expect([after.storage.token(), after.vault.peek('form.password')]).toEqual([null, undefined]);
  });

  test('loads the overview [own.security.overview]', async () => {
    const overview = {
      account: 'p',
      realName: null,
      email: null,
      mobile: null,
      totp: false,
      passkeys: 0,
      recoveryCodesLeft: null,
      factorAsked: null,
      links: [],
      passwordChangedAt: null,
      paymentPassword: false,
      bankAccounts: 0,
    };
    const { deps } = lend({ '/wps/member/security': { value: overview } });
    expect(
      await toPromise(createActor(Object(securityCentreFlow(deps).implementations.actors).loadOverview).start()),
    ).toEqual(overview);
  });
});

describe('news', () => {
  const popup = [
    { id: '01890000-0000-7000-8000-000000000000', type: 'PU', title: 'T', content: 'C', date: '2026-11-20' },
  ];
  const reply = {
    '/wps/relay/MCSFE_getListAnnouncements': { value: { player: [], banners: [], popup, promotion: [] } },
  };
  const news = (deps: ReturnType<typeof lend>['deps']) =>
    runActor(childOf(portalFlow(deps, createContents(deps)), 'news'), 'loadNews');

  test('are loaded only if the module is on [s2.modal.after-login s4.login.after-login]', async () => {
    expect(await news(lend(reply, [MODULES.afterLogin]).deps)).toEqual(popup);
    const { deps, sent } = lend(reply);
    expect([await news(deps), sent]).toEqual([[], []]);
  });
});
