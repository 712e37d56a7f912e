import type { Site } from '../../../../machines/system-status/system-status.machine';
import { usePortalState, useSystemStatus } from '../../parts/portal/portal-context';
import { useLanguages } from '../../parts/portal/shell-data';
import { unlessFailed } from '../../parts/portal/unless-failed';
import { LanguagePicker } from '../../shell/language-picker';
import { InvalidUrl } from './invalid-url';
import { Maintenance } from './maintenance';
import { Restricted } from './restricted';
import { Unreachable } from './unreachable';

/** A way to customer service that is open while the portal is not: none of our own pages is. */
const reachable = (site: Site | null) => site?.customerService.find(({ path }) => !path.startsWith('/'))?.path ?? FALLBACK_CONTACT;
const FALLBACK_CONTACT = '/helpmc';

/** The page that stands for a closed portal, by the state of the system status. */
export function ClosedScreen() {
  const actor = usePortalState(({ children }) => unlessFailed(children.systemStatus));
  const state = useSystemStatus();
  const corner = <LanguagePicker {...useLanguages()} />;
  if (!state) return null;
  const { site } = state.context;
  const contactHref = reachable(site);
  const retry = { busy: state.hasTag('busy'), onRetry: () => actor?.send({ type: 'retry.requested' }) };
  if (state.matches('maintenance'))
    return <Maintenance corner={corner} endsAt={site?.maintenanceEnd ?? null} contactHref={contactHref} {...retry} />;
  if (state.matches('invalidUrl')) return <InvalidUrl corner={corner} contactHref={contactHref} />;
  if (state.matches('restricted')) {
    const { ip = '', country = null } = site?.location ?? {};
    return <Restricted corner={corner} ip={ip} country={country} contactHref={contactHref} />;
  }
  return <Unreachable corner={corner} retryInSeconds={null} {...retry} />;
}
