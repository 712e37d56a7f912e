/** Shareable part of the page's state, stored in the address. */
export type Place = {
  /** Key of a chart; none on the index: `#?sort=size`. */
  chart?: string;
  input?: string;
  steps: string[];
  /** Number of steps taken. */
  at: number;
  /** Path of the selected state. */
  state?: string;
  requirement?: string;
  tier?: string;
  /** Key of the selected change. */
  change?: string;
  /** Id of the selected note. */
  note?: string;
  /** Changes are displayed over the chart unless this is `off`. */
  changes?: string;
  /** Both versions side by side, moved `together` or `apart`. */
  sides?: string;
  /** `on` hides everything but the chart. */
  room?: string;
  /** Audience of the chart: `product` or `engineer`; testers by default. */
  level?: string;
  /** Sort order of the index; grouped by default. */
  sort?: string;
  /** Opens the run sheet, at this case if it is an id. */
  sheet?: string;
  /** Opens the flow as a story. */
  story?: string;
};

const ONE = [
  'input',
  'state',
  'requirement',
  'tier',
  'change',
  'changes',
  'sides',
  'note',
  'room',
  'level',
  'sort',
  'sheet',
  'story',
] as const;

/** Serializes a place as a fragment: `#login?step=…&step=…&at=1&state=editing`. */
export function addressOf(place: Place): string {
  const query = new URLSearchParams();
  for (const key of ONE) if (place[key] !== undefined) query.set(key, place[key]);
  for (const step of place.steps) query.append('step', step);
  if (place.at !== place.steps.length) query.set('at', String(place.at));
  const text = query.toString();
  return `#${encodeURIComponent(place.chart ?? '')}${text && `?${text}`}`;
}

/** Parses a fragment; missing parts get their initial values. */
export function placeOf(fragment: string): Place {
  const [chart = '', parameters = ''] = fragment.replace(/^#/, '').split('?');
  const query = new URLSearchParams(parameters);
  const steps = query.getAll('step');
  const at = Number(query.get('at') ?? steps.length);
  return {
    ...Object.fromEntries(ONE.flatMap((key) => (query.has(key) ? [[key, query.get(key)]] : []))),
    chart: decoded(chart),
    steps,
    at: Number.isInteger(at) ? Math.min(Math.max(at, 0), steps.length) : steps.length,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined;
  } catch {
    return undefined;
  }
}
