const PATHS = {
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  room: 'M3.5 5h17v14h-17zM8 5v14M16 5v14',
  save: 'M12 4v10M7.5 10l4.5 4.5 4.5-4.5M5 19.5h14',
  back: 'M18 5.5v13L9 12zM6 5.5v13',
  play: 'M7.5 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M6 5.5v13l9-6.5zM18 5.5v13',
  again: 'M4 12a8 8 0 1 0 2.5-5.8M4 4.5V9h4.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  diff: 'M12 4v9M7.5 8.5h9M7.5 18.5h9',
  sides: 'M4 5.5h6.5v13H4zM13.5 5.5H20v13h-6.5z',
  fold: 'M5 9l7 7 7-7',
  unfold: 'M9 5l7 7-7 7',
  check: 'M5 12.5 10 17.5 19.5 7',
  part: 'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5',
  warn: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  actor: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c.6-4 3.2-6 7-6s6.400 2 7 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2',
} as const;
export type IconName = keyof typeof PATHS;

/** Decorative icon; adjacent text or the name of its button has the meaning. */
export const Icon = ({ name, small = true }: { name: IconName; small?: boolean }) => (
  <svg className={small ? 'ic ic-s' : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
