import type { ChartData } from '../data';
import { hrefOf, Percent } from './flows';
import { Runs } from './session-panel';
import { useAtlas } from './shared';
import { countsOf, titleOf } from './told';

/** The index: every flow with what it holds. */
export function IndexView() {
  const { data, say } = useAtlas();
  return (
    <main className="index" id="main" tabIndex={-1}>
      <h1>
        {say('flows')} <span className="num mute">({say.number(data.charts.length)})</span>
      </h1>
      <ul className="cards">
        {data.charts.map((chart) => (
          <li key={chart.key}>
            <Card chart={chart} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Card({ chart }: { chart: ChartData }) {
  const { say } = useAtlas();
  const { key, tiers } = chart;
  return (
    <a className="card flow-card" href={hrefOf(key)}>
      <Small chart={chart} />
      <span className="row">
        <span className="grow">
          <b className="flow-name">{titleOf(chart, say.language)}</b>
          <span className="xs mute mono">{key}</span>
        </span>
        <Runs chart={chart} />
        <Percent tier={tiers.at(-1)} />
      </span>
      <span className="sm mute">{say.counts(countsOf(chart))}</span>
    </a>
  );
}

/** The shape of a chart. */
const Small = ({ chart: { laid } }: { chart: ChartData }) => (
  <svg className="small" viewBox={`0 0 ${laid.width} ${laid.height}`} aria-hidden="true">
    {laid.boxes.map(({ path, x, y, width, height }) => (
      <rect key={path} x={x} y={y} width={width} height={height} rx="14" />
    ))}
  </svg>
);
