import { type ReactNode, Suspense } from 'react';
import { MODULES } from '../../contract';
import { useVault } from '../../ui/vault-context';
import { useModule, useSession } from '../parts/portal/portal-context';
import { useLanguages, useOpen } from '../parts/portal/shell-data';
import { vaultForm } from '../parts/session/vault-form';
import { HeaderNeutral } from '../shell/header-neutral';
import { HeaderVisitor } from '../shell/header-visitor';
import { Top } from '../shell/top';
import { AccountMember } from './held';

/** The header's account slot. Its menu stays open while the session is being restored. */
export function Account({ nav }: { nav: ReactNode }) {
  return (
    <Top nav={nav} member={useSession()?.hasTag('held')}>
      <CurrentAccount />
    </Top>
  );
}

/** A visitor, a player, or unknown so far. */
function CurrentAccount() {
  const session = useSession();
  if (session?.matches('visitor')) return <AccountVisitor />;
  if (!session?.hasTag('held')) return <HeaderNeutral />;
  return (
    <Suspense fallback={<HeaderNeutral />}>
      <AccountMember />
    </Suspense>
  );
}

function AccountVisitor() {
  const open = useOpen();
  const vault = useVault();
  const onQuickLogin = (form: FormData) => {
    const username = vaultForm(form, vault);
    open('login', { username, submitted: true });
  };
  const codes = useModule(MODULES.mobileCodeLogin);
  const onMobile = () => open('login', { method: 'mobile' });
  const freePlay = useModule(MODULES.freePlay);
  const onFreeDemo = () => open('freeTrial');
  return (
    <HeaderVisitor
      {...useLanguages()}
      onQuickLogin={onQuickLogin}
      onMobile={codes ? onMobile : undefined}
      registration={useModule(MODULES.directRegistration)}
      onFreeDemo={freePlay ? onFreeDemo : undefined}
    />
  );
}
