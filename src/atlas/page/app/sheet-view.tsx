import { useMemo, useSyncExternalStore } from 'react';
import type { ScriptedChart } from '../data';
import { addressOf } from './address';
import { titleOf } from './labels';
import { saveText } from './save';
import { useAtlas } from './shared';
import { asCsv, EMPTY, exported, noted, type Sheet, scriptsOf, statusOf } from './sheet';
import { SheetCase } from './sheet-case';
import { STATUS, sheetWords } from './sheet-words';
import { storesOf } from './storage';

const sheetStore = storesOf<Sheet>(EMPTY);

/** Run sheet of a chart; `open` is the expanded case. */
export function SheetView({ chart, open }: { chart: ScriptedChart; open: string }) {
  const { texts } = useAtlas();
  const words = sheetWords[texts.language];
  const { key, script } = chart;
  const store = sheetStore(`${key}@${script.revision}`);
  const sheet = useSyncExternalStore(store.subscribe, store.get);
  const keeping = useSyncExternalStore(store.subscribe, store.keeping);
  const labelled = useMemo(() => scriptsOf(chart, texts.language), [chart, texts.language]);
  const all = labelled.map(({ id, steps }) => statusOf(sheet.cases[id], steps.length));
  const count = (status: (typeof all)[number]) => all.filter((value) => value === status).length;
  return (
    <main className="sheet" id="main" tabIndex={-1}>
      <div className="row wrap">
        <h1 className="grow">
          {words.sheet}: {titleOf(chart, texts.language)}
        </h1>
        <a className="btn btn-2 btn-s" href={addressOf({ chart: key, steps: [], at: 0 })}>
          {words.toChart}
        </a>
      </div>
      <p className="sm mute" role="status">
        {words.cases} {texts.number(labelled.length)}
        {(['passed', 'failed', 'begun', 'open'] as const).map((status) => (
          <span key={status}>
            {' · '}
            {STATUS[texts.language][status]} {texts.number(count(status))}
          </span>
        ))}
      </p>
      <p className="sm mute">
        {words.revision} <span className="mono">{script.revision}</span> · {words[keeping]}
      </p>
      <Head chart={chart} sheet={sheet} onChange={store.set} />
      <ol className="sheet-cases">
        {labelled.map((script) => (
          <li key={script.id}>
            <SheetCase
              script={script}
              found={sheet.cases[script.id]}
              isOpen={open === script.id}
              onChange={(change) => store.set(noted(store.get(), script.id, change, new Date()))}
            />
          </li>
        ))}
      </ol>
    </main>
  );
}

type HeadProps = { chart: ScriptedChart; sheet: Sheet; onChange: (sheet: Sheet) => void };

/** Tester and build, and the buttons that export results. */
function Head({ chart, sheet, onChange }: HeadProps) {
  const { texts } = useAtlas();
  const words = sheetWords[texts.language];
  const field = (name: 'tester' | 'build') => (
    <label>
      <span className="sm">{words[name]}</span>
      <input
        className="input input-s"
        value={sheet[name]}
        onChange={({ target }) => onChange({ ...sheet, [name]: target.value })}
      />
    </label>
  );
  const name = `${chart.key}-${chart.script.revision}`;
  return (
    <div className="row wrap sheet-head">
      {field('tester')}
      {field('build')}
      <button
        type="button"
        className="btn btn-1 btn-s"
        onClick={() => saveText(`${name}.json`, JSON.stringify(exported(chart, sheet), null, 1))}
      >
        {words.json}
      </button>
      <button
        type="button"
        className="btn btn-2 btn-s"
        onClick={() => saveText(`${name}.csv`, asCsv(chart, sheet, texts.language))}
      >
        {words.csv}
      </button>
    </div>
  );
}
