import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { stateKey } from '../../diff';
import type { ChartData } from '../data';
import { ChangeCounts, Sign } from './change-marks';
import { marksOf } from './changes';
import { hrefOf, Percent } from './flows';
import { countsOf, titleOf } from './labels';
import { MapView } from './map-view';
import { OpenNotes } from './open-notes';
import { Runs } from './session-panel';
import { type AtlasActor, useAtlas } from './shared';
import { type Section, SORTS, type Sort, sorted, tiersOf } from './sorted';
import type { Word } from './words';

/** Index: the map and every flow with its counts; in a comparison with a revision, sorted for review. */
export function IndexView({ actor }: { actor: AtlasActor }) {
  const { data, texts } = useAtlas();
  const requestedSort = useSelector(actor, ({ context }) => context.place.sort);
  const sort = SORTS.find((option) => option === requestedSort) ?? 'group';
  return (
    <main className="index" id="main" tabIndex={-1}>
      {data.map && <MapView key={texts.language} map={data.map[texts.language]} actor={actor} />}
      <OpenNotes />
      <div className="row wrap">
        <h1 className="grow">
          {texts('flows')} <span className="num mute">({texts.number(data.charts.length)})</span>
        </h1>
        {!data.since && data.charts.length > 1 && <SortBy sort={sort} />}
      </div>
      {data.since ? (
        <Reviewed charts={data.charts} since={data.since} />
      ) : (
        sorted(data.charts, sort, texts.language).map((section) => <Sorted key={section.title} section={section} />)
      )}
    </main>
  );
}

const SORT_WORDS: Record<Sort, Word> = {
  group: 'byGroup',
  coverage: 'byCoverage',
  size: 'bySize',
  changed: 'byChange',
};

function SortBy({ sort }: { sort: Sort }) {
  const { texts, send } = useAtlas();
  return (
    <select
      className="input input-s"
      aria-label={texts('sort')}
      value={sort}
      onChange={({ target }) =>
        send({ type: 'sort.chosen', sort: target.value === 'group' ? undefined : target.value })
      }
    >
      {SORTS.map((option) => (
        <option key={option} value={option}>
          {texts('sort')}: {texts(SORT_WORDS[option])}
        </option>
      ))}
    </select>
  );
}

function Sorted({ section: { title, charts } }: { section: Section }) {
  const { texts } = useAtlas();
  if (title === undefined) return <Cards charts={charts} />;
  return (
    <section>
      <h2>
        {title === '' ? texts('others') : `${title[0]?.toUpperCase()}${title.slice(1)}`}{' '}
        <span className="num mute">({texts.number(charts.length)})</span>
      </h2>
      <Cards charts={charts} />
    </section>
  );
}

/** New, changed, deleted and unchanged flows. */
function Reviewed({ charts, since }: { charts: ChartData[]; since: { revision: string; gone: string[] } }) {
  const { texts } = useAtlas();
  const added = charts.filter(({ isNew }) => isNew);
  const changed = charts.filter(({ diff }) => diff);
  const same = charts.filter(({ isNew, diff }) => !isNew && !diff);
  return (
    <>
      <p className="mute">
        {texts('since')} <span className="mono">{since.revision}</span>
      </p>
      <Group word="added" count={added.length}>
        <Cards charts={added} />
      </Group>
      <Group word="changed" count={changed.length}>
        <Cards charts={changed} />
      </Group>
      <Group word="removed" count={since.gone.length}>
        <ul className="gone">
          {since.gone.map((name) => (
            <li key={name} className="row mono">
              <Sign mark="removed" /> {name}
            </li>
          ))}
        </ul>
      </Group>
      <Group word="same" count={same.length}>
        <Cards charts={same} />
      </Group>
    </>
  );
}

function Group({ word, count, children }: { word: Word; count: number; children: ReactNode }) {
  const { texts } = useAtlas();
  if (count === 0) return null;
  return (
    <section>
      <h2>
        {texts(word)} <span className="num mute">({texts.number(count)})</span>
      </h2>
      {children}
    </section>
  );
}

const Cards = ({ charts }: { charts: ChartData[] }) => (
  <ul className="cards">
    {charts.map((chart) => (
      <li key={chart.key}>
        <Card chart={chart} />
      </li>
    ))}
  </ul>
);

function Card({ chart }: { chart: ChartData }) {
  const { texts } = useAtlas();
  const { key, diff, changed } = chart;
  const tiers = tiersOf(chart);
  return (
    <a className="card flow-card" href={hrefOf(key)}>
      <Small chart={chart} />
      <span className="row">
        <span className="grow">
          <b className="flow-name">{titleOf(chart, texts.language)}</b>
          <span className="xs mute mono">{key}</span>
        </span>
        <Runs chart={chart} />
      </span>
      <span className="sm mute">{texts.counts(countsOf(chart))}</span>
      {chart.picture.origin?.how === 'read' && <span className="xs mute">{texts('read')}</span>}
      {tiers.length > 0 && (
        <span className="row wrap sm card-tiers">
          {tiers.map((tier) => (
            <span key={tier.tier}>
              <Percent tier={tier} /> {tier.tier}
            </span>
          ))}
        </span>
      )}
      {changed !== undefined && (
        <span className="xs mute">
          {texts('lastChange')} {texts.day(changed)}
        </span>
      )}
      {diff && <ChangeCounts diff={diff} />}
    </a>
  );
}

/** Thumbnail of a chart, with its changes. */
function Small({ chart: { laid, diff } }: { chart: ChartData }) {
  const { width, height, boxes } = diff?.laid ?? laid;
  const marks = diff && marksOf(diff, []);
  return (
    <svg className="small" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map(({ path, x, y, width, height }) => (
        <rect key={path} className={marks?.get(stateKey(path))} x={x} y={y} width={width} height={height} rx="14" />
      ))}
    </svg>
  );
}
