import type { Kit } from '../kit';
import { demoProvider } from './demo';
import { identityToolkit } from './identity-toolkit';
import type { PhoneProvider } from './provider';

/** The real provider where a project is configured, else one in the gateway that behaves like it. */
export const phoneProvider = (kit: Kit, call: typeof fetch = fetch): PhoneProvider =>
  kit.config.firebase ? identityToolkit(kit, kit.config.firebase, call) : demoProvider(kit);
