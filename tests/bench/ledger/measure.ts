import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { verifyLedger } from '../../../src/gateway/money/wallet/service';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';
import { admin, named } from '../../gateway/harness/postgres';
import { type Size, seed, seedSessions, seedStudio } from './data';
import { startGateway } from './gateway';
import { bets, overHttp, type Pattern, raw, throughService } from './load';
import { measureRecords } from './records';

/** A measurement: below `least` or above `most` it fails. */
export type Measured = { name: string; value: number; unit: string } & ({ least: number } | { most: number });
/** Transfers per second; `traced`: by HTTP, while 1 % of all traces are recorded. */
type Rates = {
  raw: Record<Pattern, number>;
  service: Record<Pattern, number>;
  http: number;
  traced: number;
  bets: number;
};

const SMALL: Size = { players: 1_000, transfers: 20 };
const LARGE: Size = { players: 10_000, transfers: 20 };
/** Over HTTP a request queries the database twice where a transfer does once, and shares two cores with the clients. */
const GOALS = { spread: 0.8, busy: 0.7, http: 0.3, traced: 0.9, bets: 0.7, grown: 0.8 };
/** The first thousands of requests cost twice as much, so the first rounds warm up and do not count. */
const WARMING = 3;
const ROUNDS = 5;
const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Compares posted transfers per second through the gateway's service with the same transaction run by pgbench, on the
 * embedded PostgreSQL as the gateway starts it; over HTTP, traced too; and with ten times the accounts and entries.
 */
export async function measureLedger(bundle: string): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const postgres = await keepPostgres(folder, () => undefined);
  try {
    const small = await measure(bundle, postgres.ownerUrl, folder, SMALL);
    const large = await measure(bundle, postgres.ownerUrl, folder, LARGE);
    const grown = { value: large.service.spread / small.service.spread, least: GOALS.grown };
    const transfers = [
      ...compareRates('1x', small),
      ...compareRates('10x', large),
      { name: 'transfers spread, 10x', ...grown, unit: 'x the same at 1x' },
    ];
    return [...transfers, ...(await measureRecords(postgres.ownerUrl))];
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function compareRates(size: string, { raw, service, http, traced, bets: signed }: Rates): Measured[] {
  const unit = (rate: number) => `x pgbench raw (${Math.round(rate)} a second)`;
  return [
    {
      name: `transfers spread, ${size}`,
      value: service.spread / raw.spread,
      least: GOALS.spread,
      unit: unit(service.spread),
    },
    { name: `transfers busy, ${size}`, value: service.busy / raw.busy, least: GOALS.busy, unit: unit(service.busy) },
    { name: `transfers by HTTP, ${size}`, value: http / raw.spread, least: GOALS.http, unit: unit(http) },
    { name: `traced at 1 %, ${size}`, value: traced / http, least: GOALS.traced, unit: 'x transfers by HTTP' },
    {
      name: `bets by the signed wire, ${size}`,
      value: signed / http,
      least: GOALS.bets,
      unit: `x transfers by HTTP (${Math.round(signed)} a second)`,
    },
  ];
}

/** Medians, in turns, so that other load affects all alike. The ledger must balance before and after. */
async function measure(bundle: string, server: string, folder: string, size: Size): Promise<Rates> {
  const name = `bench_${size.players}`;
  await admin(server, `create database ${name}`);
  const url = named(server, name);
  const { pool, db } = openDatabase(url, { timeouts: null });
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  await seed(db, size);
  await seedSessions(db);
  await seedStudio(db);
  await mustAddUp(db);
  const gateway = await startGateway(bundle, url, folder);
  const collector = createServer((request, reply) => request.resume().on('end', () => reply.end('{}')));
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const tracing = { TRACE_URL: `http://127.0.0.1:${portOf(collector)}/v1/traces`, TRACE_SHARE: '0.01' };
  const tracedGateway = await startGateway(bundle, url, folder, tracing);
  const works = {
    rawSpread: () => raw(url, folder, size.players, 'spread'),
    serviceSpread: () => throughService(db, size.players, 'spread'),
    rawBusy: () => raw(url, folder, size.players, 'busy'),
    serviceBusy: () => throughService(db, size.players, 'busy'),
    http: () => overHttp(gateway.origin),
    traced: () => overHttp(tracedGateway.origin),
    bets: () => bets(gateway.origin),
  };
  const rates = await inTurns(works);
  await gateway.stop();
  await tracedGateway.stop();
  collector.close();
  await mustAddUp(db);
  await pool.end();
  return {
    raw: { spread: rates.rawSpread, busy: rates.rawBusy },
    service: { spread: rates.serviceSpread, busy: rates.serviceBusy },
    http: rates.http,
    traced: rates.traced,
    bets: rates.bets,
  };
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

async function inTurns<K extends string>(works: Record<K, () => Promise<number>>): Promise<Record<K, number>> {
  const names = Object.keys(works) as K[];
  const ratesByName = new Map<K, number[]>();
  for (let round = 0; round < WARMING + ROUNDS; round++)
    for (const name of names) {
      const rate = await works[name]();
      if (round >= WARMING) ratesByName.set(name, [...(ratesByName.get(name) ?? []), rate]);
    }
  return Object.fromEntries(names.map((name) => [name, median(ratesByName.get(name) ?? [])])) as Record<K, number>;
}

async function mustAddUp(db: Parameters<typeof seed>[0]): Promise<void> {
  const { problems } = await verifyLedger({ db });
  if (problems.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(problems.slice(0, 3))}`);
}
