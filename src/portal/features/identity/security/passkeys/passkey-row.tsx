import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PasskeyList } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { moment } from '../../../../../ui/format';
import { Icon } from '../../../../../ui/icon';
import { useNameOf } from './forms';
import type { PasskeysRef } from './passkeys.flow';
import './passkeys.css';

type Props = { passkey: PasskeyList['list'][number]; passkeys: PasskeysRef };

/** A passkey: its name, where it is stored, when it was added and last used. */
export function PasskeyRow({ passkey, passkeys }: Props) {
  const { i18n } = useLingui();
  const labelId = useId();
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const since = moment(createdAt, i18n.locale);
  const used = lastUsedAt && moment(lastUsedAt, i18n.locale);
  return (
    <li className="passkey">
      <Icon name="key" />
      <div className="grow">
        <b id={labelId}>{useNameOf(name)}</b>
        <span className="mute sm">
          {synced ? (
            <Trans id="security.passkey.synced">Synced to your other devices</Trans>
          ) : (
            <Trans id="security.passkey.oneDevice">On one device only</Trans>
          )}
        </span>
        <span className="mute sm">
          {used ? (
            <Trans id="security.passkey.used">
              Added {since}; last used {used}
            </Trans>
          ) : (
            <Trans id="security.passkey.unused">Added {since}; not used yet</Trans>
          )}
        </span>
      </div>
      <Button small onClick={() => passkeys.send({ type: 'naming.requested', id })} aria-describedby={labelId}>
        <Trans id="security.passkey.rename">Rename</Trans>
      </Button>
      <Button small onClick={() => passkeys.send({ type: 'removal.requested', id })} aria-describedby={labelId}>
        <Trans id="security.passkey.remove">Remove</Trans>
      </Button>
    </li>
  );
}
