import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../types';
import type { ChartData, PageData } from '../data';
import { displayedSides } from './changes';
import { ChartView } from './chart-view';
import { Flows } from './flows';
import { IndexView } from './index-view';
import { titleOf } from './labels';
import type { Loaded } from './machines';
import { type AtlasActor, AtlasContext, type SessionStore } from './shared';
import { SheetView } from './sheet-view';
import { StoryView } from './story/story-view';
import { Top } from './top';
import { textsIn } from './words';

type Props = { data: PageData; actor: AtlasActor; session: SessionStore; load: (chart: ChartData) => Promise<Loaded> };

/** Root of the page: the index of flows, or one chart. */
export function App({ data, actor, session, load }: Props) {
  const [language, setLanguage] = useState<Language>(navigator.language.startsWith('bn') ? 'bn' : 'en');
  const key = useSelector(actor, ({ context }) => context.place.chart);
  const isAlone = useSelector(actor, ({ context }) => context.place.room === 'on');
  const chart = data.charts.find((chart) => chart.key === key);
  const isStory = useSelector(actor, ({ context }) => context.place.story !== undefined);
  const isSides = useSelector(
    actor,
    ({ context }) => chart !== undefined && displayedSides(chart, context.place) !== undefined,
  );
  const sheet = useSelector(actor, ({ context }) => context.place.sheet);
  const atlas = useMemo(
    () => ({ data, texts: textsIn(language), send: actor.send, session }),
    [data, language, actor, session],
  );
  const title = chart && titleOf(chart, language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title ? `${title} · ${atlas.texts('atlas')}` : atlas.texts('atlas');
  }, [language, title, atlas]);

  return (
    <AtlasContext value={atlas}>
      <div
        className={
          chart ? ['at', isAlone && 'at-alone', isSides && 'at-sides'].filter(Boolean).join(' ') : 'at at-index'
        }
      >
        <button type="button" className="btn btn-1 skip" onClick={() => document.getElementById('main')?.focus()}>
          {atlas.texts('skip')}
        </button>
        <Top chart={chart} onLanguage={() => setLanguage(language === 'bn' ? 'en' : 'bn')} />
        {chart && <Flows current={chart} />}
        {chart?.script && sheet !== undefined ? (
          <SheetView key={chart.key} chart={{ ...chart, script: chart.script }} open={sheet} />
        ) : chart && isStory ? (
          <StoryView key={chart.key} chart={chart} />
        ) : chart ? (
          <Suspense>
            <ChartView key={chart.key} chart={chart} actor={actor} load={load} />
          </Suspense>
        ) : (
          <IndexView actor={actor} />
        )}
      </div>
    </AtlasContext>
  );
}
