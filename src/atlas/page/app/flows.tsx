import { useLayoutEffect, useRef } from 'react';
import type { ChartData, TierData } from '../data';
import { addressOf } from './address';
import { FlowMark } from './change-marks';
import { titleOf } from './labels';
import { Runs } from './session-panel';
import { useAtlas } from './shared';
import { tiersOf } from './sorted';

export const hrefOf = (chart: string, state?: string): string => addressOf({ chart, state, steps: [], at: 0 });

/** List of all charts next to the current one. */
export function Flows({ current }: { current: ChartData }) {
  const { data, texts } = useAtlas();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const item = list.current?.querySelector(`[data-key="${CSS.escape(current.key)}"]`);
    item?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className="flows" aria-label={texts('flows')}>
      <h2>
        {texts('flows')} <span className="num">({texts.number(data.charts.length)})</span>
      </h2>
      <ul ref={list}>
        {data.charts.map((chart) => (
          <li key={chart.key} data-key={chart.key}>
            <a href={hrefOf(chart.key)} aria-current={chart === current ? 'page' : undefined}>
              <span className="grow">
                <b>{titleOf(chart, texts.language)}</b>
                <span className="xs mute mono">
                  {chart.key} <FlowMark chart={chart} />
                </span>
              </span>
              <Runs chart={chart} />
              <Percent tier={tiersOf(chart)[0]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Coverage of a chart by a tier; empty if no tier was counted. */
export function Percent({ tier }: { tier: TierData | undefined }) {
  const { texts } = useAtlas();
  if (!tier) return null;
  const { covered, declared } = tier;
  const colour = covered === declared ? 'ok' : covered * 2 < declared ? 'no' : 'part';
  return <span className={`pc ${colour} num`}>{texts.percent(covered, declared)}</span>;
}
