/** Where gtag comes from, and where it sends what it counts: the only hosts that the policy lets in, and only where the site has an id. */
export const GTAG = {
  script: 'https://www.googletagmanager.com',
  collect: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
} as const;

/** The id of a measurement, as it is given out: `G-` and what follows. */
export const GTAG_ID = /^G-[A-Z0-9]{4,16}$/;
