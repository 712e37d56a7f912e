const KEY = 'sitting';

/**
 * Returns the token that this tab stores for a reload; '' if there is none, or if the browser blocks the storage of
 * frames.
 */
export function storedToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the token. Without storage, a reload of the frame requires another launch. */
export function storeToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // The game continues with the token in memory.
  }
}
