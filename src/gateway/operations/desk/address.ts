import { opsAddress } from '../../discovery-file';
import type { ModuleContext } from '../../platform/context';

type Known = Pick<ModuleContext, 'config' | 'listening'>;

/** Returns the origin at which browsers reach the desk: behind a TLS proxy its own, else on this machine. */
export const deskOrigin = ({ config, listening }: Known): string =>
  config.opsOrigin ?? opsAddress(config.opsHost, listening.operations);
