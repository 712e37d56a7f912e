export function findBrowser(): string | null;
export function haveBrowser(): string;
export const LAUNCH_FLAGS: string[];
export const TEST_FLAGS: string[];
