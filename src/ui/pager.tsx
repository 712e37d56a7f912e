import { useLingui } from '@lingui/react/macro';
import { digits } from './format';
import { Icon } from './icon';
import { pageSlots } from './pages';
import './styles/pager.css';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/**
 * Pager of a list. Previous is disabled on the first page and next on the last (s4.pagination.edges), and a disabled
 * button can retain the focus.
 */
export function Pager({ page, pages, onPage }: Props) {
  const { t, i18n } = useLingui();
  return (
    <nav className="pager" aria-label={t({ id: 'common.pager', message: 'Pages' })}>
      <button
        type="button"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
        aria-label={t({ id: 'common.previousPage', message: 'Previous page' })}
      >
        <Icon name="left" small />
      </button>
      {pageSlots(page, pages).map((slot, index) =>
        slot === 'gap' ? (
          <span key={index < 3 ? 'before' : 'after'} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            type="button"
            key={slot}
            className="num"
            aria-current={slot === page ? 'page' : undefined}
            onClick={() => onPage(slot)}
          >
            {digits(slot, i18n.locale)}
          </button>
        ),
      )}
      <button
        type="button"
        aria-disabled={page >= pages || undefined}
        onClick={() => page < pages && onPage(page + 1)}
        aria-label={t({ id: 'common.nextPage', message: 'Next page' })}
      >
        <Icon name="right" small />
      </button>
    </nav>
  );
}
