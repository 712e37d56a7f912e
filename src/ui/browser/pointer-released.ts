/** Resolves when no pointer presses the page. The root element is active while one does. */
export function pointerReleased(signal: AbortSignal): Promise<void> {
  if (!document.documentElement.matches(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, () => resolve(), { capture: true, once: true, signal });
  });
}
