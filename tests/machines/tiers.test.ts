import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { charts } from '../harness/charts';
import { atDesk, elsewhere } from './tiers';

/** Returns whether a file exists and runs a chart's paths. */
const walks = (file: string, flow: string) =>
  existsSync(file) && new RegExp(`['"]${flow}['"]`).test(readFileSync(file, 'utf8'));

/** Returns whether a test performs a chart's paths in a browser, by its steps file or by a row of its own. */
const walksInBrowser = (area: string, flow: string) => {
  const test = `e2e/${area}/${flow}.test.ts`;
  return existsSync(test) && (walks(test, flow) || walks(`e2e/${area}/${flow}.steps.ts`, flow));
};

describe('every chart is tested in every tier, or names its exception', () => {
  test.each(charts.filter(({ flow }) => atDesk.includes(flow)))(
    '$flow of the desk has a driver, and path tests in the rendered tier',
    ({ area, flow }) => {
      expect(existsSync(`tests/drivers/${area}/${flow}.driver.ts`)).toBe(true);
      expect(walks(`tests/rendered/${area}/${flow}.test.tsx`, flow)).toBe(true);
    },
  );

  test('a chart of the desk exists', () => {
    expect(atDesk.filter((flow) => !charts.some((chart) => chart.flow === flow))).toEqual([]);
  });

  test.each(charts.filter(({ flow }) => !elsewhere[flow] && !atDesk.includes(flow)))(
    '$flow has a driver, and path tests in both upper tiers',
    ({ area, flow }) => {
      expect({
        driver: existsSync(`tests/drivers/${area}/${flow}.driver.ts`),
        rendered: walks(`tests/rendered/${area}/${flow}.test.tsx`, flow),
        browser: walksInBrowser(area, flow),
      }).toEqual({ driver: true, rendered: true, browser: true });
    },
  );

  test.each(Object.entries(elsewhere))('%s has path tests only where it runs', (flow, { reason, walked }) => {
    const area = charts.find((chart) => chart.flow === flow)?.area;
    expect(area).toBeDefined();
    expect(reason).not.toBe('');
    expect(walks(walked, flow)).toBe(true);
    expect(
      [
        `tests/drivers/${area}/${flow}.driver.ts`,
        `tests/rendered/${area}/${flow}.test.tsx`,
        `e2e/${area}/${flow}.test.ts`,
      ].filter((file) => existsSync(file)),
    ).toEqual([]);
  });
});
