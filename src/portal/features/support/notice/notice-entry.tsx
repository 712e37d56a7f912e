import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Notice } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { dayOfYear } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { beginningOf } from '../../../parts/html/notice-html';
import './notice.css';

/** A notice in the list: title, date and first lines, all of it one link (s2.notice-page.select). */
export function NoticeEntry({ notice: { id, type, title, content, date } }: { notice: Notice }) {
  const { i18n } = useLingui();
  return (
    <article className="card notice-entry">
      <h2>
        <Link to="." search={{ dialog: 'notice', id }}>
          {title}
        </Link>
      </h2>
      <p className="notice-when sm mute">
        <time dateTime={date}>{dayOfYear(date, i18n.locale)}</time>
        {type === 'H' && (
          <Badge tone="gold">
            <Trans id="notice.important">Important</Trans>
          </Badge>
        )}
        {type === 'PR' && (
          <Badge tone="river">
            <Trans id="notice.promotion">Promotion</Trans>
          </Badge>
        )}
        <Icon name="right" small />
      </p>
      <p className="notice-beginning mute">{beginningOf(content)}</p>
    </article>
  );
}
