import { describe, expect, test } from 'vitest';
import { type Layout, routes } from '../../src/portal/routes';

/** Spec section 2, by hand: what must be there, whatever the table says. */
const spec: Record<Layout, string[]> = {
  full: [
    ...['/', '/index', '/index.html', '/home', '/register', '/register.html', '/noticePage', '/vip', '/elott', '/live', '/fish', '/pvp'],
    ...['/promotions', '/promoDetail', '/sports', '/esports', '/rng', '/help', '/down', '/download', '/join'],
  ],
  noSide: ['/pointMall'],
  header: ['/lottery', '/vnlottery', '/seaLottery', '/seamless', '/game'],
  bare: ['/helpmc', '/login'],
};
/** The spec shows no path for the page that a mailed link leads to. */
const ASSUMED = '/resetPassword';

describe('routes', () => {
  test.each(Object.entries(spec))('s2.route.home: the routes of the layout "%s" are those of the spec', (layout, paths) => {
    const ours = routes.filter((route) => route.layout === layout && route.path !== ASSUMED).map(({ path }) => path);
    expect(ours.sort()).toEqual([...paths].sort());
  });

  test('s2.other.routes-not-shown: one path is assumed; what the spec knows by label only has no route yet', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...Object.values(spec).flat(), ASSUMED].sort());
  });

  test('s2.guard.exempt-routes: only five, and the page of a mailed link, are open to a visitor when login comes first', () => {
    const exempt = routes.filter((route) => route.exempt).map(({ path }) => path);
    expect(exempt.sort()).toEqual(['/download', '/helpmc', '/login', '/register', '/register.html', ASSUMED]);
  });
});
