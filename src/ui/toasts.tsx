import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { type createToasts, toasts } from './toast-store';

/** Container of the toasts. It is mounted once, empty, so that screen readers announce additions. */
export function Toasts({ store = toasts }: { store?: ReturnType<typeof createToasts> }) {
  const { t } = useLingui();
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);
  return (
    <output
      className="toasts"
      // Explicit although implied by the element: an open dialog hides everything else without it from screen readers.
      aria-live="polite"
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      {list.map(({ id, text, tone }) => (
        <span key={id} className="toast">
          <Icon name={tone === 'good' ? 'check' : 'warn'} />
          <span className="grow">{text}</span>
          <IconButton
            icon="x"
            label={t({ id: 'common.dismiss', message: 'Dismiss' })}
            onClick={() => store.dismiss(id)}
          />
        </span>
      ))}
    </output>
  );
}
