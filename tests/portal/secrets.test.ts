// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine, toPromise } from 'xstate';
import { live, paths, stable } from '../../src/atlas';
import { type ClientDependencies, createClient, MODULES } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { createContents } from '../../src/portal/app/content';
import { portalFlow } from '../../src/portal/app/portal.flow';
import { createMemory } from '../../src/portal/browser/remember';
import { accountLinkFlow } from '../../src/portal/features/identity/account-link/account-link.flow';
import type { CentreDependencies } from '../../src/portal/parts/dependencies';
import { createCookies } from '../../src/ui/browser/cookies';
import type { Secret } from '../../src/ui/browser/vault';
import { charts, explored } from '../harness/charts';
import { ExposureLog } from '../harness/leaks';
import { atDesk, elsewhere } from '../machines/tiers';
import { keysInMemory } from './browser/keys-in-memory';
import { lend } from './harness/flow-support';
import { hostedFlows } from './harness/hosted-charts';
import { markedWire } from './harness/marked-wire';

/** Everything the vault may hold, each with its own mark; and typed values that are not secret. */
const HELD: Record<Extract<Secret, `form.${string}`> | Exclude<Secret, `form.${string}`>, string> = {
  password: 'Mark-password-0001',
  oldPassword: 'Mark-password-0002',
  newPassword: 'Mark-password-0003',
  confirmPassword: 'Mark-password-0003',
  paymentPassword: 'Mark-payment-0004',
  captcha: 'MARKCAPTCHA05',
  captchaId: 'mark-captcha-id-06',
  captchaProof: 'mark-captcha-proof-07',
  slideProof: 'mark-slide-proof-08',
  slideWork: '{"challenge":"mark-slide-work-33","salt":"mark-salt-34","number":1,"signature":"mark-signature-35"}',
  codeProof: 'mark-code-proof-36',
  verificationCode: '730009',
  phoneToken: 'mark-phone-token-10',
  firebaseIdToken: 'mark-firebase-token-11',
  sentRegistration: '["mark-sent-registration-13","mark-registration-key-12"]',
  resetToken: 'mark-reset-token-14',
  totpSecret: 'MARKTOTPSECRET15',
  avatarPicture: 'iVBORw0KGgomarkavatar37',
  totpPicture: 'iVBORw0KGgomarktotp16',
  newAccountName: 'mark-newcomer-41',
  newAccountPassword: 'Mark-newcomer-0042',
  recoveryCodes: 'MARK-RECO\nMARK-VERY',
  gameAddress: 'http://studio.example.test/play?token=mark-game-address-40',
  changeId: '0189cccc-bbbb-7ccc-8ddd-000000000017',
  socialCode: 'mark-social-code-18',
  socialState: 'mark-social-state-19',
  socialKey: 'mark-social-key-20',
  socialIssuer: 'https://mark-social-issuer-42.example',
  linkId: '0189cccc-bbbb-7ccc-8ddd-000000000021',
  enrolmentToken: 'mark-enrolment-43',
  loginChallenge: 'mark-login-challenge-44',
  actText: 'mark-act-text-45',
  actAmount: 'mark-act-amount-46',
  actSender: 'mark-act-sender-47',
  deskPicture: 'iVBORw0KGgomarkdesk48',
  proofChallenge: '0189cccc-bbbb-7ccc-8ddd-000000000022',
  passkeyAsked: '{"challenge":"mark-passkey-asked-33"}',
  passkeyGiven: '{"id":"mark-passkey-given-34"}',
  'form.password': 'Mark-password-0023',
  'form.proof': '730025',
  'form.code': '730026',
  'form.factor': 'MARK-FACT',
  'form.oldCode': '730027',
  'form.newCode': '730028',
  'form.oldPaymentPassword': '730030',
  'form.paymentPassword': '730031',
  'form.confirmPaymentPassword': '730031',
  'form.verificationCode': '730032',
};
const TYPED = {
  'form.where': 'ewallet:Nodi Pay',
  'form.holder': 'Rahim Uddin',
  'form.number': '01712345678',
  'form.mobileNum': '01712345678',
  'form.to': 'new@example.test',
  'form.countryDialingCode': '880',
  'form.limit': '5000',
  'form.kind': 'limit',
  'form.minutes': '30',
  'form.realName': 'Rahim Uddin',
  'form.name': 'Phone',
} as const;
const TOKEN = 'mark-session-token-00';
const CODE = 'mark-popup-code-29';

