const KEY = 'sitting';

/** The token that this tab stores for a reload; '' if there is none, or if the browser blocks the storage of frames. */
export function storedToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Without storage a reload of the frame takes a new launch. */
export function storeToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // The game goes on with the token in memory.
  }
}
