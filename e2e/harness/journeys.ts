import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../src/atlas';
import type { ModuleId } from '../../src/contract';
import { type RunningGateway, startGateway } from './gateway';
import { IN_GATE } from './looks';
import { Tester } from './tester';

type Settings = {
  /** By default, journeys take the languages in turn. */
  language?: Language;
  /** Initial fixture; by default each account of the demo is logged in somewhere. */
  fixture?: string;
  /** Modules switched before the start; the puzzle and the registration's captcha are off unless listed here. */
  on?: ModuleId[];
  off?: ModuleId[];
  /** Expected responses of 400 and above. */
  refuses?: [call: string, status: number][];
  /** IP address of the visitor. */
  ip?: string;
  /** True if the pages are at a host name. */
  named?: boolean;
  /** True if `npm test` runs it too. */
  isInGate?: boolean;
};
type Journey = (title: string, settings: Settings, go: (tester: Tester) => Promise<unknown>) => void;

const QUIET: ModuleId[] = ['SLIDEVERIF', 'REGCAPTCHA'];
const LANGUAGES: Language[] = ['bn', 'en'];

/** Journeys of a person through the built portal and a gateway: behaviour that no single chart contains. */
export function journeys(about: string, declare: (journey: Journey) => void): void {
  let gateway: RunningGateway;
  let journeyCount = 0;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(async () => {
    await gateway?.stop();
  });

  describe(about, () =>
    declare(
      (
        title,
        {
          language = LANGUAGES[journeyCount % 2] ?? 'bn',
          fixture = 'everybody',
          on = [],
          off = [],
          refuses = [],
          ip,
          named,
          isInGate,
        },
        go,
      ) => {
        journeyCount += 1;
        test(`${title} (${language})`, isInGate ? IN_GATE : {}, async () => {
          const turned = [
            ...[...QUIET, ...off].filter((modId) => !on.includes(modId)).map((modId) => `${modId}=off`),
            ...on.map((modId) => `${modId}=on`),
          ];
          await gateway.becomes(fixture, ...turned);
          const tester = await Tester.arrives(gateway, { language, ip, named });
          try {
            await go(tester);
            expect(tester.errors).toEqual([]);
            const unexpected = tester.edge.refused.filter(
              ({ call, status }) => !refuses.some((rejection) => rejection[0] === call && rejection[1] === status),
            );
            expect(unexpected).toEqual([]);
          } catch (error) {
            const errorText = [error instanceof Error ? error.message : JSON.stringify(error), ...tester.errors].join(
              '\n',
            );
            throw new Error(`${errorText}\nat ${tester.page.url()}\n${await readScreen(tester)}`);
          } finally {
            await tester.leaves();
          }
        });
      },
    ),
  );
}

/** Screen content at the failure. */
const readScreen = ({ page }: Tester): Promise<string> =>
  Promise.race([
    page
      .locator('body')
      .ariaSnapshot()
      .catch(() => ''),
    wait(5_000).then(() => ''),
  ]);
