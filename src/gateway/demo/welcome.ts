import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { opsAddress, reachable } from '../discovery-file';
import type { Config } from '../platform/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from './accounts';
import { DEMO_DESK_PASSWORD, DEMO_OPERATORS } from './operators';

/** Ports of the portal, the operators' API and the demo's payment provider. */
type ListeningAt = { port: number; opsPort: number; payments: number };

const KIND: Record<string, string> = {
  player: `a member with a balance of 25000.00; payment password ${DEMO_PAYMENT_PASSWORD}`,
  agent: 'an agent',
  downline: 'a member of the agent’s team',
  firsttime: 'logs in for the first time',
  expired: 'has an expired password',
  default: 'has the default password',
};

/**
 * Returns the startup message: addresses of the portal and the operators' API, and in the demo accounts and the outbox.
 */
export function welcome(config: Config, { port, opsPort, payments }: ListeningAt): string {
  const host = reachable(config.host) === '127.0.0.1' ? 'localhost' : reachable(config.host);
  const address = `http://${host}:${port}`;
  const places = [`Maidan is open at ${address}`, `Operators’ commands: ${opsAddress(config.opsHost, opsPort)}`];
  const desk = deskAddress(config, opsPort);
  if (desk) places.push(`The operators’ desk: ${desk}`);
  if (!config.demo) return [...places, ''].join('\n');
  const accounts = DEMO_ACCOUNTS.map(
    ({ userName, password }) =>
      `  ${userName.padEnd(10)} ${(password === null ? config.defaultPassword : DEMO_PASSWORD)?.padEnd(12)}  ${KIND[userName] ?? ''}`,
  );
  const servers = [
    `What the demo sends: ${address}/demo/outbox`,
    `The demo’s payment provider: http://${host}:${payments}`,
  ];
  const operators = DEMO_OPERATORS.map(({ name, role }) => `  ${name.padEnd(14)} ${DEMO_DESK_PASSWORD}  ${role}`);
  const atDesk = desk ? ['Demo operators (npm run ops -- desk code prints their code):', ...operators, ''] : [];
  return [...places, '', 'Demo accounts:', ...accounts, '', ...atDesk, ...servers, ''].join('\n');
}

/** Returns the address of the desk; null if it is not built. */
function deskAddress({ deskDir, opsHost, opsOrigin }: Config, opsPort: number): string | null {
  if (!existsSync(join(deskDir, 'index.html'))) return null;
  return `${opsOrigin ?? opsAddress(opsHost, opsPort)}/desk/`;
}
