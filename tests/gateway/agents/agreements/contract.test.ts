import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { ContractTerms } from '../../../../src/contract/agents/agent-contracts';
import { contractSteps, contracts } from '../../../../src/gateway/agents/agreements/tables';
import { ALERTS, type AlertKind } from '../../../../src/gateway/identity/alert/kinds';
import { accountAlerts } from '../../../../src/gateway/identity/alert/tables';
import { alertWords } from '../../../../src/gateway/identity/alert/words';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { translate } from '../../../../src/gateway/platform/i18n';
import { startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { type Agent, accept, agentUnder, agreed, codeOf, daily, lineOf, offered, operates, tier } from './support';

const gateway = await startForYears();
afterAll(() => gateway.close());

const HOUR = 3_600_000;
const held = async ({ client }: Agent) => (await client.agentContracts({ side: 'downline', pageSize: 100 })).list;
const stateOf = async (agent: Agent, id: string) => (await held(agent)).find((candidate) => candidate.id === id)?.state;
const readAlerts = async ({ id }: Agent) => {
  const rows = await gateway.ctx.db
    .select()
    .from(accountAlerts)
    .where(eq(accountAlerts.accountId, id))
    .orderBy(accountAlerts.id);
  return rows.map(({ kind }) => kind);
};
/** The most that the house grants: room below it for all kinds. */
const DIVIDEND: ContractTerms = {
  kind: 'dividend',
  period: 'M',
  tiers: [tier(10_000), tier(20_000, '5000.00', { loss: '1000.00', activeMembers: 3 })],
};
const REALTIME: ContractTerms = { kind: 'realtime', winRate: 40, lossRate: 60, singleBet: '100.00' };

describe('contract offer', () => {
  const all: [string, ContractTerms][] = [
    ...(['D', 'W', 'H', 'M'] as const).map((period): [string, ContractTerms] => [
      `dividend ${period}`,
      { ...DIVIDEND, period },
    ]),
    [
      'daily wage',
      {
        kind: 'daily',
        tiers: [
          tier(300, '2500.00', { loss: '10.00', activeMembers: 5 }),
          tier(500, '9999999.99', { loss: '10.00', activeMembers: 5 }),
        ],
      },
    ],
    ['hourly wage', { kind: 'hourly', tiers: [tier(100, '400.50')] }],
    ['real-time salary', REALTIME],
  ];

  test.each(all)(
    '%s is offered and accepted with its terms [s3.contract-offer.types s3.contract-offer.fields s3.contract-offer.realtime-fields s3.contract-offer.periods s9.enum.periods]',
    async (_, terms) => {
      const upline = await agentUnder(gateway);
      await agreed(gateway, null, upline, terms);
      const below = await agentUnder(gateway, upline);
      const sent = await upline.client.offerContract({ downline: below.userName, terms });
      expect(sent).toMatchObject({
        terms,
        state: 'offered',
        request: 'newContract',
        status: 'inProcess',
        permitted: ['withdraw'],
      });
      expect(sent).toMatchObject({
        side: 'upline',
        upline: upline.userName,
        downline: below.userName,
        number: expect.stringMatching(/^C\d{8}$/),
      });
      const [got] = await held(below);
      expect(got).toMatchObject({ id: sent.id, terms, side: 'downline', permitted: ['accept', 'reject'] });
      const { kind } = terms;
      const listIds = async (client: Agent['client'], which: 'inForce' | 'waiting') =>
        (await client.agentContracts({ kind, standing: which })).list.map(({ id }) => id);
      expect([await listIds(below.client, 'waiting'), await listIds(upline.client, 'waiting')]).toEqual([
        [sent.id],
        [],
      ]);
      expect(await listIds(below.client, 'inForce')).toEqual([]);
      expect((await upline.client.agentContracts({ side: 'upline', kind })).list).toMatchObject([{ id: sent.id }]);
      expect(
        (await upline.client.agentContracts({ side: 'upline', kind: kind === 'daily' ? 'hourly' : 'daily' })).total,
      ).toBe(0);
      const accepted = await accept(below.client, sent);
      expect(accepted).toMatchObject({ state: 'active', status: 'approved', permitted: ['askEnd'] });
      expect([await listIds(below.client, 'waiting'), await listIds(below.client, 'inForce')]).toEqual([[], [sent.id]]);
      await below.client.actOnContract({ id: sent.id, version: accepted.version, act: 'askEnd' });
      expect([await listIds(below.client, 'waiting'), await listIds(upline.client, 'waiting')]).toEqual([
        [],
        [sent.id],
      ]);
      expect(await listIds(below.client, 'inForce')).toEqual([sent.id]);
    },
  );

  const wrong: [string, unknown][] = [
    ['a rate above the maximum', { kind: 'daily', tiers: [tier(100_001)] }],
    ['a rate of zero', { kind: 'daily', tiers: [tier(0)] }],
    ['a fractional rate', { kind: 'daily', tiers: [tier(1.5)] }],
    ['no tiers', { kind: 'daily', tiers: [] }],
    ['two tiers of the same rate', { kind: 'daily', tiers: [tier(5), tier(5, '1.00')] }],
    ['a higher tier that requires less turnover', { kind: 'daily', tiers: [tier(5, '2.00'), tier(6, '1.00')] }],
    [
      'a higher tier that requires fewer members',
      { kind: 'daily', tiers: [tier(5, '1.00', { activeMembers: 2 }), tier(6, '1.00', { activeMembers: 1 })] },
    ],
    [
      'a higher tier that requires less loss',
      { kind: 'daily', tiers: [tier(5, '1.00', { loss: '2.00' }), tier(6, '1.00', { loss: '1.99' })] },
    ],
    ['negative turnover', { kind: 'hourly', tiers: [tier(5, '-1.00')] }],
    ['an unknown period', { ...DIVIDEND, period: 'Y' }],
    ['a period of a daily wage', { kind: 'daily', period: 'D', tiers: [tier(5)] }],
    ['tiers of a real-time salary', { ...REALTIME, tiers: [tier(5)] }],
    ['an unknown kind', { kind: 'yearly', tiers: [tier(5)] }],
  ];
  test.each(wrong)('rejects %s [asvs 2.2.1]', async (_, terms) => {
    const token = await openSession(gateway.ctx, gateway.ctx.db, (await agentUnder(gateway)).id);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const payload = JSON.stringify({ downline: 'nobody', terms });
    const { statusCode, body } = await gateway.server.inject({
      method: 'POST',
      url: '/wps/agent/contracts',
      headers,
      payload,
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([422, 'request.invalid']);
  });
});

describe('parties of an offer [s6.contract.parties s3.contract-offer.offered-by]', () => {
  test('agents offer only to direct downline agents; strangers and unknown names get the same response', async () => {
    const line = await lineOf(gateway, daily(500), daily(400), daily(300));
    const [top, , low] = line.map(({ agent }) => agent);
    const stranger = await agentUnder(gateway);
    const member = await newcomer(gateway, 0n, { uplineId: top?.id ?? '' });
    const offers = (by: Agent | undefined, downline: string) =>
      codeOf(by?.client.offerContract({ downline, terms: daily(1) }) ?? expect.fail());
    expect(await offers(top, low?.userName ?? '')).toBe('404 contract.downlineUnknown');
    expect(await offers(top, stranger.userName)).toBe('404 contract.downlineUnknown');
    expect(await offers(top, 'nobodyatall')).toBe('404 contract.downlineUnknown');
    expect(await offers(top, top?.userName ?? '')).toBe('404 contract.downlineUnknown');
    expect(await offers(low, top?.userName ?? '')).toBe('404 contract.downlineUnknown');
    expect(await offers(top, member.userName)).toBe('409 contract.noAgent');
    expect(await codeOf(operates(gateway, 'contracts', 'offer', low?.userName ?? '', JSON.stringify(daily(1))))).toBe(
      '404 contract.downlineUnknown',
    );
    expect(await codeOf(member.client.agentContracts({ side: 'downline' }))).toBe('403 team.agentsOnly');
    const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
    expect(await codeOf(gateway.as(token).agentContracts({ side: 'downline' }))).toBe('403 security.trial');
    expect(await codeOf(gateway.as(null).agentContracts({ side: 'downline' }))).toBe('401 session.required');
  });

  test('rejects terms above the agent’s own, kinds the agent lacks, and second contracts of a kind', async () => {
    const [{ agent: top } = expect.fail()] = await lineOf(gateway, daily(500));
    const below = await agentUnder(gateway, top);
    const offers = (terms: ContractTerms) => codeOf(top.client.offerContract({ downline: below.userName, terms }));
    expect(await offers(daily(501))).toBe('409 contract.above');
    expect(await offers(REALTIME)).toBe('409 contract.above');
    expect(await offers(daily(500))).toBe('done');
    expect(await offers(daily(100))).toBe('409 contract.open');
  });

  test.each([
    ['upline', '409 contract.off'],
    ['downline', 'done'],
  ])(
    'a kind turned off for the %s cannot be offered or accepted, only ended [s6.contract.parties s6.flag.agent-salary-pages]',
    async (party, ofHouse) => {
      const [{ agent: top } = expect.fail(), { agent: low, contract } = expect.fail()] = await lineOf(
        gateway,
        daily(500),
        daily(50),
      );
      await agreed(gateway, null, top, REALTIME);
      const sent = await offered(gateway, top, low, daily(100));
      const { userName } = party === 'upline' ? top : low;
      const offers = (terms: ContractTerms) => codeOf(top.client.offerContract({ downline: low.userName, terms }));
      await operates(gateway, 'team', 'page', userName, 'daily', 'off');
      expect(await codeOf(accept(low.client, sent))).toBe('409 contract.off');
      expect((await held(low)).find(({ id }) => id === sent.id)?.permitted).toEqual(['reject']);
      await low.client.actOnContract({ id: sent.id, version: sent.version, act: 'reject' });
      expect(await offers(daily(100))).toBe('409 contract.off');
      expect(await offers(REALTIME)).toBe('done');
      expect(await codeOf(operates(gateway, 'contracts', 'offer', top.userName, JSON.stringify(daily(400))))).toBe(
        ofHouse,
      );
      const pendingEnd = await low.client.actOnContract({ id: contract.id, version: contract.version, act: 'askEnd' });
      const ended = await top.client.actOnContract({ id: contract.id, version: pendingEnd.version, act: 'confirmEnd' });
      expect(ended).toMatchObject({ request: 'termination', status: 'approved' });
      await operates(gateway, 'team', 'page', userName, 'daily', 'on');
      expect(await offers(daily(100))).toBe('done');
    },
  );

  test('each party can perform only its own acts; other agents’ contracts return 404', async () => {
    const [{ agent: top } = expect.fail()] = await lineOf(gateway, daily(500));
    const below = await agentUnder(gateway, top);
    const stranger = await agentUnder(gateway);
    const { id } = await offered(gateway, top, below, daily(100));
    const send = (by: Agent, act: 'accept' | 'reject' | 'withdraw' | 'askEnd', version = 1) =>
      codeOf(by.client.actOnContract({ id, version, act }));
    expect(await send(top, 'accept')).toBe('409 contract.notPermitted');
    expect(await send(top, 'reject')).toBe('409 contract.notPermitted');
    expect(await send(below, 'withdraw')).toBe('409 contract.notPermitted');
    expect(await send(below, 'askEnd')).toBe('409 contract.notPermitted');
    expect(await send(stranger, 'reject')).toBe('404 contract.unknown');
    expect(await codeOf(stranger.client.actOnContract({ id: crypto.randomUUID(), version: 1, act: 'reject' }))).toBe(
      '404 contract.unknown',
    );
    expect(await codeOf(stranger.client.contractLosses({ id }))).toBe('404 contract.unknown');
    expect(await codeOf(top.client.contractLosses({ id }))).toBe('404 contract.unknown');
    expect(await send(below, 'reject', 2)).toBe('409 contract.changed');
    expect(await send(below, 'reject')).toBe('done');
    expect([await readAlerts(top), await readAlerts(below)].map((alertKinds) => alertKinds.slice(-2))).toEqual([
      ['contract.offered', 'contract.rejected'],
      ['contract.offered', 'contract.rejected'],
    ]);
  });
});

describe('automatic termination on acceptance [s4.contract.auto-termination]', () => {
  /** A line of four, and a lower offer to the second. */
  async function lowered() {
    const line = await lineOf(gateway, daily(500), daily(400), daily(300), daily(200));
    const sibling = await agentUnder(gateway, line[1]?.agent);
    const low = await agreed(gateway, line[1]?.agent ?? null, sibling, daily(250));
    const [top, second, third, fourth] = line;
    if (!top || !second || !third || !fourth) throw new Error('the line is too short');
    return {
      top,
      second,
      third,
      fourth,
      low,
      sibling,
      sent: await offered(gateway, top.agent, second.agent, daily(250)),
    };
  }

  test('previews which contracts the termination ends, with their parties, and ends no others', {
    tags: ['extended'],
  }, async () => {
    const { top, second, third, fourth, low, sibling, sent } = await lowered();
    const { losses, digest } = await second.agent.client.contractLosses(sent);
    expect(losses).toEqual([
      { number: third.contract.number, downline: third.agent.userName, ending: 'above' },
      { number: fourth.contract.number, downline: fourth.agent.userName, ending: 'giverEnded' },
    ]);
    const accepts = (confirmedDigest?: string) =>
      second.agent.client.actOnContract({
        ...sent,
        act: 'accept',
        ...(confirmedDigest && { digest: confirmedDigest }),
      });
    expect(await codeOf(accepts())).toBe('409 contract.lossesChanged');
    expect(await stateOf(third.agent, third.contract.id)).toBe('active');
    const accepted = await accepts(digest);
    const over = { effectiveTo: accepted.effectiveFrom };
    expect(await held(third.agent)).toMatchObject([{ state: 'autoTerminated', ending: 'above', ...over }]);
    expect(await held(fourth.agent)).toMatchObject([{ state: 'autoTerminated', ending: 'giverEnded', ...over }]);
    expect((await held(second.agent)).map(({ state, ending }) => [state, ending])).toEqual([
      ['active', null],
      ['superseded', 'superseded'],
    ]);
    expect(await stateOf(sibling, low.id)).toBe('active');
    expect(await stateOf(top.agent, top.contract.id)).toBe('active');
    expect((await readAlerts(third.agent)).slice(-2)).toEqual(['contract.autoTerminated', 'contract.autoTerminated']);
    expect((await readAlerts(fourth.agent)).at(-1)).toBe('contract.autoTerminated');
    expect((await readAlerts(second.agent)).slice(-3)).toEqual([
      'contract.superseded',
      'contract.autoTerminated',
      'contract.accepted',
    ]);
  });

  test('shows the preview again if it has changed', { tags: ['extended'] }, async () => {
    const { second, sibling, sent } = await lowered();
    const { digest } = await second.agent.client.contractLosses(sent);
    await agreed(gateway, second.agent, sibling, daily(300));
    expect(await codeOf(second.agent.client.actOnContract({ ...sent, act: 'accept', digest }))).toBe(
      '409 contract.lossesChanged',
    );
    const { losses } = await second.agent.client.contractLosses(sent);
    expect(losses.map(({ downline }) => downline)).toContain(sibling.userName);
  });

  test('a giver with lowered terms cannot offer more than its own', { tags: ['extended'] }, async () => {
    const { top, second, third } = await lowered();
    const waits = await offered(gateway, second.agent, third.agent, daily(290));
    await accept(second.agent.client, (await held(second.agent))[0] ?? expect.fail());
    expect(await codeOf(accept(third.agent.client, waits))).toBe('409 contract.above');
    await operates(gateway, 'contracts', 'end', top.contract.number);
    expect((await held(second.agent)).map(({ state }) => state)).not.toContain('active');
    expect(await codeOf(accept(third.agent.client, waits))).toBe('409 contract.above');
  });

  test('a confirmed termination ends dependent contracts [s4.contract.request-types s4.status.contract]', {
    tags: ['extended'],
  }, async () => {
    const [top, second, third] = await lineOf(gateway, daily(500), daily(400), daily(300));
    if (!top || !second || !third) throw new Error('the line is too short');
    const { id } = second.contract;
    const pendingEnd = await second.agent.client.actOnContract({ id, version: second.contract.version, act: 'askEnd' });
    expect(pendingEnd).toMatchObject({ request: 'termination', status: 'inProcess', permitted: ['takeBackEnd'] });
    expect(await stateOf(third.agent, third.contract.id)).toBe('active');
    const ended = await top.agent.client.actOnContract({ id, version: pendingEnd.version, act: 'confirmEnd' });
    expect(ended).toMatchObject({ request: 'termination', status: 'approved', permitted: [], ending: 'agreed' });
    expect(await held(third.agent)).toMatchObject([{ state: 'autoTerminated', ending: 'giverEnded' }]);
    expect((await readAlerts(top.agent)).slice(-2)).toEqual(['contract.endAsked', 'contract.terminated']);
  });
});

describe('outcome of the last request and its messages', () => {
  const bodiesOf = async ({ client }: Agent) =>
    (await client.messages({ pageSize: 100 })).list.map(({ lines }) => lines.join(' '));

  test.each([
    ['endRefused', 'rejected', (top: Agent) => top, 'refuseEnd'],
    ['endTakenBack', 'withdrawn', (_: Agent, second: Agent) => second, 'takeBackEnd'],
  ] as const)(
    'stores the outcome of an unconfirmed termination with the state: %s [own.contract.outcome s4.status.contract]',
    async (news, outcome, by, act) => {
      const [top, second] = await lineOf(gateway, daily(500), daily(400));
      if (!top || !second) throw new Error('the line is too short');
      const { id, version } = second.contract;
      const pendingEnd = await second.agent.client.actOnContract({ id, version, act: 'askEnd' });
      expect(pendingEnd).toMatchObject({ request: 'termination', status: 'inProcess', outcome: null });
      await by(top.agent, second.agent).client.actOnContract({ id, version: pendingEnd.version, act });
      expect((await held(second.agent))[0]).toMatchObject({
        state: 'active',
        request: 'termination',
        status: 'rejected',
        outcome,
      });
      expect([(await readAlerts(top.agent)).at(-1), (await readAlerts(second.agent)).at(-1)]).toEqual([
        `contract.${news}`,
        `contract.${news}`,
      ]);
      const bodies = { upline: (await bodiesOf(top.agent)).join(), downline: (await bodiesOf(second.agent)).join() };
      const number = second.contract.number;
      const expected = {
        rejected: {
          upline: `You have refused to terminate contract ${number} with ${second.agent.userName}.`,
          downline: `${top.agent.userName} has refused your request to terminate contract ${number}.`,
        },
        withdrawn: {
          upline: `${second.agent.userName} no longer asks you to terminate contract ${number}.`,
          downline: `You have withdrawn your request to terminate contract ${number} with ${top.agent.userName}.`,
        },
      }[outcome];
      expect(bodies.upline).toContain(expected.upline);
      expect(bodies.downline).toContain(expected.downline);
    },
  );

  test('addresses messages to each party of an offer, in both languages [own.contract.addressed]', () => {
    const params = {
      number: 'C00000001',
      upline: 'amal',
      downline: 'bijoy',
      other: 'amal',
      since: '2026-11-01T00:00:00Z',
      until: '2026-11-08T00:00:00Z',
    };
    const readers = { end: ['asker', 'answerer'], other: ['upline', 'downline'] } as const;
    const kinds = Object.keys(ALERTS).filter((kind): kind is AlertKind => kind.startsWith('contract.'));
    for (const language of ['en', 'bn'] as const) {
      const unknown = translate(language, 'unknown');
      const texts = kinds.flatMap((kind) =>
        readers[kind.startsWith('contract.end') ? 'end' : 'other'].map(
          (reader) => alertWords({ kind, params: { ...params, reader } }, { language, zone: 'Asia/Dhaka' }).text,
        ),
      );
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text).not.toBe(unknown);
        expect(text).toMatch(language === 'en' ? /\b[Yy]ou/ : /আপনা|আপনি/);
      }
    }
    expect(alertWords({ kind: 'contract.accepted', params }, { language: 'en', zone: 'Asia/Dhaka' }).text).toContain(
      'bijoy has accepted',
    );
  });
});

describe('effective dates [own.contract.lifecycle]', () => {
  test('new terms apply from the next period, the old ones until then', { tags: ['extended'] }, async () => {
    const [{ agent: top } = expect.fail()] = await lineOf(gateway, daily(500));
    const below = await agentUnder(gateway, top);
    const first = await agreed(gateway, top, below, daily(300));
    await gateway.later(30 * HOUR);
    const second = await agreed(gateway, top, below, daily(350));
    const midnight = new Date(second.effectiveFrom ?? 0).toLocaleTimeString('en-GB', { timeZone: 'Asia/Dhaka' });
    expect(midnight).toBe('00:00:00');
    const [, before] = await held(below);
    expect(before).toMatchObject({ id: first.id, state: 'superseded', effectiveTo: second.effectiveFrom });
    // A contract superseded before its start never counts.
    const third = await agreed(gateway, top, below, daily(200));
    expect(third.effectiveFrom).toBe(second.effectiveFrom);
    expect((await held(below)).find(({ id }) => id === second.id)).toMatchObject({
      effectiveFrom: third.effectiveFrom,
      effectiveTo: third.effectiveFrom,
    });
  });

  test('real-time salary starts with the next five minutes', { tags: ['extended'] }, async () => {
    const agent = await agentUnder(gateway);
    const { effectiveFrom } = await agreed(gateway, null, agent, REALTIME);
    const wait = (effectiveFrom ?? 0) - (await gateway.ctx.now()).getTime();
    expect([(effectiveFrom ?? 1) % 300_000, wait > -5_000 && wait <= 300_000]).toEqual([0, true]);
  });

  test('an unanswered offer expires after a week, and both parties are notified', { tags: ['extended'] }, async () => {
    const [{ agent: top } = expect.fail()] = await lineOf(gateway, daily(500));
    const below = await agentUnder(gateway, top);
    const { id, deadline } = await offered(gateway, top, below, daily(300));
    expect((deadline ?? 0) - (await gateway.ctx.now()).getTime()).toBeGreaterThan(167 * HOUR);
    await gateway.later(167 * HOUR);
    await gateway.runJobs();
    expect(await stateOf(below, id)).toBe('offered');
    await gateway.later(2 * HOUR);
    expect(await codeOf(below.client.actOnContract({ id, version: 1, act: 'reject' }))).toBe(
      '409 contract.notPermitted',
    );
    await gateway.runJobs();
    expect((await held(below))[0]).toMatchObject({
      state: 'expired',
      status: 'rejected',
      outcome: 'expired',
      deadline: null,
    });
    expect([(await readAlerts(top)).at(-1), (await readAlerts(below)).at(-1)]).toEqual([
      'contract.expired',
      'contract.expired',
    ]);
    expect(await codeOf(top.client.offerContract({ downline: below.userName, terms: daily(300) }))).toBe('done');
  });
});

describe('concurrency [asvs 2.3.3]', () => {
  test('twenty concurrent acceptances: one succeeds, with one recorded step', { tags: ['extended'] }, async () => {
    const agent = await agentUnder(gateway);
    const { id } = await offered(gateway, null, agent, daily(500));
    const { digest } = await agent.client.contractLosses({ id });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(agent.client.actOnContract({ id, version: 1, act: 'accept', digest }))),
    );
    expect(all.sort()).toEqual([...Array.from({ length: 19 }, () => '409 contract.changed'), 'done'].sort());
    const steps = await gateway.ctx.db.select().from(contractSteps).where(eq(contractSteps.contractId, id));
    expect(steps.map(({ state, takenBy }) => [state, takenBy])).toEqual([
      ['offered', 'upline'],
      ['active', 'downline'],
    ]);
    expect((await readAlerts(agent)).filter((kind) => kind === 'contract.accepted')).toHaveLength(1);
  });

  test('concurrent acceptance and withdrawal: exactly one succeeds', { tags: ['extended'] }, async () => {
    const [{ agent: top } = expect.fail()] = await lineOf(gateway, daily(500));
    for (const turn of [0, 1, 2, 3]) {
      const below = await agentUnder(gateway, top);
      const { id } = await offered(gateway, top, below, daily(300));
      const { digest } = await below.client.contractLosses({ id });
      const accepts = () => codeOf(below.client.actOnContract({ id, version: 1, act: 'accept', digest }));
      const withdraws = () => codeOf(top.client.actOnContract({ id, version: 1, act: 'withdraw' }));
      const [first, second] = turn % 2 ? [accepts, withdraws] : [withdraws, accepts];
      const codes = await Promise.all([first(), second()]);
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
      expect(['active', 'withdrawn']).toContain(await stateOf(below, id));
    }
  });

  test('concurrent lower and higher acceptances never leave a contract above its giver’s', {
    tags: ['extended'],
  }, async () => {
    for (const _ of [0, 1, 2]) {
      const [top, second] = await lineOf(gateway, daily(500), daily(400));
      if (!top || !second) throw new Error('the line is too short');
      const third = await agentUnder(gateway, second.agent);
      const more = await offered(gateway, second.agent, third, daily(350));
      const less = await offered(gateway, top.agent, second.agent, daily(200));
      await Promise.all([codeOf(accept(third.client, more)), codeOf(accept(second.agent.client, less))]);
      const own = (await held(second.agent))[0];
      const below = (await held(third))[0];
      const stands = own?.state === 'active' && below?.state === 'active';
      expect([
        own?.state,
        below?.state,
        stands && JSON.stringify(own?.terms) === JSON.stringify(daily(200)),
      ]).not.toEqual(['active', 'active', true]);
    }
  });
});

