/** @module-tag extended */

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../../../src/contract/money/money';
import { offerRule } from '../../../../../src/contract/rewards/offers';
import { perform } from '../../../../../src/gateway/operations/ops/acts';
import { offersForOperators, setOffer, turnOffer } from '../../../../../src/gateway/rewards/offer/operators';
import { type OfferPlay, searchOffer } from '../../../../../src/gateway/rewards/offer/search/offer-search';
import { startModules } from '../../../harness/modules';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());
const demo = (await offersForOperators(ctx)).filter(({ createdBy }) => createdBy === 'demo');
const README = new URL('../../../../../src/gateway/rewards/offer/README.md', import.meta.url);

const marked = ({ gain, isBound }: OfferPlay) => `${toWire(BigInt(gain))}${isBound ? ' +' : ''}`;

test('the README lists the best play with each offer of the demo, all within the setting [own.offer.hedged]', () => {
  const rows = demo.map(({ code, rule }) => {
    const certain = searchOffer(rule, 'least');
    const mean = searchOffer(rule, 'mean');
    expect(BigInt(certain.gain)).toBeLessThanOrEqual(ctx.config.offerHedgedGain);
    return [code, toWire(BigInt(certain.opening.bonus)), marked(certain), marked(mean)];
  });
  const written = readFileSync(README, 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z]+` /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  expect(written).toEqual(rows);
});

test('an offer that pays two accounts too much is not published; the rejection names the bets [own.offer.hedged]', async () => {
  const first = demo.find(({ code }) => code === 'SHAPLAFIRST') ?? expect.fail('no such offer');
  const strict = { ...ctx, config: { ...ctx.config, offerHedgedGain: 151_999n } };
  const rejection =
    /SHAPLAFIRST is not published.*more than 1519\.99: 1520\.00 .*500\.00 on five digits against 250\.00/;
  await expect(setOffer(strict, first.code, v.parse(offerRule, first.rule), 'test')).rejects.toThrow(rejection);
  await expect(turnOffer(strict, first.code, true, 'test')).rejects.toThrow(rejection);
  expect(await turnOffer(strict, first.code, false, 'test')).toBe(2);
  expect(await turnOffer(ctx, first.code, true, 'test')).toBe(3);
});

test('operators read the best play with an offer, and the reason of a rejection [own.offer.hedged]', async () => {
  const admin = { name: 'admin', role: 'admin' } as const;
  const operate = (config: object, ...args: string[]) =>
    perform({ ...ctx, config: { ...ctx.config, ...config } }, admin, { command: 'offers', args, reason: 'a test' });
  const gains = await operate({}, 'gain', 'BHORDAILY');
  expect(JSON.stringify(gains)).toContain('10.00 (exactly): a bonus of 5.00, the partner takes it, too; without a bet');
  const refused = operate({ offerHedgedGain: 100n }, 'on', 'BHORDAILY');
  const detail = expect.stringContaining('two accounts gain more than 1.00: 10.00 (exactly)');
  await expect(refused).rejects.toMatchObject({ code: 'ops.invalid', extra: { params: { detail } } });
  await expect(operate({}, 'gain', 'NOSUCHONE')).rejects.toMatchObject({ code: 'offer.unknown' });
});
