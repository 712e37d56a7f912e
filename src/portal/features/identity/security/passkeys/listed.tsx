import { Trans } from '@lingui/react/macro';
import type { PasskeyList } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { Empty } from '../../../../../ui/empty';
import type { ListRef } from '../../../../../ui/list/list.flow';
import { ListView } from '../../../../../ui/list/list-view';
import { LastAct } from './last-act';
import { PasskeyRow } from './passkey-row';
import type { PasskeysRef } from './passkeys.flow';

type Props = { passkeys: PasskeysRef; list: ListRef<PasskeyList> };

/** Result of the last action, the passkeys, and a way to add one. */
export function Listed({ passkeys, list }: Props) {
  return (
    <>
      <LastAct passkeys={passkeys} />
      <ListView
        list={list}
        back
        actions={() => (
          <Button look="primary" icon="plus" onClick={() => passkeys.send({ type: 'adding.requested' })}>
            <Trans id="security.passkeys.add">Add a passkey</Trans>
          </Button>
        )}
        empty={
          <Empty title={<Trans id="security.passkeys.none">No passkeys yet</Trans>}>
            <p>
              <Trans id="security.passkeys.none.text">
                With a passkey you log in with your fingerprint, your face or your screen lock, without typing a
                password.
              </Trans>
            </p>
          </Empty>
        }
      >
        {(page) => (
          <ul className="sec-rows">
            {page.list.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} passkeys={passkeys} />
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}
