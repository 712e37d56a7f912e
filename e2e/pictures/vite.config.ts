import { defineConfig, type UserConfig } from 'vite';
import config from '../../vite.config';

/**
 * The browser tier's project with the pictures in place of its tests. Plain `vitest run` and `npm run test:all` know
 * nothing of it: pictures prove nothing alone, only against those of another revision.
 */
export default defineConfig(async (env): Promise<UserConfig> => {
  const tiers = await config(env);
  const browser = tiers.test?.projects?.find(
    (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'browser',
  );
  if (typeof browser !== 'object' || !('test' in browser)) throw new Error('vite.config.ts has no project "browser"');
  const pictures = { ...browser, test: { ...browser.test, include: ['e2e/pictures/*.pictures.ts'], isolate: true } };
  return { ...tiers, root: process.cwd(), test: { ...tiers.test, projects: [pictures] } };
});