const hosted = await hostedFlows();

/** Destinations in the gate: those with the most passwords, codes and tokens, with answered calls. */
const GATE_DESTINATIONS = ['loginScreen', 'registerScreen', 'forgotPassword', 'securityCenter', 'withdraw'];
const isInGate = (wire: Wire, place: string) =>
  wire === 'answers' && GATE_DESTINATIONS.includes(place.split('.')[0] ?? '');

type Wire = 'answers' | 'refuses' | 'asks for a proof' | 'is cut';
/** Calls that the gateway answers by requiring another proof. */
const ASKING: string[] = [endpoints.logIn.path, endpoints.socialReturn.path];
const WIRES: Wire[] = ['answers', 'refuses', 'asks for a proof', 'is cut'];

/** The flows as the page wires them, every chart below them with its path, over a marked wire. */
function wired(wire: Wire) {
  const exposureLog = new ExposureLog();
  exposureLog.watchPage();
  const marked = markedWire();
  const reply = (status: number, body: object) =>
    Response.json({ success: status < 400, message: 'said', value: null, ...body }, { status });
  const fetch: typeof globalThis.fetch = async (input, { method = 'GET', headers } = {}) => {
    const sent = new Headers(headers);
    sent.delete('Authorization');
    exposureLog.note(
      'the address or a header of a call',
      [String(input), ...[...sent].map((header) => header.join(': '))].join('\n'),
    );
    if (wire === 'is cut') throw new TypeError('Failed to fetch');
    const path = String(input).split('?')[0] ?? '';
    if (wire === 'refuses') return reply(422, { code: 'request.refused' });
    if (wire === 'asks for a proof' && ASKING.includes(path))
      return reply(403, { code: 'login.proofRequired', value: marked.demand() });
    return reply(200, { value: marked.answer(method, path) });
  };
  const { deps: baseDeps } = lend({}, Object.values(MODULES));
  const { storage } = baseDeps;
  const random = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes);
  const wired: ClientDependencies = {
    fetch,
    credentials: () => ({ language: 'bn', merchant: 'maidan', token: storage.token() }),
    seal: async () => ({ keyId: 'k', encryptedKey: 'AA==', iv: 'AA==', ciphertext: 'AA==', tag: 'AA==' }),
  };
  const deps: CentreDependencies = {
    ...baseDeps,
    client: createClient(endpoints, wired),
    clientFor: (rows) => createClient(rows, wired),
    memory: createMemory({ cookies: createCookies(document, false), safe: keysInMemory(), random }),
  };
  const popup = () => ({
    go: () => {},
    authorization: async () => ({ code: CODE, iss: 'https://provider.example' }),
    close: () => {},
  });
  const tops: [string, AnyStateMachine][] = [
    ['portal', portalFlow(deps, createContents(deps))],
    ...hosted.map(([key, flow]): [string, AnyStateMachine] => [
      key,
      key === 'accountLink' ? accountLinkFlow(deps, popup) : flow(deps),
    ]),
  ];
  const machines = new Map(tops.flatMap(([name, machine]) => below(name, machine)));
  return {
    deps,
    told: exposureLog,
    machines,
    secrets: () => new Map([...marked.secrets, ...marks, [TOKEN, 'the token'], [CODE, 'the code']]),
  };
}
const marks = Object.entries(HELD).map(([name, value]): [string, string] => [value, `the vault's ${name}`]);

