/** Six dyes: the ground, the light thread and the bright one. They are the same in both themes. */
export const DYES = {
  field: ['#0a3f2d', '#f3f8f3', '#f0b429'],
  clay: ['#7a2f18', '#fbe9df', '#f0b429'],
  river: ['#124869', '#e6f2f9', '#f6c75a'],
  honey: ['#5a3d05', '#fdf1cf', '#f0b429'],
  dusk: ['#3c2a4d', '#efe6f6', '#f0b429'],
  moss: ['#1f4a45', '#e4f4ef', '#f2a07c'],
} as const;
export type Dye = keyof typeof DYES;
