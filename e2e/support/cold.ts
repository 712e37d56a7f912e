import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Destination } from './destinations';
import { type RunningGateway, startGateway } from './gateway';
import { layoutFaults, puzzleFaults } from './layout';
import { Tester } from './tester';

/** Px. */
export const NARROW = 360;
const WIDE = 1280;

/** What is wrong at each width, with the width before it. */
export async function faultsAtBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...[...(await layoutFaults(page)), ...(await puzzleFaults(page))].map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/**
 * Each alone, on a page that has been nowhere: what another destination brought along would hide what is missing here. Gives the gateway
 * of the file, once it is there.
 */
export function opensCold(all: readonly Destination[]) {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
    await gateway.becomes('everybody', 'SLIDEVERIF=on', 'REGCAPTCHA=off');
  });
  afterAll(async () => {
    await gateway?.stop();
  });

  describe.concurrent('opened cold', () => {
    test.for(all.map((one) => [one.name, one] as const))(
      '%s: nothing is cut off, too small or without its style',
      async ([, destination], { expect }) => {
        const tester = await Tester.arrives(gateway, { language: 'bn', width: NARROW });
        const { page, edge, errors } = tester;
        const { path, as, status = 200, leadOn } = destination;
        try {
          if (as) await tester.isLoggedIn(as);
          const reply = await tester.opens(path);
          expect(reply?.status()).toBe(status);
          await edge.rests();
          if (leadOn) {
            await leadOn(tester);
            await edge.rests();
          }
          expect(await faultsAtBoth(page)).toEqual([]);
          expect(errors).toEqual([]);
        } finally {
          await tester.leaves();
        }
      },
    );
  });
  return () => ({ gateway });
}