/** A chart and its descendants by path. */
const below = (place: string, machine: AnyStateMachine): [string, AnyStateMachine][] => [
  [place, machine],
  ...Object.entries(machine.implementations.actors ?? {}).flatMap(([name, logic]) =>
    logic instanceof StateMachine ? below(`${place}.${name}`, logic) : [],
  ),
];

/** Actors started by the generated paths of a chart: names and inputs, each once. */
function collectStartedActors(of: (typeof charts)[number]) {
  const found = new Map<string, { src: string; input: unknown }>();
  for (const path of paths(explored(of), 'transitions')) {
    const chart = live(of.machine, path.inputValue);
    const record = () => {
      for (const { src, input } of chart.effects().invoked) found.set(stable([src, input]), { src, input });
    };
    chart.start();
    record();
    for (const { kind, event, invoke } of path.steps) {
      chart.act(({ send, clock, settle }) => {
        if (kind === 'event') send(event);
        else if (kind === 'delay') clock.end(event.type);
        else settle(invoke ?? '', 'error' in event ? { error: event.error } : { output: event.output });
      });
      record();
    }
  }
  return [...found.values()];
}
const begins = new Map<string, ReturnType<typeof collectStartedActors>>();
/** Memoised by chart. */
function startedActorsOf(id = ''): ReturnType<typeof collectStartedActors> {
  const chart = charts.find(({ machine }) => machine.id === id);
  const found = begins.get(id) ?? (chart ? collectStartedActors(chart) : []);
  begins.set(id, found);
  return found;
}

const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'getInitialSnapshot' in value && !(value instanceof StateMachine);
const soon = () => new Promise((done) => setTimeout(done, 20));

/** Runs a wired actor and records everything; stops it if it lives on. */
async function run(
  { deps, told: exposureLog }: ReturnType<typeof wired>,
  logic: AnyActorLogic,
  where: string,
  input: unknown,
) {
  sessionStorage.clear();
  for (const [name, value] of Object.entries({ ...HELD, ...TYPED })) deps.vault.put(secretOf(name), value);
  deps.storage.openSession({ token: TOKEN, account: 'rahim', type: 0 });
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  const ended = toPromise(actor).then(
    (output) => exposureLog.note(`the output of ${where}`, { output }),
    (error) => exposureLog.note(`the error of ${where}`, { error, said: String(error) }),
  );
  await Promise.race([ended, soon()]);
  actor.stop();
  exposureLog.note('a cookie', document.cookie);
}
const secretOf = (name: string): Secret => {
  const held = Object.keys({ ...HELD, ...TYPED }).find((key): key is Secret => key === name);
  if (!held) throw new Error(`${name} is not held`);
  return held;
};

beforeEach(() => sessionStorage.clear());

for (const wire of WIRES)
  describe(`wire that ${wire} [asvs 14.2.1 14.3.1 16.2.5]`, () => {
    const page = wired(wire);

    for (const place of page.machines.keys())
      test(`${place} leaks no secret`, { tags: isInGate(wire, place) ? [] : ['extended'] }, async () => {
        const machine = page.machines.get(place);
        for (const { src, input } of startedActorsOf(machine?.id)) {
          const logic: unknown = machine?.implementations.actors?.[src];
          if (isLogic(logic)) await run(page, logic, `${place}.${src}`, input);
        }
        // The token's only place is the session storage (s3.storage.session).
        expect(page.told.leaks(page.secrets(), (text) => /^token = [\w-]+$/.test(text))).toEqual([]);
      });
  });

test('every destination of the gate is wired', () => {
  const wiredPlaces = [...wired('answers').machines.keys()];
  expect(GATE_DESTINATIONS.filter((place) => !wiredPlaces.includes(place))).toEqual([]);
});

test('every chart is wired except those that the portal does not run', () => {
  const ids = new Set([...wired('answers').machines.values()].map(({ id }) => id));
  const unwired = charts.filter(({ machine }) => !ids.has(machine.id)).map(({ flow }) => flow);
  expect(unwired).toEqual([...Object.keys(elsewhere), ...atDesk].sort());
});
