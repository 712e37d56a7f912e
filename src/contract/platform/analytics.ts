/** Hosts of gtag and its reports: the only ones that the policy allows, and only if the site has an id. */
export const GTAG = {
  script: 'https://www.googletagmanager.com',
  collect: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
} as const;

/** Measurement id: `G-` and its suffix. */
export const GTAG_ID = /^G-[A-Z0-9]{4,16}$/;
