import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { Site, systemStatusMachine } from './system-status.machine';

const site: Site = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 1_800_000_000_000,
  location: { ip: '203.0.113.7', country: 'BD' },
  resources: [],
  timeZone: 'Asia/Dhaka',
  registersHere: true,
  release: '',
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field',
  customerService: [{ csType: 'live', path: 'https://support.example.test/' }],
  gtagId: '',
  imageCDNs: [],
  logoutMethod: 'POST',
  memberMenu: 14,
  minimumAge: 18,
  gameTypes: ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'],
  whiteLabel: [{ modId: 'SLIDEVERIF', enabled: '1', childrenNodes: [] }],
  loginFirst: false,
};

export const systemStatusSamples = {
  title: { en: 'Portal availability', bn: 'পোর্টাল ব্যবহার করা যায় কি না' },
  states: {
    checking: { en: 'The server-rendered page stays visible', bn: 'প্রথমে আসা পেজটিই দেখা যায়' },
    routing: { en: 'The screen does not change; the status is evaluated', bn: 'স্ক্রিনে কিছু বদলায় না; অবস্থা যাচাই হয়' },
    open: { en: 'The portal can be used', bn: 'পোর্টাল ব্যবহার করা যায়' },
    'open.steady': { en: 'The portal is shown', bn: 'পোর্টাল দেখা যায়' },
    'open.confirming': {
      en: 'The portal stays visible while the status reloads',
      bn: 'অবস্থা আবার লোড হওয়ার সময়ও পোর্টাল দেখা যায়',
    },
    maintenance: {
      en: 'The maintenance page is shown with the expected end',
      bn: 'রক্ষণাবেক্ষণের পেজ ও শেষ হওয়ার সম্ভাব্য সময় দেখা যায়',
    },
    'maintenance.waiting': {
      en: 'The maintenance page has a "Refresh" button',
      bn: 'রক্ষণাবেক্ষণের পেজে "রিফ্রেশ করুন" বোতাম আছে',
    },
    'maintenance.rechecking': {
      en: 'A spinner is shown on the "Refresh" button of the maintenance page',
      bn: 'রক্ষণাবেক্ষণের পেজের "রিফ্রেশ করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    restricted: {
      en: 'The restriction page shows the IP address and the country',
      bn: 'নিষেধাজ্ঞার পেজে IP ঠিকানা ও দেশ দেখা যায়',
    },
    invalidUrl: {
      en: 'A page says that the address is not ours and links to customer service',
      bn: 'ঠিকানাটি আমাদের নয় জানানো হয়, গ্রাহকসেবার লিংক থাকে',
    },
    unreachable: { en: 'A page says that the portal is unreachable', bn: 'পোর্টালের সঙ্গে সংযোগ নেই জানানো হয়' },
    'unreachable.waiting': {
      en: 'The page about the lost connection has a "Try again" button',
      bn: 'সংযোগ নেই জানানোর পেজে "আবার চেষ্টা করুন" বোতাম আছে',
    },
    'unreachable.retrying': {
      en: 'A spinner is shown on the "Try again" button',
      bn: '"আবার চেষ্টা করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
  },
  events: {
    'retry.requested': {
      'by the player': {
        en: 'Press "Try again", or "Refresh" during maintenance',
        bn: '"আবার চেষ্টা করুন" চাপুন, রক্ষণাবেক্ষণের সময় "রিফ্রেশ করুন"',
      },
    },
    'service.rejected': {
      'by any call': {
        en: 'The server rejects a request: the platform is closed',
        bn: 'সার্ভার অনুরোধ গ্রহণ করে না: প্ল্যাটফর্ম বন্ধ',
      },
    },
  },
  outcomes: {
    readStatus: {
      open: { output: site, en: 'The server reports that the portal is open', bn: 'সার্ভার জানায় পোর্টাল খোলা' },
      'members only': {
        output: { ...site, whiteLabel: [{ modId: 'LOGINHOME', enabled: '1', childrenNodes: [] }], loginFirst: true },
        en: 'The server reports that the portal is open after a login only',
        bn: 'সার্ভার জানায় পোর্টাল শুধু লগ ইনের পরে খোলা',
      },
      'maintenance for ten minutes': {
        output: { ...site, maintenance: true, maintenanceEnd: 1_800_000_600_000 },
        en: 'The server reports maintenance for ten minutes',
        bn: 'সার্ভার জানায় দশ মিনিট রক্ষণাবেক্ষণ চলবে',
      },
      'maintenance without an end': {
        output: { ...site, maintenance: true },
        en: 'The server reports maintenance without an end time',
        bn: 'সার্ভার জানায় রক্ষণাবেক্ষণ চলছে, শেষ সময় জানা নেই',
      },
      'restricted here': {
        output: { ...site, regionRestriction: true, location: { ip: '203.0.113.7', country: 'SG' } },
        en: 'The server reports that this region is restricted',
        bn: 'সার্ভার জানায় এই এলাকা থেকে পোর্টাল বন্ধ',
      },
      'unknown host': {
        error: {
          kind: 'rejected',
          code: 'system.invalidUrl',
          message: 'Invalid URL. Please contact customer service.',
          status: 403,
          value: { customerService: [{ csType: 'EMAIL', path: 'mailto:help@example.test' }] },
        },
        en: 'The server reports that this address is not ours',
        bn: 'সার্ভার জানায় এই ঠিকানা আমাদের নয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof systemStatusMachine>;
