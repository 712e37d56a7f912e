import { type ReactNode, Suspense } from 'react';
import { MODULES } from '../../contract';
import { vaultForm } from '../parts/form/vault-form';
import { useModule, useSession, useVault } from '../parts/portal/portal-context';
import { useLanguages, useOpen } from '../parts/portal/shell-data';
import { HeaderNeutral } from '../shell/header-neutral';
import { HeaderVisitor } from '../shell/header-visitor';
import { AccountMember } from './held';

/** The header by who is here: a visitor, somebody logged in, or nobody knows yet. */
export function Account({ nav }: { nav: ReactNode }) {
  const session = useSession();
  if (session?.matches('visitor')) return <AccountVisitor nav={nav} />;
  if (!session?.hasTag('held')) return <HeaderNeutral nav={nav} />;
  return (
    <Suspense fallback={<HeaderNeutral nav={nav} />}>
      <AccountMember nav={nav} />
    </Suspense>
  );
}

function AccountVisitor({ nav }: { nav: ReactNode }) {
  const open = useOpen();
  const vault = useVault();
  const onQuickLogin = (form: FormData) => {
    const username = vaultForm(form, vault);
    open('login', { username, submitted: true });
  };
  const codes = useModule(MODULES.mobileCodeLogin);
  const onMobile = () => open('login', { way: 'mobile' });
  const freePlay = useModule(MODULES.freePlay);
  const onFreeDemo = () => open('freeTrial');
  return (
    <HeaderVisitor
      nav={nav}
      {...useLanguages()}
      onQuickLogin={onQuickLogin}
      onMobile={codes ? onMobile : undefined}
      registration={useModule(MODULES.directRegistration)}
      onFreeDemo={freePlay ? onFreeDemo : undefined}
    />
  );
}
