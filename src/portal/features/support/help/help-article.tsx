import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Article } from '../../../../contract';
import { dayOfYear } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { Note } from '../../../../ui/note';
import { takeLostFocus } from '../../../../ui/take-focus';
import { NoticeHtml } from '../../../parts/html/notice-html';
import { HelpAbout } from './help-about';
import './help.css';

/** A whole article; an outdated edition says so, with a link to the current one (own.content.editions). */
export function HelpArticle({
  article: { id, title, category, content, edition, isCurrent, date },
}: {
  article: Article;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        <Link to="." search={category ? { kind: category.id } : {}} className="help-back-link">
          <Icon name="left" small />
          {category?.title ?? <Trans id="help.back">Help centre</Trans>}
        </Link>
      </p>
      <article className="help-article" tabIndex={-1} ref={takeLostFocus}>
        <h1>{title}</h1>
        <p className="sm mute">
          {edition && <Trans id="help.edition">Edition {edition}, in force from</Trans>}{' '}
          <time dateTime={date}>{dayOfYear(date, i18n.locale)}</time>
        </p>
        {!isCurrent && (
          <Note tone="gold">
            <Trans id="help.older">This is an older edition.</Trans>{' '}
            <Link to="." search={{ article: id }}>
              <Trans id="help.current">Read the one in force</Trans>
            </Link>
          </Note>
        )}
        <NoticeHtml html={content} />
      </article>
      <HelpAbout />
    </>
  );
}
