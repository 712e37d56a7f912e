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

describe('the time of a session', () => {
  test('own.session.expiry: what the gateway tells of it is learnt', async () => {
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
  ] as const)('own.session.expiry: %o is %s', async (reply, kind) => {
    const { deps } = lend({ '/wps/session/prolong': reply });
    await expect(runActor(sessionTimeFlow(deps), 'prolongSession')).rejects.toMatchObject({ kind });
  });
});

describe('the sessions', () => {
  const list = [
    { id, current: true, device: '', place: { ip: '203.0.113.7', country: null }, createdAt: 1, lastSeenAt: 2 },
  ];

  test('own.security.sessions: they are read', async () => {
    const { deps } = lend({ '/wps/member/security/sessions': { value: { list, trusted: [] } } });
    expect(await readList(sessionListFlow(deps))).toEqual({ kind: 'shown', page: { list, trusted: [] } });
  });

  test.each([
    [id, { id, password: ' as typed ' }],
    [null, { password: ' as typed ' }],
  ])(
    'own.security.password-asked: %s is ended with the password as it was typed, sealed, and dropped afterwards',
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

  test('s5.message.empty: an empty password is not sent', async () => {
    const { deps, sent } = lend({});
    typed(deps, [['password', '  ']]);
    const { context, value } = await send(sessionListFlow(deps), 'form');
    expect([value, context.problems, sent]).toEqual([
      { editing: { invalid: 'shown' } },
      [{ field: 'password', code: 'empty' }],
      [],
    ]);
  });

  test('own.security.password-asked: a refusal is told, and what was typed can be sent again', async () => {
    const { deps } = lend({
      '/wps/member/security/sessions/end': { status: 422, code: 'security.wrongPassword', message: 'Wrong' },
    });
    typed(deps, [['password', 'x']]);
    const { context } = await send(sessionListFlow(deps), 'form');
    expect(context.failure).toMatchObject({ kind: 'rejected', code: 'security.wrongPassword', message: 'Wrong' });
  });
});

describe('the authenticator', () => {
  test('own.security.totp: the secret and its picture go into the vault, and are dropped once it is on', async () => {
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
  ])('own.security.totp own.security.recovery-codes: it is removed with %s, and the password', async (factor, kind) => {
    const { deps, sent } = lend({ '/wps/member/security/totp/remove': {} });
    typed(deps, [
      ['factor', factor],
      ['password', 'pw'],
    ]);
    await send(totpEnrolmentFlow(deps), 'removeForm');
    expect(sent).toMatchObject([{ plaintext: { factor: { kind, answer: factor }, password: 'pw' } }]);
  });

  test('own.security.recovery-codes: other codes go into the vault', async () => {
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

describe('a contact', () => {
  const begun = { changeId: id, oldAsked: true, expiredMinutes: 1 };

  test.each([
    ['mobile', { kind: 'mobile', to: '01711111111', countryDialingCode: '880', password: 'pw' }],
    ['email', { kind: 'email', to: '01711111111', password: 'pw' }],
  ])('own.security.contact: a new %s is begun, then confirmed with both codes', async (kind, plaintext) => {
    const { deps, sent } = lend({ '/wps/member/security/contact': { value: begun } });
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
    ['a wrong password', 'security.wrongPassword', 422, 'refused'],
  ])('%s (%s, %i) leaves the form %s, with what was typed [s8.sms.send-failure]', async (_, code, status, state) => {
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
  ])('s5.message.real-name "own.form.untruncated": %s is told as %s', async (realName, code) => {
    const { deps } = lend({});
    typed(deps, [['realName', realName]]);
    expect((await send(securityCentreFlow(deps), 'realNameForm')).context.problems).toEqual([
      { field: 'realName', code },
    ]);
  });

  test('own.security.real-name own.form.reviewed: it is sent without spaces round it, once it was looked at again', async () => {
    const { deps, sent } = lend({ '/wps/member/security/realName': {} });
    typed(deps, [['realName', ' রহিম উদ্দিন ']]);
    expect((await send(securityCentreFlow(deps), 'realNameForm')).value).toBe('reviewing');
    expect(sent).toEqual([]);
    await send(securityCentreFlow(deps), 'realNameForm', null, true);
    expect(sent).toMatchObject([{ method: 'PUT', body: { realName: 'রহিম উদ্দিন' } }]);
  });

  test('own.security.closing: with the account the session of this tab is forgotten; a refusal keeps it', async () => {
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

  test('own.security.overview: it is read', async () => {
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

describe('what is new', () => {
  const popup = [
    { id: '01890000-0000-7000-8000-000000000000', type: 'PU', title: 'T', content: 'C', date: '2026-11-20' },
  ];
  const reply = {
    '/wps/relay/MCSFE_getListAnnouncements': { value: { player: [], banners: [], popup, promotion: [] } },
  };
  const news = (deps: ReturnType<typeof lend>['deps']) =>
    runActor(childOf(portalFlow(deps, createContents(deps)), 'news'), 'loadNews');

  test('s2.modal.after-login s4.login.after-login: it is read where the module is on, and nothing is asked where it is off', async () => {
    expect(await news(lend(reply, [MODULES.afterLogin]).deps)).toEqual(popup);
    const { deps, sent } = lend(reply);
    expect([await news(deps), sent]).toEqual([[], []]);
  });
});
