import type { RunningGateway } from './gateway';
import { until } from './until';

type Sent = { to: string; purpose: string; code: string; createdAt: string };

/** Returns the code sent to a number or an address for a purpose, once there is one besides the `known` ones. */
export const sentCode = (
  gateway: RunningGateway,
  purpose: string,
  to: string,
  known: readonly string[] = [],
): Promise<string> =>
  until(async () => {
    const all = await gateway.ops('codes');
    const sent: Sent | undefined = Array.isArray(all)
      ? all.find((candidate: Sent) => candidate.purpose === purpose && candidate.to === to)
      : undefined;
    return sent && !known.includes(sent.code) && sent.code;
  }, `No code for ${purpose} was sent to ${to}.`);
