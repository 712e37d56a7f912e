import type { Site } from '../../../../machines/platform/system-status/system-status.machine';
import { useSystemStatus } from './portal-context';

export type Contacts = Site['customerService'];

/** Contacts outside the portal, which work while it is closed: its own pages do not. */
export const outsideContacts = (contacts: Contacts): Contacts => contacts.filter(({ path }) => !path.startsWith('/'));

/** Email address and phone number of customer service, as the last system status has them (`own.support.contacts`). */
export const useDirectContacts = (): Contacts =>
  outsideContacts(useSystemStatus()?.context.site?.customerService ?? []).filter(({ path }) =>
    /^(?:mailto|tel):/.test(path),
  );
