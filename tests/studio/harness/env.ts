import { KEY } from './portal';

/** Environment of a studio at the test portal. */
export const envOf = (databaseUrl: string, portalUrl: string, files: string) => ({
  STUDIO_DATABASE_URL: databaseUrl,
  STUDIO_PORTAL_URL: portalUrl,
  STUDIO_KEY: KEY.key,
  STUDIO_SECRET: KEY.secret,
  STUDIO_SEAL: 'another-secret-of-thirty-two-characters',
  STUDIO_BEACON: 'demo',
  STUDIO_FILES: files,
});
