import type { Samples } from '../../src/atlas';
import type { Site, systemStatusMachine } from './system-status.machine';

const site: Site = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 1_800_000_000_000,
  location: { ip: '203.0.113.7', country: 'BD' },
  resources: [],
  customerService: [{ csType: 'live', path: 'https://support.example.test/' }],
  whiteLabel: [{ modId: 'SLIDEVERIF', enabled: '1', childrenNodes: [] }],
  loginFirst: false,
};

/** What the gateway can say of itself, and what brings the portal to ask. */
export const systemStatusSamples = {
  events: {
    'retry.requested': { 'by the player': {} },
    'service.refused': { 'by any call': {} },
  },
  outcomes: {
    readStatus: {
      open: { output: site },
      'open after a login': {
        output: { ...site, whiteLabel: [{ modId: 'LOGINHOME', enabled: '1', childrenNodes: [] }], loginFirst: true },
      },
      'maintenance for ten minutes': { output: { ...site, maintenance: true, maintenanceEnd: 1_800_000_600_000 } },
      'maintenance without an end': { output: { ...site, maintenance: true } },
      'restricted here': { output: { ...site, regionRestriction: true, location: { ip: '203.0.113.7', country: 'SG' } } },
      'not our host': {
        error: { kind: 'rejected', code: 'system.invalidUrl', message: 'Invalid URL. Please contact customer service.', status: 400 },
      },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof systemStatusMachine>;
