const forgetters = new Set<() => void>();

/** Notifies a part of the page when a session ends, so that it can clear the player's data. */
export const onForget = (forget: () => void) => void forgetters.add(forget);

export const forgetAll = () => {
  for (const forget of forgetters) forget();
};
