import { useState } from 'react';
import type { ChartData } from '../data';
import { addressOf } from './address';
import { Icon } from './icon';
import { Search } from './search';
import { useAtlas } from './shared';

/** Address of the index. */
const HOME = addressOf({ steps: [], at: 0 });

/** Header of every view: link to the index, search, language, light or dark. */
export function Top({ chart, onLanguage }: { chart: ChartData | undefined; onLanguage: () => void }) {
  const { texts } = useAtlas();
  return (
    <header className="at-top">
      <a className="brand" href={HOME}>
        <Mark />
        <span>{texts('atlas')}</span>
      </a>
      <Search chart={chart} />
      <div className="row tools push">
        <Theme />
        <button
          type="button"
          className="btn btn-2 btn-s"
          lang={texts.language === 'bn' ? 'en' : 'bn'}
          onClick={onLanguage}
        >
          {texts('language')}
        </button>
      </div>
    </header>
  );
}

function Theme() {
  const { texts } = useAtlas();
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const change = () => {
    document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
    setDark(!isDark);
  };
  return (
    <button type="button" className="icon-btn" aria-label={texts(isDark ? 'light' : 'dark')} onClick={change}>
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}

/** Logo: two states and a transition. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path className="mark-way" d="M11 9h9q3 0 3 3v8" />
    <rect className="mark-from" x="2" y="4" width="11" height="10" rx="3" />
    <rect className="mark-to" x="16" y="19" width="14" height="10" rx="3" />
  </svg>
);
