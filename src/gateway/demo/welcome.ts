import type { Config } from '../config';
import { reachable } from '../note';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';

const KIND: Record<string, string> = {
  player: 'a member with a balance of 25000.00',
  agent: 'an agent',
  downline: 'a member of the agent’s team',
  firsttime: 'logs in for the first time',
  expired: 'has an expired password',
  default: 'has the default password',
};

/** What a newcomer is told when the portal may be used: where it is, who to be, and where the codes arrive. */
export function welcome(config: Config, port: number): string {
  const address = `http://${reachable(config.host) === '127.0.0.1' ? 'localhost' : reachable(config.host)}:${port}`;
  if (!config.demo) return `Maidan is open at ${address}\n`;
  const accounts = DEMO_ACCOUNTS.map(
    ({ userName, password }) =>
      `  ${userName.padEnd(10)} ${(password === null ? config.defaultPassword : DEMO_PASSWORD)?.padEnd(12)}  ${KIND[userName] ?? ''}`,
  );
  return [`Maidan is open at ${address}`, '', 'Demo accounts:', ...accounts, '', `What the demo sends: ${address}/demo/outbox`, ''].join(
    '\n',
  );
}