test('acts and rejections are logged; terms, parties and steps are immutable [asvs 16.3.1]', async () => {
  const [{ agent: top, contract } = expect.fail()] = await lineOf(gateway, daily(500));
  await codeOf(top.client.offerContract({ downline: 'nobodyatall', terms: daily(1) }));
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.accountId, top.id))
    .orderBy(accountEvents.at);
  expect(events.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'contract.act done',
    'contract.offer contract.downlineUnknown',
  ]);
  const mine = eq(contracts.id, contract.id);
  for (const change of [
    { terms: daily(900) },
    { holderId: (await agentUnder(gateway)).id },
    { offeredAt: new Date(0) },
    { kind: 'hourly' as const },
  ])
    await expect(gateway.ctx.db.update(contracts).set(change).where(mine)).rejects.toThrow();
  const step = and(eq(contractSteps.contractId, contract.id), eq(contractSteps.version, 1));
  await expect(gateway.ctx.db.update(contractSteps).set({ takenBy: 'time' }).where(step)).rejects.toThrow();
  await expect(gateway.ctx.db.delete(contractSteps).where(step)).rejects.toThrow();
});

test('operators act for the house and can end contracts', async () => {
  const agent = await agentUnder(gateway);
  const { number } = await offered(gateway, null, agent, daily(500));
  expect(await operates(gateway, 'contracts', 'list', 'daily')).toContainEqual(
    expect.objectContaining({ number, state: 'offered', upline: null }),
  );
  await operates(gateway, 'contracts', 'say', number, 'withdraw');
  expect((await held(agent))[0]?.state).toBe('withdrawn');
  const { number: second, id } = await agreed(gateway, null, agent, daily(400));
  const below = await agentUnder(gateway, agent);
  const { number: third } = await agreed(gateway, agent, below, daily(100));
  expect(await codeOf(operates(gateway, 'contracts', 'say', third, 'askEnd'))).toBe('404 contract.unknown');
  expect(await codeOf(operates(gateway, 'contracts', 'offer', agent.userName, '{'))).toBe('422 ops.invalid');
  await operates(gateway, 'contracts', 'end', second);
  expect([await stateOf(agent, id), (await held(below))[0]?.state]).toEqual(['autoTerminated', 'autoTerminated']);
  const steps = await gateway.ctx.db
    .select()
    .from(contractSteps)
    .where(eq(contractSteps.contractId, id))
    .orderBy(contractSteps.version);
  expect(steps.map(({ takenBy }) => takenBy)).toEqual(['upline', 'downline', 'operator:admin']);
  expect(await codeOf(operates(gateway, 'contracts', 'end', second))).toBe('409 contract.notPermitted');
  expect(await codeOf(operates(gateway, 'contracts', 'end', 'C99999999'))).toBe('404 contract.unknown');
});
