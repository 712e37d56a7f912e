import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { type createToasts, toasts } from './toast-store';

/** Where confirmations appear. Mounted once, empty, so that screen readers hear what is put into it. */
export function Toasts({ store = toasts }: { store?: ReturnType<typeof createToasts> }) {
  const { t } = useLingui();
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {list.map(({ id, text, tone }) => (
        <div
          key={id}
          className="toast"
          onPointerEnter={() => store.hold(id)}
          onPointerLeave={() => store.release(id)}
          onFocus={() => store.hold(id)}
          onBlur={() => store.release(id)}
        >
          <Icon name={tone === 'good' ? 'check' : 'warn'} />
          <p className="grow">{text}</p>
          <IconButton icon="x" label={t({ id: 'common.dismiss', message: 'Dismiss' })} onClick={() => store.dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
