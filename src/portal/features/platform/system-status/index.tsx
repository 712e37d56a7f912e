import * as v from 'valibot';
import { customerServices } from '../../../../contract/platform/system';
import { type Contacts, outsideContacts } from '../../../parts/portal/contacts';
import { usePortalState, useSystemStatus } from '../../../parts/portal/portal-context';
import { useLanguages } from '../../../parts/portal/shell-data';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import { LanguagePicker } from '../../../shell/language-picker';
import { InvalidUrl } from './invalid-url';
import { Maintenance } from './maintenance';
import { Restricted } from './restricted';
import { Unreachable } from './unreachable';

/** Address behind "Contact Us": the first contact that is open while the portal is not. */
const reachable = (contacts: Contacts = []) => outsideContacts(contacts)[0]?.path ?? null;
/** Code of a rejected host that is not ours. */
const hostRejection = v.object({ customerService: customerServices });
const contactsOf = (rejection: unknown): Contacts | undefined => {
  const read = v.safeParse(hostRejection, rejection);
  return read.success ? read.output.customerService : undefined;
};

/** Page in place of a closed portal, by the state of the system status. */
export function ClosedScreen() {
  const actor = usePortalState(({ children }) => unlessFailed(children.systemStatus));
  const state = useSystemStatus();
  const corner = <LanguagePicker {...useLanguages()} />;
  if (!state) return null;
  const { site, rejection } = state.context;
  const contactHref = reachable(site?.customerService ?? contactsOf(rejection));
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
