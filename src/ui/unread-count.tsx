import { Trans, useLingui } from '@lingui/react/macro';
import { Count } from './badge';
import { digits } from './digits';

/** Number of unread items, with a label for screen readers; hidden for zero. */
export function UnreadCount({ count }: { count: number }) {
  const { i18n } = useLingui();
  return (
    <Count of={count}>
      {digits(count, i18n.locale)}
      <span className="vh">
        {' '}
        <Trans id="common.unread">unread</Trans>
      </span>
    </Count>
  );
}
