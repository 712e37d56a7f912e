import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { logoutMachine } from '../../../../../machines/identity/logout/logout.machine';
import { Confirm } from '../../../../ui/confirm';

/** Asks before leaving: in_sure_logout (s8.logout.confirmation). */
export function LogoutAlert({ logout }: { logout: ActorRefFrom<typeof logoutMachine> }) {
  const busy = useSelector(logout, (state) => state.hasTag('busy'));
  return (
    <Confirm
      title={<Trans id="logout.title">Log out?</Trans>}
      yes={<Trans id="logout.confirm">Log out</Trans>}
      onYes={() => logout.send({ type: 'logout.confirmed' })}
      no={<Trans id="logout.stay">Stay</Trans>}
      onNo={() => logout.send({ type: 'logout.cancelled' })}
      busy={busy}
    >
      <Trans id="in_sure_logout">Are you sure you want to log out? To play again, you log in again.</Trans>
    </Confirm>
  );
}
