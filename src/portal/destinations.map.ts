import type { Ending, Place, Report } from '../../machines/platform/host/host.machine';
import { destinations } from './destinations';
import { pages as agentPages } from './destinations.agent';
import { pages } from './destinations.pages';
import type { Destination, PageRow } from './parts/portal/destination';

/** Entry points that are not destinations: parts of the frame, and links from outside. */
const FRAME = ['menu', 'header', 'footer', 'gate', 'mail', 'address'];
/** Destination of the portal after each report. */
export const AFTER: Record<Report['type'], string> = {
  'login.completed': 'home',
  'password.changed': 'home',
  'account.closed': 'home',
  'account.excluded': 'home',
  'password.reset': 'loginScreen',
};
/** Charts that request destinations but are displayed at none. */
const BESIDE = ['news', 'reality-check'];

const LINK = { en: 'link', bn: 'লিংক' };

/** Returns the key of a place; pages of the agent centre that share a name with the member centre get a prefix. */
function keyOf({ to, centre }: Place): string {
  return centre === 'agentCentre' && Object.hasOwn(pages, to) ? `${centre}/${to}` : to;
}

const rows: [key: string, within: string, row: Destination | PageRow][] = [
  ...Object.entries(destinations).map(([key, row]): (typeof rows)[number] => [
    key,
    'pages' in row ? 'centres' : `${row.seat}s`,
    row,
  ]),
  ...Object.entries(pages).map(([key, row]): (typeof rows)[number] => [key, 'memberCentre', row]),
  ...Object.entries(agentPages).map(([key, row]): (typeof rows)[number] => [
    keyOf({ to: key, centre: 'agentCentre' }),
    'agentCentre',
    row,
  ]),
];
const isInMenu = (row: Destination | PageRow): boolean =>
  row.seat === 'page' && (!row.menu || Object.keys(row.menu).length > 0);
/** Parts of the frame that lead to a destination. */
const frameOf = (row: Destination | PageRow): string[] => [
  ...(isInMenu(row) ? ['menu'] : []),
  ...(row.from ?? []).filter((from) => FRAME.includes(from)),
];

const waysOf = ([key, , row]: (typeof rows)[number]) => [
  ...(row.from ?? []).flatMap((from) => (FRAME.includes(from) ? [] : [{ from, to: key, by: LINK }])),
  ...(row.seat === 'screen' && row.over
    ? [{ from: key, to: row.over, by: { en: 'stands over it', bn: 'এর ওপরে খোলা' } }]
    : []),
  ...(row.seat === 'dialog' && row.pages
    ? [{ from: key, to: row.pages.first, by: { en: 'opens with it', bn: 'এটি দিয়ে খোলে' } }]
    : []),
  ...(row.seat === 'dialog' && row.account
    ? [{ from: key, to: 'login', by: { en: 'not logged in: it waits', bn: 'লগ ইন নেই: অপেক্ষায় থাকে' } }]
    : []),
];

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
const isPlace = (place: unknown): place is Place => has(place, 'to') && typeof place.to === 'string';
const isReport = (report: unknown): report is NonNullable<Ending['report']> =>
  has(report, 'type') && typeof report.type === 'string' && Object.hasOwn(AFTER, report.type);

/** Destination of an `Ending`, or of an event that requests one; the portal receives a report first. */
function leads(value: unknown): { to: string; report?: string } | undefined {
  if (has(value, 'report') && isReport(value.report))
    return { to: AFTER[value.report.type], report: value.report.type };
  const place = has(value, 'next') ? value.next : has(value, 'place') ? value.place : undefined;
  return isPlace(place) ? { to: keyOf(place) } : undefined;
}

/** Map of the portal, for `npm run charts -- --map`: every row, and where it leads. */
export const destinationMap = {
  id: 'portal-map',
  destinations: [
    ...rows.map(([key, within, row]) => ({
      key,
      within,
      ...(row.seat === 'screen' && { description: row.paths.join(' ') }),
      tags: [...frameOf(row), ...(row.seat === 'dialog' && row.account ? [row.account] : [])],
      open: frameOf(row).length > 0,
      ...(row.runs && { chart: row.runs }),
    })),
    ...BESIDE.map((chart) => ({ key: chart, within: 'beside', tags: [], open: true, chart })),
  ],
  ways: rows.flatMap(waysOf),
  leads,
};
