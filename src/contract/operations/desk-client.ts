import { type ClientDependencies, createClient } from '../client';
import { type DeskEndpointName, deskEndpoints } from './desk-endpoints';

/**
 * Dependencies of the desk's client. The session's token is a header and in no cookie: browsers send cookies of the
 * loopback address to every port, and so to the portal; and no cross-site request can send a header.
 */
export type DeskDependencies = Pick<
  ClientDependencies<DeskEndpointName>,
  'fetch' | 'origin' | 'onFailure' | 'timeout'
> & {
  credentials(): { language: string; token: string | null };
};

/** Creates the desk's client. Nothing is sealed, because the operators' server is on this machine or behind TLS. */
export const createDeskClient = (deps: DeskDependencies) =>
  createClient(deskEndpoints, {
    ...deps,
    credentials: () => ({ ...deps.credentials(), merchant: '' }),
    seal: () => Promise.reject(new TypeError('no call of the desk is sealed')),
  });
