/** The four tiers, in the order in which they run. */
export const TIERS = ['model', 'rendered', 'gateway', 'browser'];

/** Tag filters of `npm test`: in the browser the tests tagged `gate`, elsewhere all but those tagged `extended`. */
export const GATE_FILTERS = { model: '!extended', rendered: '!extended', gateway: '!extended', browser: 'gate' };

/** Returns whether `npm test` runs a test of a tier that has these tags. */
export const isInGate = (tier, tags) => (tier === 'browser' ? tags.includes('gate') : !tags.includes('extended'));

/** Folders of each tier, as vite.config.ts includes them. */
export const TIER_OF = [
  ['rendered', /^tests\/(portal|rendered)\/.*\.test\.tsx?$/],
  [
    'model',
    /^tests\/(machines|atlas|contract|lifecycle|lottery|requirements|lint|dependencies|pictures)\/.*\.test\.ts$/,
  ],
  ['gateway', /^tests\/(gateway|security|studio)\/.*\.test\.ts$/],
  ['browser', /^e2e\/.*\.test\.ts$/],
];
