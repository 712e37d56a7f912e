import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { HelpCenter, HelpEntry } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { digits } from '../../../../ui/format';
import { HelpAbout } from './help-about';
import './help.css';

const COUNT = msg({ id: 'help.count', message: '{count, plural, one {# article} other {# articles}}' });

type Props = { center: HelpCenter; q: string; category: string; onSearch: (q: string) => void };

/** Articles by category, or search results in order; and the search field (own.help.search). */
export function HelpList({ center: { list, categories, isNear }, q, category, onSearch }: Props) {
  const { t, i18n } = useLingui();
  const all = t({ id: 'help.everything', message: 'All topics' });
  return (
    <>
      <h1>
        <Trans id="help.title">How can we help?</Trans>
      </h1>
      <Search q={q} onSearch={onSearch} />
      <nav className="help-topics" aria-label={t({ id: 'help.topics', message: 'Topics' })}>
        <Link to="." aria-current={category === '' && q === '' ? 'true' : undefined} activeProps={{}}>
          {all}
        </Link>
        {categories.map(({ id, title, count }) => (
          <Link
            key={id}
            to="."
            search={{ kind: id }}
            aria-current={category === id ? 'true' : undefined}
            activeProps={{}}
          >
            {title} <span className="num">{digits(count, i18n.locale)}</span>
          </Link>
        ))}
      </nav>
      <p className="sm mute" role="status">
        {list.length === 0 ? (
          <Trans id="help.none">Nothing found. Try another word, choose a topic, or contact customer service.</Trans>
        ) : isNear ? (
          <Trans id="help.near">No exact match. These come close:</Trans>
        ) : (
          i18n._(COUNT.id, { count: list.length }, { message: COUNT.message })
        )}
      </p>
      <ul className="help-entries">
        {list.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <HelpAbout />
    </>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useLingui();
  const label = t({ id: 'help.search', message: 'Search the help centre' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <form className="help-search" aria-label={label} onSubmit={submit}>
      <input
        key={q}
        className="input"
        type="search"
        name="q"
        maxLength={64}
        defaultValue={q}
        aria-label={label}
        placeholder={label}
      />
      <Button type="submit" look="primary" icon="search">
        <Trans id="help.search.submit">Search</Trans>
      </Button>
    </form>
  );
}

const Entry = ({ entry: { id, title, beginning } }: { entry: HelpEntry }) => (
  <article className="card help-entry">
    <h2>
      <Link to="." search={{ article: id }}>
        {title}
      </Link>
    </h2>
    <p className="mute">{beginning}</p>
  </article>
);
