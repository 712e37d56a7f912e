type ToastTone = 'good' | 'bad';
type Toast = { readonly id: number; readonly text: string; readonly tone: ToastTone };

/** Lifetime of a toast in ms, unless the pointer or the focus is on one. */
export const TOAST_TIME = 5_000;

/** Confirmations on the screen, the newest last. */
export function createToasts() {
  let list: readonly Toast[] = [];
  let lastId = 0;
  let held = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number) => {
    stop(id);
    change(list.filter((toast) => toast.id !== id));
  };
  const start = (id: number) => {
    stop(id);
    const timer = setTimeout(() => dismiss(id), TOAST_TIME);
    timers.set(id, timer);
  };

  return {
    /** Shows `text`, which is already in the player's language. */
    show(text: string, tone: ToastTone = 'good') {
      lastId += 1;
      change([...list, { id: lastId, text, tone }]);
      if (!held) start(lastId);
    },
    dismiss,
    /** Stops the timers while the player reads. */
    hold() {
      held = true;
      for (const { id } of list) stop(id);
    },
    release() {
      held = false;
      for (const { id } of list) start(id);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    list: () => list,
  };
}

export const toasts = createToasts();
