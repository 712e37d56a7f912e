import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartData } from '../data';
import { type Found, findAll } from './find';
import { hrefOf } from './flows';
import { titleOf } from './labels';
import { useAtlas } from './shared';

/** Search over flows and states of all charts. The slash key focuses it; Enter opens the first match. */
export function Search({ chart }: { chart: ChartData | undefined }) {
  const { data, texts, send } = useAtlas();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { found, all } = useMemo(
    () => findAll(data.charts, data.requirements, text, texts.language, chart),
    [data, text, texts, chart],
  );
  useEffect(() => {
    const come = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', come);
    return () => removeEventListener('keydown', come);
  }, []);

  const go = ({ chart: leads, path }: Found) => {
    setText('');
    if (leads !== chart) {
      location.hash = hrefOf(leads.key, path);
      return;
    }
    send({ type: 'state.chosen', path });
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setText('');
    if (key === 'Enter' && found[0]) go(found[0]);
  };
  return (
    <search className="search">
      <input
        ref={field}
        type="search"
        className="input input-s"
        aria-label={texts('search')}
        placeholder={texts('search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      {text.trim() !== '' && (
        <div className="found">
          <p className="xs mute" role="status">
            {found.length > 0 ? `${texts('found')}: ${texts.number(all)}` : texts('nothingFound')}
          </p>
          <ul>
            {found.map((match) => (
              <li key={`${match.chart.key} ${match.path}`}>
                <button type="button" onClick={() => go(match)}>
                  {match.label}
                  {match.chart !== chart && match.path !== undefined && (
                    <span className="xs mute"> · {titleOf(match.chart, texts.language)}</span>
                  )}
                  <span className="mono xs mute">{match.because}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
