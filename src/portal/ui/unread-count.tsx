import { Trans, useLingui } from '@lingui/react/macro';
import { Count } from './badge';
import { digits } from './format';

/** How many wait to be read, in a word for who does not see where it stands; nothing for none. */
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
