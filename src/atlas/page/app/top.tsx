import { useState } from 'react';
import { Icon } from './icon';
import { useAtlas } from './shared';

const KEY = [
  ['e ok', 'keyOk'],
  ['e part', 'keyPart'],
  ['e no', 'keyNo'],
  ['e act', 'keyNow'],
] as const;

/** What stands over every view: the way to the index, what lines mean, the language, light or dark. */
export function Top({ onLanguage }: { onLanguage: () => void }) {
  const { say } = useAtlas();
  return (
    <header className="at-top">
      <a className="brand" href="#">
        <Mark />
        <span>{say('atlas')}</span>
      </a>
      <ul className="key push" aria-label={say('key')}>
        {KEY.map(([line, word]) => (
          <li key={word}>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              <path className={line} d="M0 6h28" />
            </svg>
            {say(word)}
          </li>
        ))}
      </ul>
      <div className="row tools">
        <Theme />
        <button type="button" className="btn btn-2 btn-s" lang={say.language === 'bn' ? 'en' : 'bn'} onClick={onLanguage}>
          {say('language')}
        </button>
      </div>
    </header>
  );
}

function Theme() {
  const { say } = useAtlas();
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const change = () => {
    document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
    setDark(!isDark);
  };
  return (
    <button type="button" className="icon-btn" aria-label={say(isDark ? 'light' : 'dark')} onClick={change}>
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}

/** Two states and a way between them. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path className="mark-way" d="M11 9h9q3 0 3 3v8" />
    <rect className="mark-from" x="2" y="4" width="11" height="10" rx="3" />
    <rect className="mark-to" x="16" y="19" width="14" height="10" rx="3" />
  </svg>
);
