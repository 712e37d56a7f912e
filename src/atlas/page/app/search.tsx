import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ChartData } from '../data';
import { type Found, find } from './find';
import { useAtlas } from './shared';

/** Finds states by what they are called, say, listen to and meet. The slash key comes here; Enter goes to the first that is found. */
export function Search({ chart }: { chart: ChartData }) {
  const { say, send } = useAtlas();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = find(chart, text, say.language);
  useEffect(() => {
    const come = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', come);
    return () => removeEventListener('keydown', come);
  }, []);

  const go = ({ path }: Found) => {
    setText('');
    send({ type: 'states.folded', paths: [] });
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
        aria-label={say('search')}
        placeholder={say('search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      {text.trim() !== '' && (
        <div className="found">
          <p className="xs mute" role="status">
            {found.length > 0 ? `${say('found')}: ${say.number(found.length)}` : say('nothingFound')}
          </p>
          <ul>
            {found.map((one) => (
              <li key={one.path}>
                <button type="button" onClick={() => go(one)}>
                  {one.told}
                  <span className="mono xs mute">{one.because}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
