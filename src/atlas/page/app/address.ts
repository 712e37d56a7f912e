/** What of the page is in its address, so that it can be shared. */
export type Place = {
  /** The key of a chart; none on the index: `#?sort=size`. */
  chart?: string;
  input?: string;
  steps: string[];
  /** Number of steps taken. */
  at: number;
  /** The path of the state that is looked at. */
  state?: string;
  requirement?: string;
  tier?: string;
  /** The key of the change that is looked at. */
  change?: string;
  /** The id of the reviewer's note that is looked at. */
  note?: string;
  /** What has changed is shown over the chart unless this is `off`. */
  changes?: string;
  /** `on` where nothing stands beside the chart. */
  room?: string;
  /** For whom the chart is drawn: `product` or `engineer`; else for testers. */
  level?: string;
  /** How the flows of the index are sorted; by their groups where nothing is said. */
  sort?: string;
  /** The run sheet is open, at this case where it is one. */
  sheet?: string;
};

const ONE = [
  'input',
  'state',
  'requirement',
  'tier',
  'change',
  'changes',
  'note',
  'room',
  'level',
  'sort',
  'sheet',
] as const;

/** The fragment of an address: `#login?step=…&step=…&at=1&state=editing`. */
export function addressOf(place: Place): string {
  const query = new URLSearchParams();
  for (const key of ONE) if (place[key] !== undefined) query.set(key, place[key]);
  for (const step of place.steps) query.append('step', step);
  if (place.at !== place.steps.length) query.set('at', String(place.at));
  const said = query.toString();
  return `#${encodeURIComponent(place.chart ?? '')}${said && `?${said}`}`;
}

/** The place that a fragment names; what it does not say is as at the beginning. */
export function placeOf(fragment: string): Place {
  const [chart = '', said = ''] = fragment.replace(/^#/, '').split('?');
  const query = new URLSearchParams(said);
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
